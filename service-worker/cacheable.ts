import type { Subject } from './requests.ts'

type Answered = Pick<Response, 'status' | 'type' | 'headers'>

/** Only complete files of the expected type are cached: captive portals answer everything with a page. */
export function isCacheable(subject: Subject, { status, type, headers }: Answered): boolean {
  if (status !== 200 || (type !== 'basic' && type !== 'default')) return false
  const contentType = headers.get('content-type') ?? ''
  switch (subject) {
    case 'page':
      return /^text\/html\b/i.test(contentType)
    case 'list':
      return /^application\/json\b/i.test(contentType)
    case 'picture':
      return /^image\//i.test(contentType)
    // Hosts use different types for scripts and fonts, but never that of a page.
    case 'asset':
      return contentType !== '' && !/^text\/html\b/i.test(contentType)
    default:
      return subject satisfies never
  }
}
