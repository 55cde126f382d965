import type { Html, Nodes, Parents } from 'mdast'
import { type Edit, marginReader } from '#scripts/import/text/edits.ts'
import { beginsWithComponent } from './html-to-markdown.ts'
import { raisedText } from './raised-text.ts'

/** Returns the new form of an address or of HTML; `null` if it stays. */
type Convert = (part: string) => string | null
/** What replaces the opening and the closing tag of an element. */
type Marks = { opening: string; closing: string }
/** An element whose closing tag was not read yet, with the edit of its opening tag. */
type OpenElement = { name: string; openingEdit: Edit; closingMark: string }
/** The open elements of a parent, the outer ones first, and how many there are of each name. */
type OpenElements = { stack: OpenElement[]; counts: Map<string, number> }

/** What stands for the tags of an element within a line. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['i', '*'],
  ['em', '*'],
  ['del', '~~'],
  ['s', '~~'],
])
/** Elements of words whose tags Markdown does not need. */
const DROPPED = /^(?:span|u|small|big|font|mark|kbd|su[bp]|abbr|samp|var|q|cite|ins|time|label|nobr|wbr)$/
/** Blocks that an empty line has taken apart. */
const DROPPED_BLOCKS =
  /^(?:p|div|center|left|right|blockquote|[uod]l|li|d[td]|t[rdh]|table|tbody|thead|section|article|figure|figcaption)$/
/** Elements whose content is no Markdown. */
const WHOLE = /^(?:code|tt|script|style|svg|button|select|textarea|object|canvas|math)$/
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/**
 * Makes a function that converts the HTML within a paragraph, a heading or a cell. The words between two tags are Markdown already, so
 * only the tags are replaced: `<b>` by `**`, `<a href="…">` by `[`, and `</a>` by `](…)`. Elements whose content is no Markdown, such
 * as `<code>`, are converted as a whole.
 *
 * Call it for the blocks of a text in their order. Then a text of any length takes linear time.
 *
 * @param text the whole text, to which the offsets of nodes and of edits belong
 * @param link returns the new address of a link
 * @param convert returns an element as Markdown
 * @param edits receives the edits
 */
