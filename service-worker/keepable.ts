import { assertNever } from '#app/lib/assert-never.ts'
import type { Subject } from './requests.ts'

type Answered = Pick<Response, 'status' | 'type' | 'headers'>

/**
 * Whether an answer may be kept for later. A part of a file (206), an error, an answer that cannot be looked into, and
 * what a captive portal or a host without the file sends in its place (a page where there should be data) may not.
 */
export function isKeepable(subject: Subject, { status, type, headers }: Answered): boolean {
  if (status !== 200 || (type !== 'basic' && type !== 'default')) return false
  const contentType = headers.get('content-type') ?? ''
  switch (subject) {
    case 'page':
      return /^text\/html\b/i.test(contentType)
    case 'snapshot':
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
