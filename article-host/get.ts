import type { Environment } from './environment.ts'
import { type Answer, failure, faultOf, isTransient } from './fault.ts'

/** `ms` is for the whole call: both tries, headers and bodies. `bytes` counts after decompression. */
type Limits = { ms: number; bytes: number }

type Received = { bytes: Uint8Array<ArrayBuffer>; contentType: string }

/** The pause between the first and the second, last try, in ms. */
export const RETRY_AFTER_MS = 1_000

/**
 * Sends a GET, and one more after a broken connection or a 5xx. It never rejects: only a complete 200 is a success (LIST-3,
 * ART-2), and every failure is a named fault.
 *
 * @param signal callers that abort it ignore the result
 * @param init its only header may be a safelisted `accept`: any other causes a preflight
 */
export async function get(
  address: string,
  limits: Limits,
  environment: Environment,
  signal: AbortSignal,
  init: RequestInit = {},
): Promise<Answer<Received>> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(limits.ms)])
  const attempt = () => tryOnce(address, { ...init, signal: within }, limits.bytes, environment)
  const first = await attempt()
  if (first.ok || !isTransient(first.fault) || within.aborted) return first
  await environment.pause(RETRY_AFTER_MS)
  return within.aborted ? first : attempt()
}

async function tryOnce(
  address: string,
  init: RequestInit,
  mostBytes: number,
  { fetch, now, online }: Environment,
): Promise<Answer<Received>> {
  try {
    const response = await fetch(address, init)
    if (response.status !== 200) return failure(faultOf(response, now()))
    const bytes = await readBody(response, mostBytes)
    if (!bytes) return failure({ kind: 'too-large' })
    return { ok: true, value: { bytes, contentType: response.headers.get('content-type') ?? '' } }
  } catch {
    return failure({ kind: online() ? 'unreachable' : 'offline' })
  }
}

/** @returns `null` if the body is longer than `most` bytes; the rest is not read */
async function readBody(response: Response, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > most) {
      await reader?.cancel()
      return null
    }
    chunks.push(part.value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** Decodes UTF-8 without its byte order mark; invalid bytes become U+FFFD. */
export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
