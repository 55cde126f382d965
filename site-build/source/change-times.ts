import pMap from 'p-map'
import * as v from 'valibot'
import { type AskApi, valueOf } from './github-api.ts'

/** GitHub answers 60 calls an hour without a token: a build takes a third of them at most. */
const CALLS_WITHOUT_TOKEN = 20
/** The token of GitHub Actions has 1,000 an hour. A build that needs more finds the rest the next time. */
const CALLS_WITH_TOKEN = 400
/** GitHub's advice is to ask one after the other, and its limit is 100 at once (REST API, best practices). */
const AT_ONCE = 6

type DatedArticle = { name: string; sha: string; changedAt: number | null }

const commitsSchema = v.array(
  v.object({
    commit: v.object({
      committer: v.object({ date: v.pipe(v.string(), v.transform(Date.parse), v.number()) }),
    }),
  }),
)

type Question = {
  /** `owner/name` */
  repository: string
  ask: AskApi
  hasToken: boolean
}

/**
 * When each article was last changed: from the last build for a text that is still the same, else from the newest
 * commit that touches the file (REST API, "List commits"), one call an article.
 *
 * @param known what the last build found
 * @returns ms since 1970 by name; `null` where it is not known, which is never a failure of the build
 */
export async function readChangeTimes(
  articles: readonly { name: string; sha: string }[],
  known: readonly DatedArticle[],
  { repository, ask, hasToken }: Question,
): Promise<Map<string, number | null>> {
  const before = new Map(known.map(({ name, sha, changedAt }) => [`${sha} ${name}`, changedAt]))
  const times = new Map(articles.map(({ name, sha }) => [name, before.get(`${sha} ${name}`) ?? null]))
  const unknown = articles.filter(({ name }) => times.get(name) === null)
  if (!hasToken && unknown.length > CALLS_WITHOUT_TOKEN) return times

  const find = async ({ name }: { name: string }) => {
    const path = encodeURIComponent(`articles/${name}.md`)
    const what = `the last change of ${name}`
    const reply = await ask(`/repos/${repository}/commits?path=${path}&sha=main&per_page=1`, what)
    const [newest] = valueOf(reply, commitsSchema, what)
    times.set(name, newest?.commit.committer.date ?? null)
  }
  // The first failure ends the questions, so that a spent allowance is not asked on. What was found stays.
  await pMap(unknown.slice(0, CALLS_WITH_TOKEN), find, { concurrency: AT_ONCE }).catch(() => undefined)
  return times
}
