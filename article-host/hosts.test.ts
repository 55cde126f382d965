import { expect, test } from 'vitest'
import getContent from '@octokit/fixtures/scenarios/api.github.com/get-content/normalized-fixture.json'
import { startHost } from '#tests/support/hosts/start-host.ts'
import { broken, fakeGithub, staying, HOST } from '#tests/support/github/fake-github.ts'
import { blobIdOf, forgejoAnswers, gitlabAnswers } from '#tests/support/hosts/other-hosts.ts'
import { onForgejo, onGitlab } from './hosts.ts'
import { readArticle } from './read-article.ts'
import { readGitlabList } from './read-gitlab-list.ts'
import { readList } from './read-list.ts'

const NAMES = ['One', 'What is 100% "new"?', 'a+b&c', '#1', '%2F', 'e\u0301 日本 🏍', "'<b>", '..md']
const FILES = new Map([
  ...NAMES.map((name) => [`${name}.md`, `# ${name}\n`] as const),
  ...Array.from({ length: 120 }, (_, number) => [`Part ${number}.md`, `${number}`] as const),
])

// The client's real code, and hosts on this machine that answer as the real ones do.
test.each([
  {
    kind: 'GitLab',
    repository: 'press/blog/notes',
    answers: gitlabAnswers,
    on: onGitlab,
    list: readGitlabList,
  },
  { kind: 'Forgejo', repository: 'alex/notes', answers: forgejoAnswers, on: onForgejo, list: readList },
])(
  '[LIST-4] [ART-1] [SITE-2] reads the list on $kind, and each file under its name',
  async ({ repository, answers, on, list }) => {
    const server = await startHost(answers(repository, FILES))
    const host = on(repository, server.address)
    const { environment } = fakeGithub(broken, { fetch: (...asked) => fetch(...asked) })
    const listed = await list(host, environment, staying)
    const entries = listed.ok ? listed.value.entries : []
    expect(new Set(entries.map(({ name }) => `${name}.md`))).toEqual(new Set(FILES.keys()))
    for (const name of NAMES) {
      const text = `# ${name}\n`
      const value = { text, sha: blobIdOf(text) }
      expect(await readArticle(host, name, environment, staying)).toEqual({ ok: true, value })
      expect(entries).toContainEqual({ name, sha: value.sha })
    }
    await server.cut()
  },
)

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
