import * as v from 'valibot'
import { get, type Reply, type SourceWorld } from './request.ts'
import { SourceFailure } from './source-problem.ts'

/** GitHub itself gives up on a call after 10 s (REST API, "Timeouts"). */
const API_LIMIT_MS = 12_000
/** Room for the 100,000 entries at which GitHub cuts a tree; a file of 5 MB is 7 MB in base64. */
const API_LIMIT_BYTES = 64_000_000

/** One GET of the REST API: `path` begins with a slash, `what` names the answer in messages. */
export type AskApi = (path: string, what: string) => Promise<Reply>

/**
 * @param api base of the REST API, without a slash at its end
 */
export function createApi(api: string, world: SourceWorld): AskApi {
  const headers = {
    accept: 'application/vnd.github+json',
    ...(world.token !== null && mayCarryToken(api) && { authorization: `Bearer ${world.token}` }),
  }
  return async (path, what) => {
    const request = { what, address: api + path, limitMs: API_LIMIT_MS, limitBytes: API_LIMIT_BYTES, headers }
    const reply = await get(request, world)
    return !reply.ok && reply.problem.kind === 'status' && reply.problem.status === 401
      ? { ok: false, problem: { kind: 'token-refused' } }
      : reply
  }
}

/** A secret goes over an encrypted connection, or to this very machine. */
function mayCarryToken(api: string): boolean {
  const { protocol, hostname } = new URL(api)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/**
 * @returns what the schema makes of the answer
 * @throws SourceFailure for a problem, for what is no JSON, and for JSON of another shape
 */
export function valueOf<T>(reply: Reply, schema: v.GenericSchema<unknown, T>, what: string): T {
  if (!reply.ok) throw new SourceFailure(reply.problem)
  const result = v.safeParse(schema, parsed(reply.bytes))
  if (!result.success) throw new SourceFailure({ kind: 'unreadable', what })
  return result.output
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
