/** The HTML of a link that `paperLink` made (`markdown/media/paper-links.ts`), up to its address. */
const LINK_START = '<a class="paper-link" href="'

/**
 * Makes the paths in the links that stand for films and frames on paper complete addresses, because nobody can follow a path from
 * paper.
 *
 * @param html as React renders it. @param address of the site
 */
export function withCompletePaperLinks(html: string, address: string): string {
  const root = new URL('/', address).href
  return html.replaceAll(`${LINK_START}/`, () => LINK_START + root)
}
