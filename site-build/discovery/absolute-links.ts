import { fromMarkdown, type Token } from 'mdast-util-from-markdown'
import type { ArticlePlaces } from '#markdown/article-places.ts'
import { splitFrontmatter } from '#markdown/frontmatter/split-frontmatter.ts'
import { imageSource, linkDestination } from '#markdown/transforms/destination.ts'

/** Parsing takes longer than this look at what may be a relative destination. */
const MAY_BE_RELATIVE = /(?:\]\(|^[ \t>]*\[[^\]]+\]:)\s*<?(?![a-z][a-z+.-]*:|\/\/|#|[>)])/im

/**
 * A Markdown text whose relative links lead to the same places from any other address: links to articles to their pages, and
 * pictures and other files to the host of the repository. Everything else stays to the letter.
 *
 * @param site the complete address of the site
 */
export function withAbsoluteLinks(whole: string, places: ArticlePlaces, site: string): string {
  const { body: markdown } = splitFrontmatter(whole)
  if (!MAY_BE_RELATIVE.test(markdown)) return whole
  const found: { start: number; end: number }[] = []
  const note = ({ start, end }: Token) => void found.push({ start: start.offset, end: end.offset })
  fromMarkdown(markdown, {
    mdastExtensions: [{ enter: { resourceDestination: note, definitionDestination: note } }],
  })
  let text = whole.slice(0, whole.length - markdown.length)
  let done = 0
  for (const { start, end } of found) {
    const address = absolute(markdown.slice(start, end), places, site)
    if (address === null) continue
    text += markdown.slice(done, start) + address
    done = end
  }
  return text + markdown.slice(done)
}

/** @returns `null` for a destination that works as it is, and for one that leads nowhere */
function absolute(source: string, places: ArticlePlaces, site: string): string | null {
  const written = source.replace(/^<(.*)>$/, '$1').replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
  if (written.startsWith('#') || /^([a-z][a-z+.-]*:|\/\/)/i.test(written)) return null
  const link = linkDestination(written, places)
  const address = link?.article === undefined ? imageSource(written, places) : link.href
  // Parentheses would end the destination.
  return address && new URL(address, site).href.replaceAll('(', '%28').replaceAll(')', '%29')
}
