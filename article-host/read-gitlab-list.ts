import type { ArticleHost } from './article-host.ts'
import type { Environment } from './environment.ts'
import { type Answer, failure } from './fault.ts'
import { get } from './get.ts'
import { isRecord } from './is-record.ts'
import { remember } from './last-answers.ts'
import { type Listing, listingIn } from './listing.ts'
import { LIST_LIMITS, LIST_REQUEST, listFailure, parseJson } from './read-list.ts'

/** The most entries that GitLab puts on a page (docs.gitlab.com, "REST API", "Offset-based pagination"). */
const PAGE_SIZE = 100
const MOST_PAGES = 10
/** Our limit, equal to GitHub's, because each page takes another call. */
export const GITLAB_LISTING_LIMIT = PAGE_SIZE * MOST_PAGES

/**
 * Reads the list of articles live (LIST-1) page by page, in the time of one call, and stores it in GitHub's format. If one page
 * fails, the list fails: the articles of that page would seem to be gone.
 */
export async function readGitlabList(
  host: ArticleHost,
  environment: Environment,
  signal: AbortSignal,
): Promise<Answer<Listing>> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(LIST_LIMITS.ms)])
  const files: object[] = []
  // GitLab.com does not send the number of pages; a page that is not full is the last.
  for (let page = 1; files.length === (page - 1) * PAGE_SIZE && page <= MOST_PAGES; page += 1) {
    const answer = await get(host.list + page, LIST_LIMITS, environment, within, LIST_REQUEST)
    if (!answer.ok) return listFailure(answer.fault)
    const body = parseJson(answer.value.bytes)
    if (body === undefined || (page > 1 && !Array.isArray(body))) return failure({ kind: 'unknown' })
    if (!Array.isArray(body)) return { ok: true, value: listingIn(body, host.listsAtMost) }
    // A server that ignores the size of a page could send more entries than a call takes arguments.
    files.push(...body.slice(0, GITLAB_LISTING_LIMIT).map(asOnGithub))
  }
  void remember(host.list, new TextEncoder().encode(JSON.stringify(files)), environment)
  return { ok: true, value: listingIn(files, host.listsAtMost) }
}

/** GitLab also calls a symbolic link a `blob`; the modes of git differ (docs.gitlab.com, "Repositories API", "List repository tree"). */
function asOnGithub(entry: unknown): object {
  if (!isRecord(entry) || entry.type !== 'blob' || !String(entry.mode).startsWith('100')) return {}
  return { type: 'file', name: entry.name, sha: entry.id }
}
