import type { ArticleHost } from './article-host.ts'
import type { Environment } from './environment.ts'
import { type Answer, failure } from './fault.ts'
import { get } from './get.ts'
import { isRecord } from './is-record.ts'
import { recall, remember } from './last-answers.ts'
import { type Listing, listingIn } from './listing.ts'

/** GitHub itself gives up on an API call after 10 s. */
const LIMIT_MS = 12_000
/** The most entries that GitLab puts on a page (docs.gitlab.com, "REST API", "Offset-based pagination"). */
const PAGE_SIZE = 100
/** GitHub lists 1,000 files of a folder at most, without a mark that there are more (OpenAPI, `repos/get-content`). So do we on GitLab. */
export const LISTING_LIMIT = 1_000

/** Reads the list of articles live (LIST-1), and stores the answer if it is a list. */
export async function readList(
  host: ArticleHost,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<Listing>> {
  const read = host.listHasPages ? readPages : readJson
  const answer = await read(host.list, environment, signal)
  // Hosts also answer 404 for a repository that is private or renamed, so a 404 does not remove a stored list (SAVE-2).
  if (!answer.ok) return failure(answer.fault.kind === 'missing' ? { kind: 'unknown' } : answer.fault)
  const body = answer.value
  if (Array.isArray(body))
    void remember(host.list, new TextEncoder().encode(JSON.stringify(body)), environment)
  return { ok: true, value: listingIn(body, host.listsAtMost) }
}

/** The list as this browser read it last, and when (ms since 1970); `null` if it has not read it. */
export async function recallList(
  host: ArticleHost,
  environment: Environment,
): Promise<{ value: Listing; storedAt: number } | null> {
  const answer = await recall(host.list, environment)
  if (!answer) return null
  const body = parseJson(answer.bytes)
  return Array.isArray(body) ? { value: listingIn(body, host.listsAtMost), storedAt: answer.storedAt } : null
}

async function readJson(
  address: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<unknown>> {
  const answer = await get(address, LIMIT_MS, environment, signal)
  if (!answer.ok) return answer
  const value = parseJson(answer.value.bytes)
  return value === undefined ? failure({ kind: 'unknown' }) : { ok: true, value }
}

/** Reads GitLab's list page by page, in the time of one call. If one fails, the list fails: its articles would seem to be gone. */
async function readPages(
  address: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<unknown>> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
  const files: object[] = []
  for (let page = 1; ; page += 1) {
    const answer = await readJson(address + page, environment, within)
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
