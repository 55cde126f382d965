import { expect, test } from 'vitest'
import { answeringHost, forgejoAnswers, githubAnswers, gitlabAnswers } from '#tests/support/fake-hosts.ts'
import { blobIdOf } from '#tests/support/answers.ts'
import { broken, fakeGithub, NONE, staying } from '#tests/support/github/fake-github.ts'
import { editAddress } from './article-host.ts'
import { onForgejo, onGithub, onGitlab } from './hosts.ts'
import { readArticle } from './read-article.ts'
import { readList } from './read-list.ts'

const ODD = ['What is 100% "new"?', 'a+b&c', '#1', '%2F', '%252F', "'<b>", '..md', '__proto__']
const NAMES = ['One', ...ODD, 'e\u0301 日本 🏍', '\u202E🏍']
const FILES = new Map([
  ...NAMES.map((name) => [`${name}.md`, `# ${name}\n`] as const),
  ...Array.from({ length: 120 }, (_, number) => [`Part ${number}.md`, `${number}`] as const),
])

// The client's real code, and hosts on this machine that answer as the real ones do.
test.each([
  [
    'GitHub',
    {
      repository: 'alex/notes',
      answersOf: githubAnswers,
      hostAt: (name, url) => onGithub(name, { api: url, raw: url }),
    },
  ],
  ['GitLab', { repository: 'press/blog/notes', answersOf: gitlabAnswers, hostAt: onGitlab }],
  ['Forgejo', { repository: 'alex/notes', answersOf: forgejoAnswers, hostAt: onForgejo }],
] satisfies [string, { repository: string; answersOf: typeof githubAnswers; hostAt: typeof onGitlab }][])(
  '[LIST-4] [ART-1] [ART-4] [SITE-2] row 32, row 34: reads the list on %s, and each file under its name, encoded once',
  async (_, { repository, answersOf, hostAt }) => {
    const answers = answersOf(repository, FILES)
    const server = await answeringHost(() => answers)
    const host = hostAt(repository, server.address)
    const { environment } = fakeGithub(broken, { fetch: (...asked) => fetch(...asked) })
    const listed = await readList(host, NONE, environment, staying)
    const entries = (listed.ok && listed.value?.entries) || []
    expect(new Set(entries.map(({ name }) => `${name}.md`))).toEqual(new Set(FILES.keys()))
    for (const name of NAMES) {
      const text = `# ${name}\n`
      const value = { text, sha: blobIdOf(text) }
      expect(await readArticle(host, { name }, environment, staying)).toEqual({ ok: true, value })
      expect(entries).toContainEqual({ name, sha: value.sha })
    }
    await server.cut()
  },
)

const github = onGithub('alex/notes', { api: 'https://api.example', raw: 'https://raw.example' })
const gitlab = onGitlab('press/blog/notes', 'https://gitlab.com')
const codeberg = onForgejo('alex/notes', 'https://codeberg.org')

test('links to the page on which the host edits the file, except for articles of the site itself', () => {
  const name = 'What is 100% "new"?'
  const file = 'main/articles/What%20is%20100%25%20%22new%22%3F.md'
  expect(editAddress(github, name)).toBe(`https://github.com/alex/notes/edit/${file}`)
  expect(editAddress(gitlab, name)).toBe(`https://gitlab.com/press/blog/notes/-/edit/${file}`)
  expect(editAddress(codeberg, name)).toBe(`https://codeberg.org/alex/notes/_edit/${file}`)
  expect(editAddress({ edit: null }, name)).toBe(null)
})

test('names known hosts by their brand, and others by their host name', () => {
  expect([gitlab.name, codeberg.name]).toEqual(['GitLab', 'Codeberg'])
  expect(onForgejo('alex/notes', 'https://git.example:8443/forge').name).toBe('git.example')
})
