import { articlePath } from '#article-host/article-name.ts'
import type { PageContent } from '#app/lib/site/page-content.ts'

/**
 * The addresses of an article in all its languages, and, for readers of others, that of the version that lists show (HTML, 4.6.7.1
 * "alternate"; Google, "x-default"). None for an article in one language, or that was first published elsewhere.
 *
 * @param address of the site
 */
export function alternatesOf(content: PageContent, address: string): { hreflang: string; href: string }[] {
  const { versions = [], canonical } = content.page === 'article' ? content.article : {}
  const [listed] = versions
  if (listed === undefined || canonical !== undefined) return []
  const hrefOf = (name: string) => address.slice(0, -1) + articlePath(name)
  const alternates = versions.map(({ name, lang }) => ({ hreflang: lang, href: hrefOf(name) }))
  return [...alternates, { hreflang: 'x-default', href: hrefOf(listed.name) }]
}
