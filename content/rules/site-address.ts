import * as v from 'valibot'
import { textWith } from './fields.ts'

/** The address of a site, which may have a path. */
export const siteAddress = v.pipe(
  textWith(isSiteAddress, 'an https:// (or http://localhost) address without "?" and "#"'),
  v.check(
    (address) => !isSiteAddress(address) || hasPlainPath(address),
    'a path with plain names, such as "/portfolio/": no "//", "..", spaces or encoded slashes',
  ),
  // Everybody reads the address in the sitemap.
  v.check((address) => !/\/\/[^/]*@/.test(address), 'an address without a name and password'),
)

/** Whether an address has a scheme, a host, and at most a path after them. `URL` alone would also accept `https:a.example`. */
function isSiteAddress(address: string): boolean {
  if (!URL.canParse(address) || !/^https?:\/\/[^\s/\\?#]+(?:\/[^?#]*)?$/.test(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
}

/** A part of a path that browsers, hosts and patterns of addresses leave as it is. */
const PLAIN_NAME = /^(?:[\p{L}\p{M}\p{N}._~@-]|%[\dA-F]{2})+$/iu
/** Dots that are steps of a path, and encoded slashes, backslashes and control characters. */
const PATH_STEP = /^(?:\.|%2e){1,2}$|%(?:2f|5c|[01][\dA-F]|7f)/i

/**
 * Whether the path of a site's address has only plain names. In documents, every address begins with the path: browsers would load
 * the scripts of `https://a.example//b.example/` from `b.example`.
 */
function hasPlainPath(address: string): boolean {
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/\/$/, '')
  const names = path.split('/').slice(1)
  return names.every((name) => PLAIN_NAME.test(name) && !PATH_STEP.test(name))
}
