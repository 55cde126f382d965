import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { blobIdOf, listed } from './answers.ts'
import { startHost } from './host.ts'

/** The files of a repository's folder `articles`: text by name. */
type Files = ReadonlyMap<string, string>
type Answer = { status: number; headers: Record<string, string>; body: Buffer }
/** What a host of articles answers, by path. */
type Answers = Map<string, Answer>

/** GitHub's caching times, in s (`cache-control` of api.github.com without a token and of raw.githubusercontent.com). */
const GITHUB_MAX_AGE = { api: 60, raw: 300 }

/** GitHub's listing, and its raw files, which are on another host. */
export function githubAnswers(repository: string, files: Files, maxAge = GITHUB_MAX_AGE): Answers {
  const entries = [...files].map(([name, text]) => listed(name, text))
  return new Map([
    [`/repos/${repository}/contents/articles`, answer(entries, maxAge.api)],
    ...byName(files, (name) => `/${repository}/main/articles/${name}`, maxAge.raw),
  ])
}

/** Pages of GitLab's repository tree, and its raw files (lib/api/repositories.rb, lib/api/files.rb). */
export function gitlabAnswers(repository: string, files: Files): Answers {
  const api = `/api/v4/projects/${encodeURIComponent(repository)}/repository`
  const entries = [...files].map(([name, text]) => {
    return { id: blobIdOf(text), name, type: 'blob', path: `articles/${name}`, mode: '100644' }
  })
  const pages = Array.from({ length: Math.floor(files.size / 100) + 1 }, (_, index) => {
    const query = `path=articles&ref=main&per_page=100&page=${index + 1}`
    return [`${api}/tree?${query}`, answer(entries.slice(100 * index, 100 * index + 100))] as const
  })
  return new Map([...pages, ...byName(files, (name) => `${api}/files/articles%2F${name}/raw?ref=main`)])
}

/** Forgejo's `repoGetContents` and `repoGetRawFile` (codeberg.org/api/swagger). */
export function forgejoAnswers(repository: string, files: Files): Answers {
  const api = `/api/v1/repos/${repository}`
  const entries = [...files].map(([name, text]) => listed(name, text))
  return new Map([
    [`${api}/contents/articles?ref=main`, answer(entries)],
    ...byName(files, (name) => `${api}/raw/articles/${name}?ref=main`),
  ])
}

const byName = (files: Files, address: (name: string) => string, maxAge?: number) =>
  [...files].map(([name, text]) => [address(encodeURIComponent(name)), answer(text, maxAge)] as const)

function answer(content: string | object, maxAge = 0): Answer {
  const isText = typeof content === 'string'
  const body = Buffer.from(isText ? content : JSON.stringify(content))
  const headers = {
    'access-control-allow-origin': '*',
    'cache-control': `max-age=${maxAge}`,
    'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    etag: `"${createHash('sha256').update(body).digest('hex')}"`,
  }
  return { status: 200, headers, body }
}

const NOT_FOUND = { ...answer({ message: 'Not Found' }), status: 404 }

/** Starts a host that gives these answers, or 304 to a client that has the answer already (RFC 9110, section 13.1.2). */
export async function answeringHost(answers: () => Answers) {
  const answerTo = (path = '') => answers().get(path) ?? NOT_FOUND
  const host = await startHost((request, response) => {
    const { status, headers, body } = answerTo(request.url)
    const isCached = headers['etag'] === request.headers['if-none-match']
    if (isCached) response.writeHead(304, headers).end()
    else response.writeHead(status, headers).end(body)
  })
  return { ...host, answerTo }
}

/** An article of the fixture and of the repository. */
export const SAVED = 'Backpropagation by hand'
/** An article that only the repository has. */
export const ONLY_THERE = 'Only in the repository'
/** An article that only the repository has, and its day, which no test reaches without a clock of its own. */
export const SCHEDULED = { name: 'The last day of the year', day: Date.UTC(2999, 11, 31) }
const FIXTURE = 'tests/fixtures/articles'
const ABROAD = 'tests/fixtures/abroad/articles'

/** A sentence of `SAVED`, and what stood there before the last commit to its repository. */
export const SENTENCE = 'The shapes alone nearly determine where the transpose goes.'
export const EARLIER_SENTENCE = 'An earlier sentence about shapes.'

/** The repository on GitHub before its last commit, which changed `SAVED` and added `ONLY_THERE`. */
export const earlierOnGithub = () => {
  const text = readFileSync(`${FIXTURE}/${SAVED}.md`, 'utf8')
  return new Map([[`${SAVED}.md`, text.replace(SENTENCE, EARLIER_SENTENCE)]])
}

/** The articles on both hosts when the sites are built and when a test begins, and how long browsers may cache GitHub's. */
export const initialContent = () => ({
  github: new Map([
    [`${SAVED}.md`, readFileSync(`${FIXTURE}/${SAVED}.md`, 'utf8')],
    [`${ONLY_THERE}.md`, `# ${ONLY_THERE}\n\nThis text was never in the checkout.\n`],
    [`${SCHEDULED.name}.md`, '---\ndate: 2999-12-31\n---\n\nA text that waits for its day.\n'],
  ]),
  gitlab: new Map(readdirSync(ABROAD).map((name) => [name, readFileSync(`${ABROAD}/${name}`, 'utf8')])),
  maxAge: { ...GITHUB_MAX_AGE },
})

/** GitHub and GitLab on this machine, for the finished sites. Tests may change their content. */
export async function startFakeHosts() {
  const content = initialContent()
  const host = await answeringHost(
    () =>
      new Map([
        ...githubAnswers('admin/notes', content.github, content.maxAge),
        ...gitlabAnswers('layla/notes', content.gitlab),
      ]),
  )
  return Object.assign(content, host, {
    async reset() {
      Object.assign(content, initialContent())
      await host.restore()
    },
  })
}
export type FakeHosts = Awaited<ReturnType<typeof startFakeHosts>>
