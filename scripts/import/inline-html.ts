import type { Nodes, Parents } from 'mdast'

/** Replaces a part of a text. Offsets are in UTF-16 units. */
export type Edit = { from: number; to: number; by: string }
type Convert = (part: string) => string | null

/** What stands for the tags of an element within a line. */
const MARKS = new Map(Object.entries({ b: '**', strong: '**', i: '*', em: '*', del: '~~', s: '~~' }))
const DROPPED =
  /^(?:span|u|small|big|font|center|mark|kbd|su[bp]|abbr|samp|var|q|cite|ins|time|label|nobr|wbr|p|div)$/
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/** Applies edits in any order. One inside an earlier and longer one is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let end = 0
  const parts: string[] = []
  for (const { from, to, by } of edits.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < end) continue
    parts.push(text.slice(end, from), by)
    end = to
  }
  return parts.join('') + text.slice(end)
}

/**
 * Replaces the tags in a paragraph, a heading or a cell; the words between them are Markdown and stay. `convert` gets elements
 * without words, such as a picture.
 */
export function inlineHtmlEdits(text: string, parent: Parents, link: Convert, convert: Convert): Edit[] {
  const edits: Edit[] = []
  const open: { name: string; edit: Edit; end: string }[] = []
  let codeEnd = 0
  for (const node of parent.children as Nodes[]) {
    if ('children' in node) edits.push(...inlineHtmlEdits(text, node, link, convert))
    if (node.type !== 'html') continue
    const { start, end: last } = node.position!
    const place = { from: start.offset!, to: last.offset! }
    if (place.from < codeEnd) continue
    const [, slash, written = ''] = /^<(\/?)([\w-]+)/.exec(node.value) ?? []
    const name = written.toLowerCase()
    const marks = marksFor(name, node.value, link)
    if (node.value.startsWith('<!--')) edits.push({ ...place, by: '' })
    // A component of JSX or Vue.
    else if (written !== name || node.value.includes('={')) continue
    else if (name === 'br') edits.push({ ...place, by: breakAt(text, place.to, parent) })
    else if (slash) {
      const at = open.findLastIndex((one) => one.name === name)
      const [opening] = at === -1 ? [] : open.splice(at)
      if (opening) edits.push(opening.edit, { ...place, by: opening.end })
    } else if (name === 'code' || name === 'tt') {
      // Its words are no Markdown, and may have references to characters.
      const end = text.indexOf(`</${written}>`, place.to)
      const to = end === -1 ? place.to : end + `</${written}>`.length
      codeEnd = to
      edits.push({ from: place.from, to, by: convert(text.slice(place.from, to)) ?? node.value })
    } else if (marks) open.push({ name, edit: { ...place, by: marks[0] }, end: marks[1] })
    else edits.push({ ...place, by: convert(node.value) ?? node.value })
  }
  return edits
}

function marksFor(name: string, tag: string, link: Convert): [string, string] | null {
  const mark = DROPPED.test(name) ? '' : MARKS.get(name)
  if (mark !== undefined) return [mark, mark]
  if (name !== 'a') return null
  const address = HREF.exec(tag)?.slice(1).find(Boolean)?.trim()
  return address === undefined ? ['', ''] : ['[', `](${withoutBlanks(link(address) ?? address)})`]
}

/** An address that may stand in a link of Markdown. */
export function withoutBlanks(address: string): string {
  return address.replaceAll(/[\s<>]/g, encodeURIComponent)
}

/** A break is a backslash at the end of a line, whose next one begins like it; a cell and a heading have no lines. */
function breakAt(text: string, to: number, { type }: Parents): string {
  if (type === 'tableCell' || type === 'heading') return ' '
  if (/^[ \t]*(?:\r?\n|$)/.test(text.slice(to, to + 200))) return '\\'
  return `\\\n${marginOf(text, to)}`
}

/** What begins the further lines of a block: the signs of quotes, and blanks for those of lists. */
export function marginOf(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  const [start = ''] = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*/.exec(line) ?? []
  return start.replaceAll(/[^>\s]/g, ' ')
}
