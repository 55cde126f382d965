import type { Received } from './get.ts'

/** The types of files that no host sends for Markdown. Hosts send it as text, as `application/octet-stream`, or without a type. */
const OTHER_TYPE =
  /^(?:(?:image|audio|video|font)\/|(?:application|text)\/(?:json|pdf|zip|(?:xhtml\+)?xml)\b)/i

/** What may come before the first element of a page: white space, comments, and an XML declaration. */
const BEFORE_PAGE = /^(?:\s+|<!--.*?-->|<\?xml.*?\?>)/s

/** The first element of a page. The others in its list may begin an article as well: `<p align="center">`. */
const PAGE_START = /^<(?:!doctype html|html|head|body|title|meta|link|base|style|script)\b/i

/**
 * Whether a complete answer is not the requested article: a picture or another file, or the page of a captive portal or of a host that
 * answers every address with its start page.
 */
export function isForeignAnswer({ bytes, contentType }: Received): boolean {
  if (OTHER_TYPE.test(contentType)) return true
  // Hosts send Markdown with this type, too, if their server does not know its extension. Git calls a file with a NUL binary.
  if (/^application\/octet-stream\b/i.test(contentType)) return bytes.includes(0)
  // A portal may send its page without a type.
  if (/^(?:text\/html\b|$)/i.test(contentType)) return isWebPage(new TextDecoder().decode(bytes))
  return false
}

function isWebPage(text: string): boolean {
  let start = text
  while (BEFORE_PAGE.test(start)) start = start.replace(BEFORE_PAGE, '')
  return PAGE_START.test(start)
}
