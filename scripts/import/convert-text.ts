import { slug } from 'github-slugger'
import type { Definition, Image, Link, Nodes, Parents, Root } from 'mdast'
import { parseMarkdown } from '#markdown/parse/parse.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import { encoded } from './blog-links.ts'
import { applyEdits, type Edit } from './edits.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { inlineHtmlEdits, marginOf } from './inline-html.ts'
import { withoutShortcodes, withoutTemplates } from './templates.ts'

/** Where links and pictures of a post lead now; `null` for an address that stays. */
export type Destinations = {
  link: (address: string) => string | null
  picture: (address: string) => string | null
}

export const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i
/** `[[a note#heading|words]]`, also as `![[picture.png|words]]`. */
const WIKI = /(!?)\[\[(?!\d+\]\]|\s*\]\])([^[\]|#\n]*)(?:#([^[\]|\n]*))?(?:\\?\|([^[\]\n]*))?\]\]/g
/** The destination of a link or an image in its source, from its end. */
const DESTINATION =
  /\]\(\s*(<[^>\n]*>|(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*)(?:\s+(?:"[^]*"|'[^]*'|\([^]*\)))?\s*\)$/d
const DEFINITION = /\]:\s*(<[^>\n]*>|\S+)/d
/** Elements whose parts may be on both sides of an empty line, which ends a block of HTML. */
const DIVIDED = /^<(table|figure|video|audio|iframe|ul|ol|dl|object)\b(?![^]*<\/\1>)/i
const FLOW = new Set(['root', 'blockquote', 'list', 'listItem', 'footnoteDefinition'])

/**
 * Converts the text of a post to Markdown of this site. What it does not replace stays byte for byte, and lines keep their numbers
 * except in HTML.
 */
export function convertText(text: string, destinations: Destinations): string {
  const written = withoutTemplates(text)
  const words = applyEdits(written, shortcodeEdits(written, destinations))
  const tree = parseMarkdown(words)
  const edits = [...addressEdits(words, tree, destinations), ...htmlEdits(words, tree, destinations)]
  return applyEdits(words, edits)
}

/** Replaces shortcodes between the parts that are code. */
function shortcodeEdits(text: string, { link }: Destinations): Edit[] {
  const code: Pick<Edit, 'from' | 'to'>[] = []
  walkMarkdown(parseMarkdown(text), (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') code.push(span(node))
  })
  return [0, ...code.map(({ to }) => to)].map((from, index) => {
    const to = code[index]?.from ?? text.length
    const wikiLink = (_: string, mark: string, name: string, heading?: string, words?: string) => {
      const label = words?.trim() || name.replace(/^.*\//, '') || heading || ''
      // Obsidian's words of a picture may be its width.
      if (mark && PICTURE.test(name))
        return `![${/^[\dx]+$/.test(label) ? '' : label}](file:${encoded(name)})`
      if (name === '') return `[${label}](#${encodeURI(slug(heading ?? ''))})`
      const target = `post:${encoded(name)}${heading === undefined ? '' : `#${encodeURI(slug(heading))}`}`
      return link(target) === null ? label : `[${label}](${target})`
    }
    return { from, to, by: withoutShortcodes(text.slice(from, to)).replaceAll(WIKI, wikiLink) }
  })
}

function addressEdits(text: string, tree: Root, { link, picture }: Destinations): Edit[] {
  const edits: Edit[] = []
  walkMarkdown(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return
    const by = node.type === 'image' ? picture(node.url) : (link(node.url) ?? shortcodeName(node.url))
    const place = by === null ? null : destinationOf(text, node)
    if (by !== null && place) edits.push({ ...place, by })
  })
  return edits
}

/** What a shortcode named, if that is no post. */
const shortcodeName = (address: string) =>
  address.startsWith('post:')
    ? address.slice('post:'.length).replaceAll(/[\s()<>]/g, encodeURIComponent)
    : null

/** Where the address of a link stands in the source; `null` for an address that is a link by itself. */
function destinationOf(text: string, node: Link | Image | Definition): { from: number; to: number } | null {
  const { from, to } = span(node)
  const found = (node.type === 'definition' ? DEFINITION : DESTINATION).exec(text.slice(from, to))
  const [start, end] = found?.indices?.[1] ?? []
  return start === undefined || end === undefined ? null : { from: from + start, to: from + end }
}

function htmlEdits(text: string, tree: Root, { link, picture }: Destinations): Edit[] {
  const convert = (html: string) =>
    htmlToMarkdown(html, (markdown) =>
      walkMarkdown(markdown, (node) => {
        if (node.type === 'link') node.url = link(node.url) ?? node.url
        if (node.type === 'image') node.url = picture(node.url) ?? node.url
      }),
    )
  const editsIn = (parent: Parents): Edit[] => {
    if (!FLOW.has(parent.type)) return inlineHtmlEdits(text, parent, { link, convert })
    const children: Nodes[] = parent.children
    let last = -1
    return children.flatMap((node, index): Edit[] => {
      if (index <= last) return []
      if (node.type !== 'html') return 'children' in node ? editsIn(node) : []
      last = lastOf(children, index)
      const [{ from }, { to }] = [span(node), span(children[last]!)]
      const by = convert(last === index ? node.value : text.slice(from, to))
      const lines = by?.replaceAll('\n', `\n${marginOf(text, from)}`).replaceAll(/[ \t]+$/gm, '')
      return lines === undefined ? [] : [{ from, to, by: lines }]
    })
  }
  return editsIn(tree)
}

/** The index of the block that closes an element, if an empty line divides it. */
function lastOf(children: readonly Nodes[], index: number): number {
  const node = children[index]
  const [, name] = (node?.type === 'html' && DIVIDED.exec(node.value)) || []
  const closes = (one: Nodes, at: number) =>
    at > index && one.type === 'html' && one.value.includes(`</${name}>`)
  return name === undefined ? index : Math.max(index, children.findIndex(closes))
}

function span({ position }: Nodes): { from: number; to: number } {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}
