import { assertNever } from '#app/lib/assert-never.ts'

/** Everything for which the build does not take what GitHub offers. */
export type SourceProblem =
  /** No answer, or not all of it in time; `reason` is a code of the system or a few words. */
  | { kind: 'unreachable'; host: string; reason: string }
  /** The host answers no more for now; `retryAt` is when it will (ms since 1970), if it said so. */
  | { kind: 'rate-limited'; host: string; retryAt: number | null; hasToken: boolean }
  | { kind: 'token-refused' }
  /** A repository that is private, deleted or misspelt: GitHub does not tell which (REST API, troubleshooting). */
  | { kind: 'not-found'; hasToken: boolean }
  | { kind: 'private' }
  /** Another repository has the name now: its number is not the one that earlier builds have seen. */
  | { kind: 'other-repository'; known: number; found: number }
  | { kind: 'no-branch'; defaultBranch: string }
  /** `similar` is a folder whose name differs in its letters' case only. */
  | { kind: 'no-folder'; similar: string | null }
  | { kind: 'no-articles' }
  | { kind: 'fewer'; before: number; after: number }
  /** What came is not what git's id says, neither from the raw host nor from the API. */
  | { kind: 'mismatch'; path: string }
  | { kind: 'status'; what: string; status: number }
  /** An answer that is no JSON, or of another shape than GitHub documents, or too large. */
  | { kind: 'unreadable'; what: string }

/** Stops the reading of a source. Only `readArticles` catches it, and keeps what there was before. */
export class SourceFailure extends Error {
  readonly problem: SourceProblem

  constructor(problem: SourceProblem) {
    super(`The source of the articles failed: ${problem.kind}`)
    this.problem = problem
  }
}

/** What the owner reads: what was found instead of the articles, and what to do about it. */
type Explanation = { found: string; remedy: string }

/** Rounds a time up to the minute, so that nobody comes too early. */
const LAST_OF_MINUTE_MS = 59_999

/** Lets through a build that has fewer than half of the articles it had before. */
export const ACCEPT_FEWER = 'SITE_ACCEPT_FEWER_ARTICLES'
/** Lets through a build from a repository with this number, whatever number earlier builds have seen. */
export const ACCEPT_REPOSITORY = 'SITE_ACCEPT_REPOSITORY'

/** @param repository `owner/name`, as it is configured */
export function explainProblem(problem: SourceProblem, repository: string): Explanation {
  switch (problem.kind) {
    case 'unreachable':
      return {
        found: `no complete answer from ${problem.host} (${problem.reason}), twice`,
        remedy: 'Look at the network of this machine, and at githubstatus.com; then build again.',
      }
    case 'rate-limited':
      return {
        found: `${problem.host} answers no more requests ${problem.retryAt === null ? 'for now' : `until ${timeText(problem.retryAt + LAST_OF_MINUTE_MS)}`}`,
        remedy: problem.hasToken
          ? 'Build again after that.'
          : 'Build again after that, or set GITHUB_TOKEN: without one GitHub answers 60 requests an hour to one network.',
      }
    case 'token-refused':
      return {
        found: 'GitHub does not accept the token in GITHUB_TOKEN (401)',
        remedy: 'Renew it, or unset it: a public repository can be read without.',
      }
    case 'not-found':
      return {
        found: `no public repository ${repository} (404)`,
        remedy: `Check articles.repository in content/site.ts, and that the repository is public${problem.hasToken ? ' (the token in GITHUB_TOKEN does not see it either)' : ''}.`,
      }
    case 'private':
      return {
        found: `${repository} is private: its visitors would see no article, and its articles would become public`,
        remedy: 'Make the repository public, or name another one in content/site.ts.',
      }
    case 'other-repository':
      return {
        found: `another repository of that name: number ${problem.found}, where earlier builds saw ${problem.known}`,
        remedy:
          `The name may belong to somebody else now, and visitors read from it live: check it at once. ` +
          `If it is yours (made anew), build once with ${ACCEPT_REPOSITORY}=${problem.found}.`,
      }
    case 'no-branch':
      return {
        found: `no branch "main" (the default branch is ${JSON.stringify(problem.defaultBranch)}), so that no article can be opened live`,
        remedy: `Rename the branch to "main": github.com/${repository}/branches.`,
      }
    case 'no-folder':
      return {
        found:
          'no folder "articles" on the branch "main"' +
          (problem.similar === null
            ? ''
            : `, but ${JSON.stringify(problem.similar)}: git tells capitals apart`),
        remedy:
          problem.similar === null
            ? 'Make the folder and put the articles there (*.md).'
            : `Rename it: git mv ${JSON.stringify(problem.similar)} articles`,
      }
    case 'no-articles':
      return {
        found: 'not one article (*.md) in the folder "articles"',
        remedy: 'Put an article there. A blog without any is never published in place of one that had some.',
      }
    case 'fewer':
      return {
        found: `${problem.after} articles, where there were ${problem.before}: more than half are gone`,
        remedy: `If you deleted them, build once with ${ACCEPT_FEWER}=1.`,
      }
    case 'mismatch':
      return {
        found: `a text of articles/${problem.path} that is not the one git lists, twice`,
        remedy: 'It may have been pushed this minute: build again in five.',
      }
    case 'status':
      return {
        found: `the answer ${problem.status} to ${problem.what}`,
        remedy: 'Look at githubstatus.com; then build again.',
      }
    case 'unreadable':
      return {
        found: `an answer to ${problem.what} that is not what GitHub documents`,
        remedy:
          'Something between this machine and GitHub may answer in its place (a proxy, a portal): look at that.',
      }
    default:
      return assertNever(problem)
  }
}

/** In UTC and to the minute, so that it reads the same in every log. */
export function timeText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
