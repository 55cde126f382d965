import type { Nodes, Parents } from 'mdast'
import type { Edit } from './edits.ts'

/** What stands for the tags of an element within a line. */
const MARKS = new Map([
  ...['b', 'strong'].map((name) => [name, '**'] as const),
  ...['i', 'em'].map((name) => [name, '*'] as const),
  ...['del', 's'].map((name) => [name, '~~'] as const),
])
const DROPPED =
  /^(?:span|u|small|big|font|center|mark|kbd|su[bp]|abbr|samp|var|q|cite|ins|time|label|nobr|wbr|p|div)$/

/** How the parts of inline HTML become Markdown. */
export type InlineRules = {
  /** Where a link leads now. */
  link: (address: string) => string | null
  /** Converts an element without words, such as a picture. */
  convert: (html: string) => string | null
}

/** Replaces the tags in a paragraph, a heading or a cell; the words between them are Markdown and stay. */
export function inlineHtmlEdits(text: string, parent: Parents, rules: InlineRules): Edit[] {
  const edits: Edit[] = []
  const open: { name: string; edit: Edit; end: string }[] = []
  for (const node of parent.children as Nodes[]) {
    if ('children' in node) edits.push(...inlineHtmlEdits(text, node, rules))
    if (node.type !== 'html') continue
    const { start, end: last } = node.position!
    const place = { from: start.offset!, to: last.offset! }
    const [, slash, written = ''] = /^<(\/?)([\w-]+)/.exec(node.value) ?? []
    const name = written.toLowerCase()
    const marks = marksFor(name, node.value, rules)
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
      edits.push({ from: place.from, to, by: rules.convert(text.slice(place.from, to)) ?? node.value })
    } else if (marks) open.push({ name, edit: { ...place, by: marks[0] }, end: marks[1] })
    else edits.push({ ...place, by: rules.convert(node.value) ?? node.value })
  }
  return edits
}

function marksFor(name: string, tag: string, { link }: InlineRules): [string, string] | null {
  const mark = MARKS.get(name)
  if (mark !== undefined) return [mark, mark]
  if (DROPPED.test(name)) return ['', '']
  if (name !== 'a') return null
  const address = /\shref\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]
  return address === undefined ? ['', ''] : ['[', `](${link(address) ?? address})`]
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
