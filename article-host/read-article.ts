import { articleAddress, type ArticleHost } from './article-host.ts'
import type { Environment } from './environment.ts'
import { type Answer, failure } from './fault.ts'
import { isForeignAnswer } from './foreign-answer.ts'
import { get } from './get.ts'
import { forget, recall, remember } from './last-answers.ts'

export type RawArticle = {
  text: string
  /** The git blob id of its bytes; `''` if it could not be computed. */
  sha: string
}

/** Ten times the size of a README that GitHub itself renders. */
export const ARTICLE_LIMIT_BYTES = 5_000_000
const LIMIT_MS = 15_000

/** Reads an article live (ART-1), and stores the answer. If the article is gone, this deletes the stored answer (SAVE-2). */
export async function readArticle(
  host: ArticleHost,
  name: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<RawArticle>> {
  const address = articleAddress(host, name)
  if (address === null) return failure({ kind: 'refused' })
  const answer = await get(address, LIMIT_MS, environment, signal)
  if (!answer.ok) {
    if (answer.fault.kind === 'missing') void forget(address, environment)
    return answer
  }
  const { bytes } = answer.value
  if (bytes.length > ARTICLE_LIMIT_BYTES) return failure({ kind: 'too-large' })
  if (isForeignAnswer(answer.value)) return failure({ kind: 'unknown' })
  const article = await articleIn(bytes, environment)
  void remember(address, bytes, environment)
  return { ok: true, value: article }
}

/** The article as this browser read it last, and when (ms since 1970); `null` if it has not read it. */
export async function recallArticle(
  host: ArticleHost,
  name: string,
  environment: Environment,
): Promise<{ value: RawArticle; storedAt: number } | null> {
  const address = articleAddress(host, name)
  const answer = address === null ? null : await recall(address, environment)
  return answer && { value: await articleIn(answer.bytes, environment), storedAt: answer.storedAt }
}

/** The text without a byte order mark; bytes that are not UTF-8 become U+FFFD. */
async function articleIn(bytes: Uint8Array<ArrayBuffer>, { subtle }: Environment): Promise<RawArticle> {
  return { text: new TextDecoder().decode(bytes), sha: subtle ? await gitBlobSha(bytes, subtle) : '' }
}

/** The id that git gives to a file, and GitHub's listing calls `sha`: the SHA-1 of `blob`, its size, NUL and its bytes. */
async function gitBlobSha(bytes: Uint8Array<ArrayBuffer>, subtle: SubtleCrypto): Promise<string> {
  const file = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer()
  const digest = new Uint8Array(await subtle.digest('SHA-1', file))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
