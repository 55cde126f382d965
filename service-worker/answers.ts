import type { WorkboxPlugin } from 'workbox-core/types.js'
import { subjectOf, type Subject } from './requests.ts'

/** Captive portals, and some hosts for files they do not have, answer anything with a page or a line of text. */
const TYPES: Record<Subject, RegExp> = {
  page: /^text\/html\b/i,
  list: /^application\/json\b/i,
  picture: /^image\//i,
  // Hosts use different types for scripts and fonts, but never that of a page.
  asset: /^(?!text\/html\b)./i,
}

/** Caches only complete files of this site, of the type that their address promises. */
export const cacheComplete = (scope: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request, response }) => {
    const { status, type, headers } = response
    const expected = TYPES[subjectOf({ url: request.url, mode: 'cors' }, scope) ?? 'page']
    const isComplete = status === 200 && type === 'basic'
    return isComplete && expected.test(headers.get('content-type') ?? '') ? response : null
  },
})

/** A server error is like no answer. */
export const noServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(`The host failed with status ${response.status}.`)
    return response
  },
}
