import GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { ID_PREFIX, imageSource, linkDestination } from '#markdown/destination.ts'
import type { MarkdownContext } from '#markdown/context.ts'
import type { Reference } from '#markdown/rendered-markdown.ts'

const HEADING = /^h([1-6])$/

/**
 * Gives a tree what this site adds to Markdown: ids and levels of headings, destinations, classes for the styles, and
 * names where assistive technology needs one. Works on the tree in place.
 *
 * @param title the heading that the page shows above the tree: anchors are numbered as if it were in it
 * @returns the links and images that lead to this site or to its repository, or nowhere
 */
export function dressTree(tree: Root, context: MarkdownContext, title: string | null): Reference[] {
  const references: Reference[] = []
  const slugger = sluggerBeside(tree)
  if (title !== null) slugger.slug(title)
  visit(tree, 'element', (element) => {
    const level = HEADING.exec(element.tagName)?.[1]
    if (level !== undefined && element.properties.id !== 'footnote-label') {
      dressHeading(element, Number(level), slugger)
    }
    dress(element, context, references)
  })
  // Only then are elements replaced by others around them: the walk above would go on in those left behind.
  visit(tree, 'element', (element, index, parent) => {
    if (parent && index !== undefined) parent.children[index] = wrapped(element)
  })
  return references
}

/** A slugger that leaves out the ids which footnotes have taken already. */
function sluggerBeside(tree: Root): GithubSlugger {
  const slugger = new GithubSlugger()
  slugger.slug('footnote-label')
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string' && id.startsWith(ID_PREFIX)) slugger.slug(id.slice(ID_PREFIX.length))
  })
  return slugger
}

/** The page's title is its only heading of level 1: those of the text stand one below. */
function dressHeading(element: Element, level: number, slugger: GithubSlugger): void {
  const { dataAnchor, ...properties } = element.properties
  const words = String(dataAnchor)
  element.tagName = `h${Math.max(2, level)}`
  element.properties = {
    ...properties,
    id: ID_PREFIX + slugger.slug(words.trim() === '' ? 'section' : words),
  }
}

function dress(element: Element, context: MarkdownContext, references: Reference[]): void {
  const { properties } = element
  switch (element.tagName) {
    case 'a':
      return dressLink(element, context, references)
    case 'img':
      return dressImage(element, context, references)
    case 'blockquote':
      properties.className = ['quote']
      return undefined
    case 'ol':
    case 'ul':
      properties.className = ['list', ...listKind(element)]
      return undefined
    case 'li':
      return nameTask(element)
    case 'th':
    case 'td':
      // A style attribute would be refused by the content security policy, and `align` is long gone from HTML.
      if (typeof properties.align === 'string') properties.className = [`align-${properties.align}`]
      delete properties.align
      return undefined
    default:
      if (properties.id === 'footnote-label') properties.id = `${ID_PREFIX}footnote-label`
      return undefined
  }
}

function dressLink(link: Element, context: MarkdownContext, references: Reference[]): void {
  const { properties } = link
  if (properties.ariaDescribedBy) properties.ariaDescribedBy = [`${ID_PREFIX}footnote-label`]
  const written = String(properties.href ?? '')
  const destination = linkDestination(written, context)
  delete properties.href
  const line = link.position?.start.line
  if (!destination) {
    references.push({ kind: 'nowhere', to: written, written, line })
    return
  }
  const { article } = destination
  if (article !== undefined) references.push({ kind: 'article', to: article, written, line })
  properties.href = destination.href
  if (destination.external) properties.rel = ['noopener', 'noreferrer']
  // On paper an address is written after the words, unless these are the address.
  if (destination.external && toString(link) === destination.href) properties.className = ['bare-address']
}

/** Pictures are loaded when they come into view, and their hosts are not told from where (privacy). */
function dressImage(
  { properties, position }: Element,
  context: MarkdownContext,
  references: Reference[],
): void {
  const written = String(properties.src ?? '')
  const source = imageSource(written, context)
  delete properties.src
  if (source === null) return
  references.push({ kind: 'picture', to: source, written, line: position?.start.line })
  Object.assign(properties, {
    src: source,
    loading: 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
  })
}

function listKind({ tagName, properties }: Element): string[] {
  const isTaskList =
    Array.isArray(properties.className) && properties.className.includes('contains-task-list')
  return [...(tagName === 'ol' ? ['list-ordered'] : []), ...(isTaskList ? ['list-task'] : [])]
}

/** A checkbox needs a name of its own: the text that it stands before, without the lists below it. */
function nameTask(item: Element): void {
  const first = item.children.find((child) => child.type === 'element')
  const line = first?.tagName === 'p' ? first : item
  const box = line.children.find((child) => child.type === 'element' && child.tagName === 'input')
  if (box?.type !== 'element') return
  const words = line.children.filter((child) => child.type !== 'element' || !/^[ou]l$/.test(child.tagName))
  box.properties.ariaLabel =
    words
      .map((child) => toString(child))
      .join('')
      .trim()
      .slice(0, 200) || 'Task'
}

function wrapped(element: Element): ElementContent {
  switch (element.tagName) {
    case 'table':
      return scrollBox(element)
    case 'p':
      return pictureAlone(element) ?? element
    case 'img':
      // A picture that may not be loaded is its words.
      if (element.properties.src !== undefined) return element
      return { type: 'text', value: String(element.properties.alt ?? '') }
    default:
      return element
  }
}

/** A wide table scrolls in its own box, with the keyboard, too. */
function scrollBox(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
    children: [table],
  }
}

/** A picture that stands alone in its paragraph, not in a line of text; with a title it is a figure, the title its caption. */
function pictureAlone(paragraph: Element): Element | null {
  const [image, ...rest] = paragraph.children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  )
  if (image?.type !== 'element' || image.tagName !== 'img' || rest.length > 0) return null
  if (image.properties.src === undefined) return null
  const { title, ...properties } = image.properties
  if (typeof title !== 'string') return { ...paragraph, properties: { className: ['picture'] } }
  const caption: ElementContent = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: title }],
  }
  return { type: 'element', tagName: 'figure', properties: {}, children: [{ ...image, properties }, caption] }
}
