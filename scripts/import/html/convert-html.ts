import type { Html, Image, Link, Nodes, Parents, Root } from 'mdast'
import type { Destinations, ParsedText } from '#scripts/import/text/parsed-text.ts'
import { type Edit, marginReader } from '#scripts/import/text/edits.ts'
import { type Place, placeOf } from '#scripts/import/text/places.ts'
import { CONTAINERS } from '#scripts/import/text/surroundings.ts'
import { htmlToTree, writeMarkdown } from './html-to-markdown.ts'
import { inlineHtmlConverter } from './inline-html.ts'

/** What converts the HTML of a text. */
export type ConvertedHtml = {
  edits: Edit[]
  /** The syntax trees of the Markdown that replaces HTML. */
  trees: Root[]
  /** The blocks of Markdown that have tags in their lines. */
  blocksWithTags: Place[]
}

/**
 * Converts HTML to Markdown: blocks of it as a whole, elements within the lines of a paragraph by their tags.
 *
 * @param leftOut receives the tags of elements that an article cannot have
 */
export function convertHtml(
  { text, tree }: ParsedText,
  { link, picture }: Destinations,
  leftOut: string[],
): ConvertedHtml {
  const edits: Edit[] = []
  const trees: Root[] = []
  const blocksWithTags: Place[] = []
  const resolve = ({ type, url }: Link | Image) => (type === 'image' ? picture(url) : link(url)) ?? url
  const convertInlineHtml = inlineHtmlConverter(text, link, convert, edits)
  const marginAt = marginReader(text)

  function convert(html: string): string | null {
    const converted = htmlToTree(html, resolve, leftOut)
    if (converted === null) return null
    trees.push(converted)
    return writeMarkdown(converted)
  }

  /** Converts the HTML of a block, and of the blocks in it. */
  function convertBlocks(parent: Parents): void {
    if (!CONTAINERS.has(parent.type)) return convertLines(parent)
    const children = parent.children as Nodes[]
    for (const [index, node] of children.entries()) {
      if ('children' in node) convertBlocks(node)
      if (node.type === 'html') convertHtmlBlock(node, children[index - 1])
    }
  }

  function convertLines(block: Parents): void {
    const editCount = edits.length
    convertInlineHtml(block)
    if (edits.length > editCount) blocksWithTags.push(placeOf(block))
  }

  function convertHtmlBlock(block: Html, previous: Nodes | undefined): void {
    const markdown = convert(block.value)
    if (markdown === null) return
    const place = placeOf(block)
    // HTML may follow a paragraph without an empty line, and Markdown may not.
    const isRightBelow = previous !== undefined && lastLineOf(previous) + 1 === firstLineOf(block)
    const separated = isRightBelow && markdown !== '' ? `\n${markdown}` : markdown
    const indented = separated.replaceAll('\n', `\n${marginAt(place.from)}`)
    const withoutTrailingBlanks = indented.replaceAll(/[ \t]+$/gm, '')
    edits.push({ ...place, replacement: withoutTrailingBlanks })
  }

  convertBlocks(tree)
  return { edits, trees, blocksWithTags }
}

function firstLineOf({ position }: Nodes): number {
  return position?.start.line ?? 0
}

function lastLineOf({ position }: Nodes): number {
  return position?.end.line ?? 0
}
