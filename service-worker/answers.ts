import type { WorkboxPlugin } from 'workbox-core/types.js'
import { kindOfRequest } from './requests.ts'

/**
 * The content type of each kind of file. Captive portals answer every request with a page or a line of text. Hosts send
 * scripts and fonts with different types, but never with that of a page.
 */
const EXPECTED = /^(page text.html|list application\/json|picture image|asset (?!text.html).)/i

/** Caches only complete files of this site whose content type fits their address. */
export const cacheComplete = (scope: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request: { url }, response }) => {
    const { status, type, headers } = response
    const found = `${kindOfRequest({ url, mode: 'cors' }, scope) ?? 'page'} ${headers.get('content-type') ?? ''}`
    return status === 200 && type === 'basic' && EXPECTED.test(found) ? response : null
  },
})

/** Treats a server error like no answer. */
export const noServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(String(response.status))
    return response
  },
}
