import type { Answer } from './start-host.ts'
import { gitBlobSha } from '#site-build/source/checkout.ts'

/** The files of a repository's folder `articles`: text by name. */
type Files = ReadonlyMap<string, string>

/** The git blob id of a file with this text. */
export const blobIdOf = (text: string): string => gitBlobSha(Buffer.from(text))

function jsonAnswer(status: number, headers: Record<string, string>, body: unknown) {
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  }
}

/** The headers that pages of other sites may read, without those of rate limits (gitlab-org/gitlab, config/application.rb). */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Link, X-Total, X-Total-Pages, X-Per-Page, X-Page, X-Next-Page, X-Prev-Page, X-Gitlab-Blob-Id',
  vary: 'Origin',
}

/**
 * The part of GitLab's API that visitors call: the repository tree and the raw file (lib/api/repositories.rb, lib/api/files.rb).
 *
 * @param project `group/name`
 */
export const gitlabAnswers =
  (project: string, files: Files) =>
  async (address: string): Promise<Answer> => {
    const { pathname, searchParams } = new URL(address, 'https://gitlab.invalid')
    const repository = `/api/v4/projects/${encodeURIComponent(project)}/repository/`
    const path = pathname.startsWith(repository) ? pathname.slice(repository.length).split('/') : []
    if (path.length === 0) return jsonAnswer(404, CORS, { message: '404 Project Not Found' })
    if (searchParams.get('ref') !== 'main') return jsonAnswer(404, CORS, { message: '404 Commit Not Found' })
    return path[0] === 'tree' ? treeAnswer(searchParams, files) : rawAnswer(path, files)
  }

function treeAnswer(query: URLSearchParams, files: Files): Answer {
  if (query.get('path') !== 'articles') return jsonAnswer(404, CORS, { message: '404 Tree Not Found' })
  const size = Math.min(Number(query.get('per_page') ?? 20), 100)
  const from = (Number(query.get('page') ?? 1) - 1) * size
  const entries = [...files].slice(from, from + size).map(([name, text]) => {
    return { id: blobIdOf(text), name, type: 'blob', path: `articles/${name}`, mode: '100644' }
  })
  return jsonAnswer(200, { ...CORS, 'cache-control': 'max-age=0, private, must-revalidate' }, entries)
}

function rawAnswer([, path = '', raw]: string[], files: Files): Answer {
  const text = files.get(decodeURIComponent(path).replace(/^articles\//, ''))
  if (text === undefined || raw !== 'raw') return jsonAnswer(404, CORS, { message: '404 File Not Found' })
  const caching = 'max-age=0, private, must-revalidate, no-store, no-cache'
  const headers = { ...CORS, 'content-type': 'text/plain', 'cache-control': caching }
  return { status: 200, headers, body: Buffer.from(text) }
}

/** The headers with `[cors] ENABLED` (forgejo, routers/api/v1/api.go). Nothing is cached (services/context/api.go). */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'max-age=0, private, must-revalidate, no-transform',
}

/**
 * The part of Forgejo's API that visitors call: `repoGetContents` and `repoGetRawFile` (codeberg.org/api/swagger).
 *
 * @param repository `owner/name`
 */
export const forgejoAnswers =
  (repository: string, files: Files) =>
  async (address: string): Promise<Answer> => {
    const { pathname, searchParams } = new URL(address, 'https://forgejo.invalid')
    const api = `/api/v1/repos/${repository}/`
    const missing = jsonAnswer(404, HEADERS, { errors: [], message: "The target couldn't be found." })
    if (!pathname.startsWith(api) || searchParams.get('ref') !== 'main') return missing
    const path = pathname.slice(api.length)
    if (path === 'contents/articles') {
      const entries = [...files].map(([name, text]) => {
        return { name, path: `articles/${name}`, sha: blobIdOf(text), type: 'file', size: text.length }
      })
      return jsonAnswer(200, HEADERS, entries)
    }
    const text = files.get(decodeURIComponent(path.replace(/^raw\/articles\//, '')))
    if (text === undefined) return missing
    const headers = { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', etag: `"${blobIdOf(text)}"` }
    return { status: 200, headers, body: Buffer.from(text) }
  }
