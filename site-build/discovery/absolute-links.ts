import { runInNewContext } from 'node:vm'
import { type CompileContext, fromMarkdown, type Token } from 'mdast-util-from-markdown'
import type { ArticlePlaces } from '#markdown/article-places.ts'
import { splitFrontmatter } from '#markdown/frontmatter/split-frontmatter.ts'
import { imageSource, linkDestination } from '#markdown/transforms/destination.ts'

/** ms, as long as an article may take to be formatted. */
const DEADLINE_MS = 30_000

/** A destination as it is written, and as the parser understands it. */
type Found = { start: number; end: number; url: string }

/**
 * A Markdown text whose relative links lead to the same places from any other address: links to articles to their pages, and
 * pictures and other files to the host of the repository. Everything else stays to the letter, and so does a text that takes too long to parse.
 *
 * @param site the complete address of the site
 */
export function withAbsoluteLinks(
  whole: string,
  places: ArticlePlaces,
  site: string,
  deadline = DEADLINE_MS,
): string {
  // The parser does not count a byte order mark.
  const markdown = splitFrontmatter(whole).body.replace(/^\uFEFF/, '')
  if (!markdown.includes('](') && !markdown.includes(']:')) return whole
  const found = destinationsIn(markdown, deadline)
  if (found === null) return whole
  let text = whole.slice(0, whole.length - markdown.length)
  let done = 0
  for (const { start, end, url } of found) {
    const address = absolute(url, places, site)
    if (address === null) continue
    text += markdown.slice(done, start) + address
    done = end
  }
  return text + markdown.slice(done)
}

/** @returns `null` after the deadline: brackets and stars can take minutes */
function destinationsIn(markdown: string, timeout: number): Found[] | null {
  const found: Found[] = []
  function note(this: CompileContext, { start, end }: Token) {
    const node = this.stack.at(-1)
    const url = node && 'url' in node ? node.url : ''
    found.push({ start: start.offset, end: end.offset, url })
  }
  const exit = { resourceDestination: note, definitionDestination: note }
  const parse = () => void fromMarkdown(markdown, { mdastExtensions: [{ exit }] })
  try {
    // Nothing else in Node ends a function that does not wait for anything.
    runInNewContext('parse()', { parse }, { timeout })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null
    throw error
  }
  return found
}

/** @returns `null` for a destination that works as it is, and for one that leads nowhere */
function absolute(url: string, places: ArticlePlaces, site: string): string | null {
  if (url.startsWith('#') || /^([a-z][a-z+.-]*:|\/\/)/i.test(url)) return null
  const link = linkDestination(url, places)
  const address = link?.article === undefined ? imageSource(url, places) : link.href
  // Parentheses would end the destination.
  return address && new URL(address, site).href.replaceAll('(', '%28').replaceAll(')', '%29')
}
