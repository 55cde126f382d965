import type { WorkboxPlugin } from 'workbox-core/types.js'
import { subjectOf } from './requests.ts'

/**
 * What a file of each kind says it is. Captive portals answer anything with a page or a line of text. Hosts use different types
 * for scripts and fonts, but never that of a page.
 */
const EXPECTED = /^(page text.html|list application\/json|picture image|asset (?!text.html).)/i

/** Caches only complete files of this site, of the type that their address promises. */
export const cacheComplete = (scope: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request: { url }, response }) => {
    const { status, type, headers } = response
    const found = `${subjectOf({ url, mode: 'cors' }, scope) ?? 'page'} ${headers.get('content-type') ?? ''}`
    return status === 200 && type === 'basic' && EXPECTED.test(found) ? response : null
  },
})

/** A server error is like no answer. */
export const noServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(String(response.status))
    return response
  },
}
