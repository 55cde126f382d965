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

/** The link for paper that follows a film or a frame. */
export function paperLinkAfter({ children }: Parents, index: number): Element | undefined {
  const next = children[index + 1]
  if (next?.type !== 'element') return undefined
  const classes = next.properties.className
  return Array.isArray(classes) && classes.includes(CLASS) ? next : undefined
}

/** Replaces an element by its words, and with it the link that follows it for paper. */
export function replaceByWords(parent: Parents, index: number, words: string): void {
  const replacedCount = paperLinkAfter(parent, index) === undefined ? 1 : 2
  parent.children.splice(index, replacedCount, { type: 'text', value: words })
}
