import { slug } from 'github-slugger'
import type { Nodes, Parents, Root } from 'mdast'
import { collectDestinations, type Destination } from '#markdown/parse/destinations.ts'
import { parseMarkdown } from '#markdown/parse/parse.ts'
import { foreignMarks } from '#markdown/transforms/foreign-marks.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import { encoded } from './blog-links.ts'
import { htmlToMarkdown, leadsToPicture, PICTURE } from './html-to-markdown.ts'
import { applyEdits, type Edit, marginReader } from './edits.ts'
import { inlineHtml, withoutBlanks } from './inline-html.ts'
import { withoutShortcodes, withoutTemplates } from './templates.ts'

/** Where links and pictures of a post lead now; `null` for an address that stays. */
export type Destinations = {
  link: (address: string) => string | null
  picture: (address: string) => string | null
}

/** `[[a note#heading|words]]`, also as `![[picture.png|words]]`. `[[a]](b)` and `[[a]][b]` are links of Markdown. */
const WIKI = /(!?)\[\[(?!\d+\]\]|\s*\]\])([^[\]|#\n]*)(?:#([^[\]|\n]*))?(?:\\?\|([^[\]\n]*))?\]\](?![([])/g
const FLOW = new Set(['root', 'blockquote', 'list', 'listItem', 'footnoteDefinition'])

/**
 * Converts the text of a post to Markdown of this site, and finds the marks of other programs that it still shows. What it does not
 * replace stays byte for byte, and lines keep their numbers except in HTML. Parsing takes nearly all of the time.
 */
export function convertText(text: string, { link, picture }: Destinations) {
  const written = withoutTemplates(text)
  const first = parse(written)
  const words = applyEdits(written, shortcodeEdits(written, first.tree, link))
  const { tree, found } = words === written ? first : parse(words)
  const destinations = { picture, link: (address: string) => link(address) ?? shortcodeName(address) }
  const edits = largePictureEdits(tree, picture)
  const isReplaced = containment(edits)
  for (const { start: from, end: to, url, isPicture } of found) {
    if (isReplaced(from)) continue
    const by = destinations[isPicture ? 'picture' : 'link'](url)
    if (by !== null) edits.push({ from, to, by })
  }
  const converted = applyEdits(words, edits.concat(htmlEdits(words, tree, destinations)))
  return { text: converted, marks: foreignMarks(converted === words ? tree : parseMarkdown(converted)) }
}

/** A picture that leads to a picture of the blog becomes that picture, which readers can enlarge. */
function largePictureEdits(tree: Root, picture: Destinations['picture']): Edit[] {
  const edits: Edit[] = []
  walkMarkdown(tree, (node) => {
    if (node.type !== 'link') return
    const [content, ...others] = node.children
    if (content?.type !== 'image' || others.length > 0 || !leadsToPicture(node.url)) return
    const address = picture(node.url)
    if (address === null) return
    const alt = (content.alt ?? '').replaceAll(/[\\[\]]/g, String.raw`\$&`)
    const title = content.title ? ` "${content.title.replaceAll(/["\\]/g, String.raw`\$&`)}"` : ''
    edits.push({ ...span(node), by: `![${alt}](${address}${title})` })
  })
  return edits
}

/** Returns a function that says whether an offset is inside of an edit. Both ascend, so each edit is looked at once. */
function containment(edits: readonly Edit[]): (offset: number) => boolean {
  // The caller adds more edits.
  const ascending = edits.slice()
  let index = 0
  return (offset) => {
    while ((ascending[index]?.to ?? Infinity) <= offset) index += 1
    return (ascending[index]?.from ?? Infinity) <= offset
  }
}

function parse(text: string): { tree: Root; found: Destination[] } {
  const found: Destination[] = []
  return { tree: parseMarkdown(text, [collectDestinations(found)]), found }
}

/** What a shortcode named, if that is no post. */
const shortcodeName = (address: string) =>
  address.startsWith('post:') ? withoutBlanks(address.slice('post:'.length)) : null

/** Replaces shortcodes between the parts that are code. */
function shortcodeEdits(text: string, tree: Root, link: Destinations['link']): Edit[] {
  const code: { from: number; to: number }[] = []
  walkMarkdown(tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') code.push(span(node))
  })
  const wikiLink = (_: string, mark: string, name: string, heading?: string, words?: string) => {
    const label = words?.trim() || name.replace(/^.*\//, '') || heading || ''
    // Obsidian's words of a picture may be its width.
    if (mark && PICTURE.test(name)) return `![${/^[\dx]+$/.test(label) ? '' : label}](${encoded(name)})`
    const fragment = heading === undefined ? '' : `#${encodeURI(slug(heading))}`
    const target = name === '' ? fragment : `post:${encoded(name)}${fragment}`
    return name !== '' && link(target) === null ? label : `[${label}](${target})`
  }
  return [0, ...code.map(({ to }) => to)].map((from, index) => {
    const to = code[index]?.from ?? text.length
    return { from, to, by: withoutShortcodes(text.slice(from, to)).replaceAll(WIKI, wikiLink) }
  })
}

function htmlEdits(text: string, tree: Root, { link, picture }: Destinations): Edit[] {
  const convert = (html: string) =>
    htmlToMarkdown(html, (node) => (node.type === 'image' ? picture : link)(node.url) ?? node.url)
  const edits: Edit[] = []
  const addInlineEdits = inlineHtml(text, link, convert, edits)
  const marginAt = marginReader(text)
  const addEdits = (parent: Parents): void => {
    if (!FLOW.has(parent.type)) return addInlineEdits(parent)
    for (const node of parent.children as Nodes[]) {
      if ('children' in node) addEdits(node)
      if (node.type !== 'html') continue
      const { from, to } = span(node)
      const by = convert(node.value)?.replaceAll('\n', `\n${marginAt(from)}`)
      if (by !== undefined) edits.push({ from, to, by: by.replaceAll(/[ \t]+$/gm, '') })
    }
  }
  addEdits(tree)
  return edits
}

function span({ position }: Nodes): { from: number; to: number } {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 }
}
