import type { WorkboxPlugin } from 'workbox-core/types.js'
import { kindOfRequest } from './requests.ts'

/**
 * The content type of each kind of file, because captive portals answer every request with a page or a line of text. Hosts send
 * scripts and fonts with different types, but never with that of a page.
 */
const EXPECTED = /^(page text.html|data application\/json|picture image|asset (?!text.html).)/i

/** Every document of the site has it (site-build/files/documents/document.ts), and no page of a proxy, a portal or a host. */
const DOCUMENT_MARK = '<script data-modules="'

/** Caches only complete files of this site whose content type fits their address. */
export const cacheComplete = (scope: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request: { url }, response }) => {
    const { status, type, headers } = response
    const kind = kindOfRequest({ url, mode: 'cors' }, scope) ?? 'page'
    const isComplete = status === 200 && type === 'basic'
    if (!isComplete || !EXPECTED.test(`${kind} ${headers.get('content-type') ?? ''}`)) return null
    return kind !== 'page' || (await response.clone().text()).includes(DOCUMENT_MARK) ? response : null
  },
})

/** Treats a server error like no answer. */
export const noServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(String(response.status))
    return response
  },
}
