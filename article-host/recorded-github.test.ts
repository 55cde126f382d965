import getContent from '@octokit/fixtures/scenarios/api.github.com/get-content/normalized-fixture.json'
import { expect, test } from 'vitest'
import { fakeGithub, HOST, staying } from '#tests/support/github/fake-github.ts'
import { readArticle } from './read-article.ts'
import { readList } from './read-list.ts'

type Recorded = { status: number; response: unknown; headers: Record<string, unknown> }

const README_SHA = '93a078d1c3f76aa1ca11def8f882a06df1d4a01b'

/** A real answer of api.github.com, recorded by the makers of GitHub's own client. */
function answerOf(recording: readonly Recorded[], index: number): Response {
  const recorded = recording[index]
  if (!recorded) throw new Error(`Expected an exchange ${index} in the recording.`)
  const { status, response } = recorded
  const headers = Object.entries(recorded.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  )
  return new Response(typeof response === 'string' ? response : JSON.stringify(response), { status, headers })
}

test('[LIST-4] [ART-1] computes the id of the recorded listing for the recorded raw file', async () => {
  const recorded = (index: number) => fakeGithub(() => answerOf(getContent, index)).environment
  const entries = [{ name: 'README', sha: README_SHA }]
  expect(await readList(HOST, recorded(0), staying)).toEqual({ ok: true, value: { entries, isCut: false } })
  const value = { text: '# hello-world', sha: README_SHA }
  expect(await readArticle(HOST, 'README', recorded(1), staying)).toEqual({ ok: true, value })
})
