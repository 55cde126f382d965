import type { Element, Parents } from 'hast'
import { element } from '#markdown/tree.ts'

const CLASS = 'paper-link'

/**
 * A link that only paper shows, in the place of a film or a frame, which would be an empty box there. Its style writes its name and its
 * address (`print.css`): as text, both would be words of the article, in the search and in feeds.
 */
export function paperLink(name: string, href: string): Element {
  return element('a', { className: [CLASS], href, dataName: name }, [])
}

/** Replaces an element by its words, and with it the link that follows it for paper. */
export function replaceByWords({ children }: Parents, index: number, words: string): void {
  const next = children[index + 1]
  const classes = next?.type === 'element' ? next.properties.className : undefined
  const hasPaperLink = Array.isArray(classes) && classes.includes(CLASS)
  children.splice(index, hasPaperLink ? 2 : 1, { type: 'text', value: words })
}
