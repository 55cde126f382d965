import type { components } from '@octokit/openapi-types'

/** The only account of the emulator, and its token. */
const OWNER = 'admin'
const TOKEN = 'test_token_admin'

/** A repository on the emulator, written to through GitHub's REST API. */
export type Repository = {
  /** Creates the article, or replaces its text. */
  put: (article: string, text: string) => Promise<void>
  remove: (article: string) => Promise<void>
}

/**
 * Creates a repository with a first commit on `main`.
 *
 * @param api base of the REST API, without a slash at its end
 * @throws Error with the API's answer when a call fails
 */
export async function createRepository(api: string, name: string): Promise<Repository> {
  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
    const response = await fetch(api + path, { method, headers, body: body ? JSON.stringify(body) : null })
    if (!response.ok && !(method === 'GET' && response.status === 404)) {
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    }
    return response
  }

  const pathOf = (article: string) =>
    `/repos/${OWNER}/${name}/contents/articles/${encodeURIComponent(`${article}.md`)}`

  /** A change names the blob that it replaces (REST reference, "Create or update file contents"). */
  async function shaOf(article: string): Promise<string | undefined> {
    const response = await call('GET', pathOf(article))
    if (response.status === 404) return undefined
    return ((await response.json()) as components['schemas']['content-file']).sha
  }

  await call('POST', '/user/repos', { name, auto_init: true })
  return {
    async put(article, text) {
      const content = Buffer.from(text).toString('base64')
      const change = { message: `Write ${article}`, content, sha: await shaOf(article) }
      await call('PUT', pathOf(article), change)
    },
    async remove(article) {
      await call('DELETE', pathOf(article), { message: `Remove ${article}`, sha: await shaOf(article) })
    },
  }
}