export function inlineHtmlConverter(
  text: string,
  link: Convert,
  convert: Convert,
  edits: Edit[],
): (block: Parents) => void {
  const marginAt = marginReader(text)
  /** Closing tags that the rest of the text does not contain: it is searched only once for each. */
  const missingEnds = new Set<string>()
  /** The end of the last element that was converted as a whole. The nodes before it are done. */
  let doneUpTo = 0

  return function convertChildren(parent: Parents): void {
    const openElements: OpenElements = { stack: [], counts: new Map() }
    const children = parent.children as Nodes[]
    const lastWordsIndex = children.findLastIndex((node) => !isBreak(node) && !isBlank(node))
    for (const [index, node] of children.entries()) {
      if ('children' in node) convertChildren(node)
      if (node.type !== 'html' || startOf(node) < doneUpTo) continue
      const elementEdit = shortElementEdit(children.slice(index, index + 3))
      if (elementEdit !== null) {
        edits.push(elementEdit)
        doneUpTo = elementEdit.to
        continue
      }
      // At the end of a block, the backslash of a break would be shown.
      const isBreakAtEnd = isBreak(node) && index > lastWordsIndex
      if (isBreakAtEnd) replace(node, '')
      else convertTag(node, parent, openElements)
    }
    closeRemaining(children, openElements)
  }

  function replace(node: Nodes, replacement: string): void {
    edits.push({ from: startOf(node), to: endOf(node), replacement })
  }

  /** Converts two kinds of elements that have a single node between their tags: raised words, and a picture that is a link. */
  function shortElementEdit([opening, content, closing]: Nodes[]): Edit | null {
    if (opening?.type !== 'html' || closing?.type !== 'html' || !content) return null
    const name = /^<(\w+)/.exec(opening.value)?.[1]
    if (closing.value !== `</${name}>`) return null
    const from = startOf(opening)
    const to = endOf(closing)
    const source = text.slice(startOf(content), endOf(content))
    if (name === 'sup' || name === 'sub') {
      // Words with references or escapes stay as they are written.
      const isPlain = content.type === 'text' && content.value === source
      return isPlain ? { from, to, replacement: raisedText(name, source) } : null
    }
    const isLinkedPicture = name === 'a' && content.type === 'html' && /^<img\b/.test(source)
    const picture = isLinkedPicture ? convert(text.slice(from, to)) : null
    return picture === null ? null : { from, to, replacement: picture }
  }

  function convertTag(node: Html, parent: Parents, openElements: OpenElements): void {
    const html = node.value
    if (html.startsWith('<!--')) return replace(node, '')
    const [, slash = '', writtenName = ''] = /^<(\/?)([\w-]+)/.exec(html) ?? []
    const name = writtenName.toLowerCase()
    const isComponent = beginsWithComponent(html) || html.includes('={')
    // A component of JSX or Vue stays.
    if (isComponent) return undefined
    if (name === 'br') return replace(node, breakAt(endOf(node), parent))
    if (isDropped(name)) return replace(node, '')
    if (slash !== '') return closeElement(name, node, openElements)
    if (WHOLE.test(name)) return convertToEnd(name, node)
    const marks = marksFor(name, html, link)
    if (marks === null) return replace(node, convert(html) ?? html)
    // `<a name="…"/>` is only something to link to, and has no closing tag.
    const isAnchor = marks.opening === '' && html.endsWith('/>')
    if (isAnchor) return replace(node, '')
    return openElement(name, node, marks, openElements)
  }

  /** Remembers an element. Its tags are replaced when the closing one is read, or when its block ends. */
  function openElement(name: string, node: Html, marks: Marks, { stack, counts }: OpenElements): void {
    const openingEdit = { from: startOf(node), to: endOf(node), replacement: marks.opening }
    stack.push({ name, openingEdit, closingMark: marks.closing })
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }

  /** Replaces both tags of an element. Elements inside of it that have no closing tag lose the opening one. */
  function closeElement(name: string, node: Html, { stack, counts }: OpenElements): void {
    // Without the count, each closing tag without an opening one would search the whole stack.
    if (!counts.get(name)) return MARKS.has(name) || name === 'a' ? replace(node, '') : undefined
    let element: OpenElement | undefined
    while (element?.name !== name) {
      element = stack.pop()
      if (element === undefined) return
      counts.set(element.name, (counts.get(element.name) ?? 0) - 1)
      if (element.name !== name) edits.push({ ...element.openingEdit, replacement: '' })
    }
    // An icon that a font draws (`<i class="fas fa-x"></i>`): two marks without words between them would be shown.
    const isEmpty = MARKS.has(name) && text.slice(element.openingEdit.to, startOf(node)).trim() === ''
    if (isEmpty) {
      edits.push(emptyElementEdit(element.openingEdit.from, endOf(node)))
      return
    }
    edits.push(element.openingEdit)
    replace(node, element.closingMark)
  }

  /** Removes an element without words, and the blanks behind it if there are others before it. */
  function emptyElementEdit(from: number, end: number): Edit {
    const isBehindWord = /[^\s[]/.test(text.charAt(from - 1))
    const blanks = isBehindWord ? '' : (/^[ \t]*/.exec(text.slice(end, end + 20))?.[0] ?? '')
    return { from, to: end + blanks.length, replacement: '' }
  }

  /** Ends the elements without a closing tag: a link at the end of its block, as in browsers. Others lose the opening tag. */
  function closeRemaining(children: readonly Nodes[], { stack }: OpenElements): void {
    const link = stack.find(({ openingEdit }) => openingEdit.replacement === '[')
    for (const element of stack) {
      const opening = element === link ? element.openingEdit : { ...element.openingEdit, replacement: '' }
      edits.push(opening)
    }
    const last = children.at(-1)
    if (link === undefined || last === undefined) return
    edits.push({ from: endOf(last), to: endOf(last), replacement: link.closingMark })
  }

  /** Converts an element up to its closing tag: its words are code or no text, and may have references to characters. */
  function convertToEnd(name: string, opening: Html): void {
    const closingTag = `</${name}>`
    const index = missingEnds.has(closingTag) ? -1 : text.indexOf(closingTag, endOf(opening))
    if (index === -1) missingEnds.add(closingTag)
    const from = startOf(opening)
    const to = index === -1 ? endOf(opening) : index + closingTag.length
    const html = text.slice(from, to)
    edits.push({ from, to, replacement: convert(html) ?? html })
    doneUpTo = to
  }

  /** A break is a backslash at the end of a line, and the next line begins like this one. Cells and headings cannot have a second line. */
  function breakAt(offset: number, { type }: Parents): string {
    if (type === 'tableCell' || type === 'heading') return ' '
    const isAtLineEnd = /^[ \t]*(?:\r?\n|$)/.test(text.slice(offset, offset + 200))
    return isAtLineEnd ? '\\' : `\\\n${marginAt(offset)}`
  }
}

/** What replaces the two tags of an element; `null` if its content is not words. */
function marksFor(name: string, openingTag: string, link: Convert): Marks | null {
  const mark = MARKS.get(name)
  if (mark !== undefined) return { opening: mark, closing: mark }
  if (name !== 'a') return null
  const address = HREF.exec(openingTag)?.slice(1).find(Boolean)?.trim()
  if (address === undefined) return { opening: '', closing: '' }
  return { opening: '[', closing: `](${withoutBlanks(link(address) ?? address)})` }
}

/** An address that may stand in a link of Markdown. */
export function withoutBlanks(address: string): string {
  return address.replaceAll(/[\s<>]/g, encodeURIComponent)
}

const isDropped = (name: string) => DROPPED.test(name) || DROPPED_BLOCKS.test(name)
const isBreak = (node: Nodes) => node.type === 'html' && /^<br\b/i.test(node.value)
const isBlank = (node: Nodes) => node.type === 'text' && node.value.trim() === ''

const startOf = ({ position }: Nodes) => position?.start.offset ?? 0
const endOf = ({ position }: Nodes) => position?.end.offset ?? 0
