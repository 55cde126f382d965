import type { components } from '@octokit/openapi-types'
import { gitBlobId } from '#site-build/source/article-folder.ts'
import type { SourceWorld } from '#site-build/source/request.ts'

type Tree = components['schemas']['git-tree']

/** For tests: a repository as GitHub would hold it. */
type StandIn = {
  id: number
  fullName: string
  defaultBranch: string
  isPrivate: boolean
  /** By path from the root of the repository. */
  files: Record<string, string>
  /** What is no file, as the tree lists it. */
  others: Tree['tree']
}

/** `undefined` leaves the answer to the stand-in. */
type Intercept = (address: string, init: RequestInit) => Response | Promise<Response> | undefined

export const NOW = Date.UTC(2026, 10, 21, 12)
export const HOSTS = {
  api: 'https://api.example',
  raw: 'https://raw.example',
  owner: 'octo',
  repo: 'notes',
  embedded: false,
}
export const articleFiles = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [`articles/${name}.md`, `# ${name}`]))

/** For tests: answers in the place of GitHub's two hosts, and writes down what was asked and waited for. */
export function githubStandIn(change: Partial<StandIn> = {}, intercept: Intercept = () => undefined) {
  const repository: StandIn = {
    ...{ id: 7, fullName: 'octo/notes', defaultBranch: 'main', isPrivate: false, others: [] },
    files: articleFiles('One', 'Two', 'Three'),
    ...change,
  }
  const asked: string[] = []
  const waited: number[] = []
  const world: SourceWorld = {
    now: () => NOW,
    token: null,
    wait: (duration) => {
      waited.push(duration)
      return Promise.resolve()
    },
    fetch: async (input, init = {}) => {
      const address = typeof input === 'string' ? input : ''
      asked.push(address)
      return (await intercept(address, init)) ?? answer(repository, new URL(address))
    },
  }
  return {
    world,
    asked,
    waited,
    repository,
    ask: (part: string) => asked.filter((address) => address.includes(part)),
  }
}

/** What GitHub says when it limits a caller without a token, the caller's address included. */
export function rateLimited(resetAt: number): Response {
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(resetAt / 1_000) }
  return Response.json({ message: 'API rate limit exceeded for 203.0.113.7.' }, { status: 403, headers })
}

function answer(repository: StandIn, { host, pathname, searchParams }: URL): Response {
  const path = decodeURIComponent(pathname)
  if (host === 'raw.example') {
    const [, file = ''] = /^\/[^/]+\/[^/]+\/main\/(.*)$/.exec(path) ?? []
    return textOf(repository.files[file])
  }
  if (host !== 'api.example') return notFound()
  const [, what = ''] = /^\/repos\/[^/]+\/[^/]+\/?(.*)$/.exec(path) ?? []
  if (what === '') return Response.json(factsOf(repository))
  if (what === 'git/trees/main') return Response.json(treeOf(repository))
  if (what === 'commits') {
    const isKnown = Object.hasOwn(repository.files, searchParams.get('path') ?? '')
    return Response.json(isKnown ? [{ commit: { committer: { date: '2026-11-01T12:00:00Z' } } }] : [])
  }
  const blob = Object.values(repository.files).find(
    (text) => `git/blobs/${gitBlobId(Buffer.from(text))}` === what,
  )
  if (blob === undefined) return notFound()
  return Response.json({ content: Buffer.from(blob).toString('base64'), encoding: 'base64' })
}

function factsOf({ id, fullName, defaultBranch, isPrivate }: StandIn) {
  return { id, full_name: fullName, default_branch: defaultBranch, private: isPrivate }
}

function treeOf({ files, others }: StandIn): Tree {
  const blobs = Object.entries(files).map(([path, text]) => {
    const bytes = Buffer.from(text)
    return { path, mode: '100644', type: 'blob', sha: gitBlobId(bytes), size: bytes.length }
  })
  const folder = { path: 'articles', mode: '040000', type: 'tree', sha: 'f'.repeat(40) }
  const hasFolder = blobs.some(({ path }) => path.startsWith('articles/'))
  return {
    sha: 'e'.repeat(40),
    tree: [...(hasFolder ? [folder] : []), ...blobs, ...others],
    truncated: false,
  }
}

function textOf(text: string | undefined): Response {
  return text === undefined ? new Response('404: Not Found', { status: 404 }) : new Response(text)
}

function notFound(): Response {
  return Response.json({ message: 'Not Found' }, { status: 404 })
}
