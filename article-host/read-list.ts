import type { ArticleHost } from './article-host.ts'
import type { Environment } from './environment.ts'
import { type Answer, failure } from './answers/fault.ts'
import { get } from './answers/get.ts'
import { isRecord } from './is-record.ts'
import { recall, remember } from './answers/last-answers.ts'
import { type Listing, listingId, listingIn } from './listing.ts'

/** GitHub itself gives up on an API call after 10 s. */
const LIMIT_MS = 12_000
/** The most entries that GitLab puts on a page (docs.gitlab.com, "REST API", "Offset-based pagination"). */
const PAGE_SIZE = 100
/** GitHub lists 1,000 files of a folder at most, without a mark that there are more (OpenAPI, `repos/get-content`). So do we on GitLab. */
export const LISTING_LIMIT = 1_000

/**
 * Reads the list of articles live (LIST-1), and stores the answer if it is a list.
 *
 * @param earlierLists the ids of lists that are older than the built one (`listingId`), awaited when the answer is there
 * @returns `null` as the value if the answer is one of those; it is not stored
 */
export async function readList(
  host: ArticleHost,
  earlierLists: Promise<readonly string[]>,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<Listing | null>> {
  const read = host.listHasPages ? readPages : readJson
  const answer = await read(host, environment, signal)
  // Hosts also answer 404 for a repository that is private or renamed, so a 404 does not remove a stored list (SAVE-2).
  if (!answer.ok) return failure(answer.fault.kind === 'missing' ? { kind: 'unknown' } : answer.fault)
  const body = answer.value
  const listing = listingIn(body, host.listsAtMost)
  if (await isEarlier(listing, await earlierLists, environment)) return { ok: true, value: null }
  if (Array.isArray(body))
    void remember(host.list, new TextEncoder().encode(JSON.stringify(body)), environment)
  return { ok: true, value: listing }
}

/**
 * The list as this browser read it last, and when (ms since 1970).
 *
 * @param earlierLists the ids of lists that are older than the built one
 * @returns `null` if the browser has not read the list, or if it is one of those
 */
export async function recallList(
  host: ArticleHost,
  earlierLists: readonly string[],
  environment: Environment,
): Promise<{ value: Listing; storedAt: number } | null> {
  const answer = await recall(host.list, environment)
  if (!answer) return null
  const body = parseJson(answer.bytes)
  if (!Array.isArray(body)) return null
  const value = listingIn(body, host.listsAtMost)
  return (await isEarlier(value, earlierLists, environment)) ? null : { value, storedAt: answer.storedAt }
}

/** Without `crypto.subtle` the order of two lists is unknown, so the live one counts as the newer. */
async function isEarlier(
  { entries }: Listing,
  earlierLists: readonly string[],
  { subtle }: Environment,
): Promise<boolean> {
  if (!subtle || earlierLists.length === 0) return false
  return earlierLists.includes(await listingId(entries, subtle))
}

type ListAddress = Pick<ArticleHost, 'list' | 'revalidatesList'>

async function readJson(
  { list, revalidatesList }: ListAddress,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<unknown>> {
  const cache = revalidatesList ? 'no-cache' : 'default'
  const answer = await get({ address: list, limitMs: LIMIT_MS, cache }, environment, signal)
  if (!answer.ok) return answer
  const value = parseJson(answer.value.bytes)
  return value === undefined ? failure({ kind: 'unknown' }) : { ok: true, value }
}

/** Reads GitLab's list page by page, in the time of one call. If one fails, the list fails: its articles would seem to be gone. */
async function readPages(
  host: ListAddress,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<unknown>> {
  const endSignal = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
  const files: object[] = []
  for (let page = 1; ; page += 1) {
    const answer = await readJson({ ...host, list: host.list + page }, environment, endSignal)
    if (!answer.ok) return answer
    if (!Array.isArray(answer.value)) return page === 1 ? answer : failure({ kind: 'unknown' })
    files.push(...answer.value.map(asOnGithub))
    // GitLab.com does not send the number of pages; a page that is not full is the last.
    if (answer.value.length < PAGE_SIZE || files.length >= LISTING_LIMIT) return { ok: true, value: files }
  }
}

/** GitLab also calls a symbolic link a `blob`; the modes of git differ (docs.gitlab.com, "Repositories API", "List repository tree"). */
function asOnGithub(entry: unknown): object {
  if (!isRecord(entry) || entry.type !== 'blob' || !String(entry.mode).startsWith('100')) return {}
  return { type: 'file', name: entry.name, sha: entry.id }
}

/** @returns `undefined` for bytes that are not JSON */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
