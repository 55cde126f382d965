import { createHash } from 'node:crypto'
import { createEmulator } from 'emulate'
import type { components } from '@octokit/openapi-types'
import { type Answer, type Host, startHost } from '#tests/support/hosts/start-host.ts'

/** GitHub on this machine: its two hosts, in front of an emulator that keeps repositories. */
export type GithubHosts = {
  api: Host
  raw: Host
  /** Deletes all repositories and creates this one. */
  createRepository: (name: string) => Promise<Repository>
  /** How long browsers may cache answers, in s; GitHub's times unless a test changes them. */
  maxAge: { api: number; raw: number }
  close: () => Promise<void>
}

/** GitHub's caching times, in s (`cache-control` of api.github.com without a token and of raw.githubusercontent.com). */
export const GITHUB_MAX_AGE = { api: 60, raw: 300 } as const

/** The headers that api.github.com lets pages of other sites read (recorded in @octokit/fixtures, `get-content`). */
const EXPOSED =
  'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, ' +
  'X-RateLimit-Resource, X-RateLimit-Reset, X-GitHub-Media-Type, X-GitHub-Request-Id'

/** Starts the emulator and the two hosts, which send its answers with the headers of GitHub. */
export async function startGithubHosts(): Promise<GithubHosts> {
  const emulator = await createEmulator({ service: 'github', port: 0 })
  // The emulator listens on IPv4 only, and `localhost` may be tried as IPv6 first.
  const origin = emulator.url.replace('localhost', '127.0.0.1')
  const maxAge: { api: number; raw: number } = { ...GITHUB_MAX_AGE }

  const api = await startHost(async (path) => {
    const answer = await emulated(origin + path)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${maxAge.api}, s-maxage=${maxAge.api}`,
      vary: 'Accept, Accept-Encoding, Accept, X-Requested-With',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED,
      'x-content-type-options': 'nosniff',
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '59',
    }
    return withEtag({ ...answer, headers }, 'W/')
  })

  const raw = await startHost(async (path) => {
    // The emulator has `/{owner}/{repo}/main/…` of the raw host at `/{owner}/{repo}/raw/main/…`.
    const answer = await emulated(origin + path.replace(/^(\/[^/]+\/[^/]+)\//, '$1/raw/'))
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': `max-age=${maxAge.raw}`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      vary: 'Authorization, Accept-Encoding, Origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    }
    if (answer.status === 404) return { status: 404, headers, body: Buffer.from('404: Not Found') }
    return withEtag({ ...answer, headers }, '')
  })

  return {
    api,
    raw,
    createRepository(name) {
      emulator.reset()
      return createRepository(origin, name)
    },
    maxAge,
    async close() {
      await Promise.all([api.cut(), raw.cut(), emulator.close()])
    },
  }
}

async function emulated(address: string): Promise<Pick<Answer, 'status' | 'body'>> {
  const response = await fetch(address)
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
}

/** Adds an ETag, which depends on the body, to a successful answer. */
function withEtag(answer: Answer, weak: '' | 'W/'): Answer {
  if (answer.status !== 200) return answer
  const etag = `${weak}"${createHash('sha256').update(answer.body).digest('hex')}"`
  return { ...answer, headers: { ...answer.headers, etag } }
}

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
async function createRepository(api: string, name: string): Promise<Repository> {
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
