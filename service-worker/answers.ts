import type { WorkboxPlugin } from 'workbox-core/types.js'
import { kindOfRequest, type RequestKind } from './requests.ts'

/**
 * The content type of each kind of file, because captive portals answer every request with a page or a line of text. Hosts send
 * scripts and fonts with different types, but never with that of a page.
 */
const EXPECTED_TYPE: Record<RequestKind, RegExp> = {
  page: /^text\/html/i,
  data: /^application\/json/i,
  picture: /^image\//i,
  asset: /^(?!text\/html)./i,
}

/** Every document of the site has it (site-build/files/documents/document.ts), and no page of a proxy, a portal or a host. */
const DOCUMENT_MARK = '<script data-modules="'

/** Caches only complete files of this site whose content type fits their address. */
export const cacheComplete = (scope: string): WorkboxPlugin => ({
  cacheWillUpdate: async ({ request: { url }, response }) => {
    const { status, type, headers } = response
    const isComplete = status === 200 && type === 'basic'
    if (!isComplete) return null
    // Only navigations are of no kind here.
    const kind = kindOfRequest({ url, mode: 'cors' }, scope) ?? 'page'
    if (!EXPECTED_TYPE[kind].test(headers.get('content-type') ?? '')) return null
    if (kind !== 'page') return response
    const html = await response.clone().text()
    return html.includes(DOCUMENT_MARK) ? response : null
  },
})

/** Treats a server error like no answer. */
export const noServerErrors: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (response.status >= 500) throw new Error(String(response.status))
    return response
  },
}
