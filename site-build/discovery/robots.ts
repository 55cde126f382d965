import { SITEMAP } from './sitemap.ts'

/**
 * Everything may be read (RFC 9309). Crawlers ask for this file only at the root of a host, so below a path
 * (`https://you.github.io/portfolio/`) it has no effect; the owner can name the sitemap to a search engine there.
 *
 * @param address the site's address, with a slash at its end
 */
export function robots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}${SITEMAP}\n`
}
