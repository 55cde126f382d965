import { assertNever } from '#app/lib/assert-never.ts'
import type { Subject } from './requests.ts'

type Answered = Pick<Response, 'status' | 'type' | 'headers'>

/**
 * Whether an answer may be cached: only a complete file of the type that was asked for. A captive portal, or a host without
 * the file, may answer with a page where there should be data.
 */
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
    // Hosts name the types of scripts and fonts in many ways, but no page is an asset.
    case 'asset':
      return contentType !== '' && !/^text\/html\b/i.test(contentType)
    default:
      return assertNever(subject)
  }
}
