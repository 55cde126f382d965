import { expect, test } from 'vitest'
import { startHost } from '#tests/support/hosts/start-host.ts'
import { broken, fakeGithub, staying } from '#tests/support/github/fake-github.ts'
import { forgejoAnswers } from '#tests/support/hosts/forgejo.ts'
import { blobIdOf } from '#tests/support/hosts/git-file.ts'
import { gitlabAnswers } from '#tests/support/hosts/gitlab.ts'
import { onForgejo } from './hosts/forgejo.ts'
import { onGitlab } from './hosts/gitlab.ts'
import { readArticle } from './read-article.ts'
import { readGitlabList } from './read-gitlab-list.ts'
import { readList } from './read-list.ts'

const NAMES = ['One', 'What is 100% "new"?', 'a+b&c', '#1', '%2F', 'e\u0301 日本 🏍', "'<b>", '..md']
const FILES = new Map([
  ...NAMES.map((name) => [`${name}.md`, `# ${name}\n`] as const),
  ...Array.from({ length: 120 }, (_, number) => [`Part ${number}.md`, `${number}`] as const),
])

/** The client's real code, and hosts on this machine that answer as the real ones do. */
const HOSTS = {
  GitLab: { repository: 'press/blog/notes', answers: gitlabAnswers, on: onGitlab, list: readGitlabList },
  Forgejo: { repository: 'alex/notes', answers: forgejoAnswers, on: onForgejo, list: readList },
}

async function started(kind: keyof typeof HOSTS, repository?: string) {
  const { repository: existing, answers, on, list } = HOSTS[kind]
  const server = await startHost(answers(existing, FILES))
  const host = on(repository ?? existing, server.address)
  const { environment } = fakeGithub(broken, { fetch: (...asked) => fetch(...asked) })
  return {
    server,
    host,
    environment,
    list: () => list(host, environment, staying),
    article: (name: string) => readArticle(host, name, environment, staying),
  }
}

const KINDS = Object.keys(HOSTS) as (keyof typeof HOSTS)[]

test.each(KINDS)(
  '[LIST-4] [ART-1] [SITE-2] reads the list on %s, and each file under its name',
  async (kind) => {
    const { server, list, article } = await started(kind)
    const listed = await list()
    const entries = listed.ok ? listed.value.entries : []
    expect(new Set(entries.map(({ name }) => `${name}.md`))).toEqual(new Set(FILES.keys()))
    for (const name of NAMES) {
      const text = `# ${name}\n`
      expect(await article(name)).toEqual({ ok: true, value: { text, sha: blobIdOf(text) } })
      expect(entries).toContainEqual({ name, sha: blobIdOf(text) })
    }
    await server.cut()
  },
)
