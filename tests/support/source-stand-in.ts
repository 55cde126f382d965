import { createArticleSource } from '#github/read-article.ts'
import { createListSource } from '#github/read-list.ts'
import { createListingMemory } from '#github/listing-memory.ts'
import type { SourceWorld } from '#github/get.ts'

/** A signal that never fires, for tests in which nobody leaves. */
export const { signal: staying } = new AbortController()

/** A listing of one article. */
export const oneFile = '[{"type":"file","name":"One.md"}]'

/** A connection that broke, as `fetch` tells of it, and what a source makes of it. */
export const unanswered = () => Promise.reject(new TypeError('Failed to fetch'))
export const unreachable = { ok: false, fault: { kind: 'unreachable' } }

type Asked = { address: string; init: RequestInit }

/** What a test answers with, instead of GitHub. */
export type Respond = (asked: Asked) => Response | Promise<Response>

/** For tests: a source whose requests are answered by a function, and what was asked of it. */
export function sourceOf(respond: Respond, world: Partial<SourceWorld> = {}) {
  const asked: Asked[] = []
  const hosts = { api: 'https://api.example', raw: 'https://raw.example', owner: 'alex', repo: 'notes' }
  const around: SourceWorld = {
    fetch: async (input, init = {}) => {
      const request = { address: typeof input === 'string' ? input : '', init }
      asked.push(request)
      return respond(request)
    },
    now: () => 0,
    // Time does not pass: what is made twice is made at once.
    pause: () => Promise.resolve(),
    subtle: crypto.subtle,
    ...world,
  }
  const memory = createListingMemory(around.now)
  const source = {
    list: createListSource(hosts, around, memory),
    read: createArticleSource(hosts, around, memory),
  }
  return { source, asked }
}
