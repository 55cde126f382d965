import type { Answer } from './start-host.ts'
import { blobIdOf, type Files, jsonAnswer } from './git-file.ts'

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
