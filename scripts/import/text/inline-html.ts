import type { Html, Nodes, Parents } from 'mdast'
import { type Edit, marginReader } from './edits.ts'
import { raisedText } from './raised-text.ts'

/** Returns the new form of an address or of HTML; `null` if it stays. */
type Convert = (part: string) => string | null
/** An element whose closing tag was not read yet, and the mark that replaces this tag. */
type OpenElement = { name: string; opening: Edit; closingMark: string }
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
 * Replaces the tags within lines; the words between them are Markdown and stay. `convert` gets elements without words, such as a
 * picture.
 *
 * @returns adds the edits for a paragraph, a heading or a cell to `edits`. Expects the parents of a text in their order: then a text of
 * any length takes linear time
 */
export function inlineHtml(text: string, link: Convert, convert: Convert, edits: Edit[]) {
  const marginAt = marginReader(text)
  /** Closing tags that the text does not contain any more. */
  const missingEnds = new Set<string>()
  /** Where the last element ends that was converted as a whole. The tags in it are done. */
  let doneUpTo = 0

  return function addEdits(parent: Parents): void {
    const openElements: OpenElements = { stack: [], counts: new Map() }
    const children = parent.children as Nodes[]
    const lastWords = children.findLastIndex((node) => !isBreak(node) && !isBlank(node))
    for (const [index, node] of children.entries()) {
      if ('children' in node) addEdits(node)
      if (node.type !== 'html' || startOf(node) < doneUpTo) continue
      const whole = wholeElementEdit(children.slice(index, index + 3))
      if (whole !== null) {
        edits.push(whole)
        doneUpTo = whole.to
      }
      // At the end of a block, a backslash would be shown.
      else if (isBreak(node) && index > lastWords)
        edits.push({ from: startOf(node), to: endOf(node), replacement: '' })
      else addEdit(node, parent, openElements)
    }
  }

  /** Converts raised words, and a picture that is a link: an opening tag, what it contains, and a closing tag. */
  function wholeElementEdit([opening, content, closing]: Nodes[]): Edit | null {
    if (opening?.type !== 'html' || closing?.type !== 'html' || !content) return null
    const name = /^<(\w+)/.exec(opening.value)?.[1]
    if (closing.value !== `</${name}>`) return null
    const place = { from: startOf(opening), to: endOf(closing) }
    const source = text.slice(startOf(content), endOf(content))
    // Words with references or escapes stay as they are written.
    const isPlain = content.type === 'text' && content.value === source
    if ((name === 'sup' || name === 'sub') && isPlain)
      return { ...place, replacement: raisedText(name, source) }
    if (name !== 'a' || content.type !== 'html' || !/^<img\b/.test(source)) return null
    const picture = convert(text.slice(place.from, place.to))
    return picture === null ? null : { ...place, replacement: picture }
  }

  function addEdit(node: Html, parent: Parents, openElements: OpenElements): void {
    const html = node.value
    const place = { from: startOf(node), to: endOf(node) }
    const tag = /^<(\/?)([\w-]+)/.exec(html)
    const writtenName = tag?.[2] ?? ''
    const name = writtenName.toLowerCase()
    const isComponent = writtenName !== name || html.includes('={')
    if (html.startsWith('<!--')) edits.push({ ...place, replacement: '' })
    // A component of JSX or Vue stays.
    else if (isComponent) return
    else if (name === 'br') edits.push({ ...place, replacement: breakAt(place.to, parent) })
    else if (isDropped(name)) edits.push({ ...place, replacement: '' })
    else if (tag?.[1] === '/') closeElement(name, place, openElements)
    else if (WHOLE.test(name)) edits.push(codeEdit(name, node))
    else {
      const marks = marksFor(name, html, link)
      const isAnchor = marks?.[0] === '' && html.endsWith('/>')
      if (isAnchor) edits.push({ ...place, replacement: '' })
      else if (marks === null) edits.push({ ...place, replacement: convert(html) ?? html })
      else
        openElement(
          { name, opening: { ...place, replacement: marks[0] }, closingMark: marks[1] },
          openElements,
        )
    }
  }

  function openElement(element: OpenElement, { stack, counts }: OpenElements): void {
    stack.push(element)
    counts.set(element.name, (counts.get(element.name) ?? 0) + 1)
  }

  /** Replaces both tags of an element. Those inside of it that have no end stay. */
  function closeElement(
    name: string,
    place: Omit<Edit, 'replacement'>,
    { stack, counts }: OpenElements,
  ): void {
    if (!counts.get(name)) return
    let element: OpenElement | undefined
    while (element?.name !== name) {
      element = stack.pop()
      if (element === undefined) return
      counts.set(element.name, (counts.get(element.name) ?? 0) - 1)
    }
    edits.push(element.opening, { ...place, replacement: element.closingMark })
  }

  /** Converts a whole element: its words are code or no text, and may have references to characters. */
  function codeEdit(name: string, node: Html): Edit {
    const from = startOf(node)
    const endTag = `</${name}>`
    const end = missingEnds.has(endTag) ? -1 : text.indexOf(endTag, endOf(node))
    if (end === -1) missingEnds.add(endTag)
    const to = end === -1 ? endOf(node) : end + endTag.length
    doneUpTo = to
    return { from, to, replacement: convert(text.slice(from, to)) ?? text.slice(from, to) }
  }

  /** A break is a backslash at the end of a line, whose next one begins like it; a cell and a heading have no lines. */
  function breakAt(offset: number, { type }: Parents): string {
    if (type === 'tableCell' || type === 'heading') return ' '
    if (/^[ \t]*(?:\r?\n|$)/.test(text.slice(offset, offset + 200))) return '\\'
    return `\\\n${marginAt(offset)}`
  }
}

/** What replaces the two tags of an element; `null` if it has no words. */
function marksFor(name: string, tag: string, link: Convert): [string, string] | null {
  const mark = MARKS.get(name)
  if (mark !== undefined) return [mark, mark]
  if (name !== 'a') return null
  const address = HREF.exec(tag)?.slice(1).find(Boolean)?.trim()
  return address === undefined ? ['', ''] : ['[', `](${withoutBlanks(link(address) ?? address)})`]
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
