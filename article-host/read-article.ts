import { articleAddress, type ArticleHost } from './article-host.ts'
import type { Environment } from './environment.ts'
import { type Answer, failure } from './answers/fault.ts'
import { isForeignAnswer } from './answers/foreign-answer.ts'
import { get } from './answers/get.ts'
import { gitBlobSha, ID_DIGITS } from './git-ids.ts'
import { forget, recall, remember } from './answers/last-answers.ts'

export type RawArticle = {
  text: string
  /** The git blob id of its bytes; `''` if it could not be computed. */
  sha: string
}

/** Ten times the size of a README that GitHub itself renders. */
export const ARTICLE_LIMIT_BYTES = 5_000_000
const LIMIT_MS = 15_000

/** An article to read. `earlier` has the beginnings of the blob ids of texts that are older than the built one. */
export type RequestedArticle = { name: string; earlier?: readonly string[] | undefined }

/**
 * Reads an article live (ART-1), and stores the answer. If the article is gone, this deletes the stored answer (SAVE-2).
 *
 * @returns `null` as the value if the text is one of the earlier ones; it is not stored
 */
export async function readArticle(
  host: ArticleHost,
  { name, earlier }: RequestedArticle,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<RawArticle | null>> {
  const address = articleAddress(host, name)
  if (address === null) return failure({ kind: 'refused' })
  const answer = await get({ address, limitMs: LIMIT_MS, cache: 'no-cache' }, environment, signal)
  if (!answer.ok) {
    if (answer.fault.kind === 'missing') void forget(address, environment)
    return answer
  }
  const { bytes } = answer.value
  if (bytes.length > ARTICLE_LIMIT_BYTES) return failure({ kind: 'too-large' })
  if (isForeignAnswer(answer.value)) return failure({ kind: 'unknown' })
  const article = await decodeArticle(bytes, environment)
  if (isEarlier(article, earlier)) return { ok: true, value: null }
  void remember(address, bytes, environment)
  return { ok: true, value: article }
}

/**
 * The article as this browser read it last, and when (ms since 1970).
 *
 * @returns `null` if the browser has not read the article, or if its text is one of the earlier ones
 */
export async function recallArticle(
  host: ArticleHost,
  { name, earlier }: RequestedArticle,
  environment: Environment,
): Promise<{ value: RawArticle; storedAt: number } | null> {
  const address = articleAddress(host, name)
  const answer = address === null ? null : await recall(address, environment)
  if (!answer) return null
  const value = await decodeArticle(answer.bytes, environment)
  return isEarlier(value, earlier) ? null : { value, storedAt: answer.storedAt }
}

/** Whether a text is older than that of the document. Without an id the order is unknown, so the live text counts as the newer. */
function isEarlier({ sha }: RawArticle, earlier: readonly string[] = []): boolean {
  return earlier.includes(sha.slice(0, ID_DIGITS))
}

/** Decodes the bytes of a text, without a byte order mark; those that are not UTF-8 become U+FFFD. */
async function decodeArticle(bytes: Uint8Array<ArrayBuffer>, { subtle }: Environment): Promise<RawArticle> {
  const text = new TextDecoder().decode(bytes)
  // Pages on plain http have no `subtle`.
  const sha = subtle === undefined ? '' : await gitBlobSha(bytes, subtle)
  return { text, sha }
}
