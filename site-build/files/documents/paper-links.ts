const START = '<a class="paper-link" href="/'

/**
 * Completes the addresses that paper shows for films and frames (`markdown/media/paper-links.ts`), because nobody can follow a path
 * from there.
 *
 * @param html as React renders it. @param address of the site
 */
export function withCompletePaperLinks(html: string, address: string): string {
  const root = new URL('/', address).href
  return html.replaceAll(START, () => START.slice(0, -1) + root)
}
