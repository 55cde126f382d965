import type { Environment } from '#article-host/environment.ts'
import { onGithub } from '#article-host/hosts.ts'

/** A signal that never fires, for tests in which nobody leaves the page. */
export const { signal: staying } = new AbortController()

export const HOST = onGithub('alex/notes', { api: 'https://api.example', raw: 'https://raw.example' })
/** The addresses of the list, and of an article named One. */
export const LIST = 'https://api.example/repos/alex/notes/contents/articles'
export const ONE = 'https://raw.example/alex/notes/main/articles/One.md'
/** A listing of one article. */
export const oneFile = '[{"type":"file","name":"One.md"}]'

/** The earlier lists of a build that knows none. */
export const NONE = Promise.resolve([])

/** Rejects as `fetch` does when the connection breaks. */
export const broken = () => Promise.reject(new TypeError('Failed to fetch'))

type Asked = { address: string; init: RequestInit }

/**
 * An environment in which `respond` answers in place of GitHub and time stands still.
 *
 * @returns the environment, the requests so far, and the stored answers by address
 */
export function fakeGithub(
  respond: (asked: Asked) => Response | Promise<Response>,
  changes: Partial<Environment> = {},
) {
  const asked: Asked[] = []
  const { cache, stored } = fakeCache()
  const environment: Environment = {
    fetch: async (input, init = {}) => {
      const request = { address: typeof input === 'string' ? input : '', init }
      asked.push(request)
      return respond(request)
    },
    now: () => 0,
    pause: async () => undefined,
    online: () => true,
    subtle: crypto.subtle,
    answers: async () => cache,
    ...changes,
  }
  return { environment, asked, stored }
}

/** A cache in memory, with the methods that `article-host/` uses. */
function fakeCache() {
  const stored = new Map<string, Response>()
  const urlOf = (request: string | Request) => (typeof request === 'string' ? request : request.url)
  const cache = {
    match: async (request: string | Request) => stored.get(urlOf(request))?.clone(),
    keys: async () => [...stored.keys()].map((address) => new Request(address)),
    put: async (request: string, response: Response) => void stored.set(request, response),
    delete: async (request: string | Request) => stored.delete(urlOf(request)),
  }
  return { stored, cache: cache as unknown as Cache }
}
