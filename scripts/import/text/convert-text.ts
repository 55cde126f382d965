import type { Link, Root } from 'mdast'
import type { ReferenceOf } from '#markdown/article.ts'
import { foreignMarks } from '#markdown/transforms/foreign-marks.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import { convertShortcodes } from '#scripts/import/shortcodes/convert-shortcodes.ts'
import { findComponents } from '#scripts/import/mdx/find-components.ts'
import { anchorEdits, findAnchors } from './anchors.ts'
import { applyEdits, type Edit } from './edits.ts'
import { equationNumberEdits } from './equation-numbers.ts'
import { convertAroundFormulas, emptyLineEdits, withDollarSigns } from './formulas.ts'
import { convertHtml } from '#scripts/import/html/convert-html.ts'
import { joinBlockEdits } from '#scripts/import/html/join-blocks.ts'
import { leadsToPicture } from '#scripts/import/html/html-to-markdown.ts'
import { withoutBlanks } from '#scripts/import/html/inline-html.ts'
import { withoutModules } from '#scripts/import/mdx/modules.ts'
import { hasMarksOrAnchors } from './marks-or-anchors.ts'
import { type Destinations, parse, type ParsedText } from './parsed-text.ts'
import { isInAny, placeOf } from './places.ts'
import { surroundingsOf } from './surroundings.ts'
import { withoutAttributesAfterCode, withoutMarks, withoutTemplates } from './templates.ts'
import { withoutWikiLinks } from './wiki-links.ts'

/** A text as an article has it, the marks of other programs that it still shows, and what is not part of it any more. */
export type ConvertedText = { text: string; marks: ReferenceOf<'foreign'>[]; leftOut: string[] }

/**
 * Converts the text of a post to Markdown of this site, and finds the marks of other programs that it still shows. What it does not
 * replace stays byte for byte. Parsing takes nearly all of the time, so a step that changes nothing leaves its tree to the next one.
 *
 * @param isMdx whether the text has components
 * @throws RangeError if the text is nested too deeply
 */
export function convertText(text: string, destinations: Destinations, isMdx = false): ConvertedText {
  const leftOut: string[] = []
  const link = (address: string) => destinations.link(address) ?? shortcodeName(address)
  const withShortcodeNames = { ...destinations, link }

  const withoutTemplateTags = applyStep(parse(withoutTemplates(text)), (words, tree) => {
    const { isInCode } = surroundingsOf(tree)
    return applyEdits(words, [...emptyLineEdits(words, isInCode), ...equationNumberEdits(words, isInCode)])
  })
  let files: ReadonlyMap<string, string> = new Map()
  const markdownAndComponents = applyStep(withoutTemplateTags, (words, tree) => {
    const { isInCode } = surroundingsOf(tree)
    if (!isMdx)
      return applyEdits(words, [...joinBlockEdits(words, tree), ...separatingEdits(words, isInCode)])
    const withoutCode = withoutModules(words, isInCode)
    files = withoutCode.files
    return withoutCode.text
  })
  const surroundings = surroundingsOf(markdownAndComponents.tree)
  const withoutShortcodes = applyStep(markdownAndComponents, (words) =>
    convertShortcodes(words, surroundings, leftOut, isMdx ? findComponents(words, files) : []),
  )
  const anchors = findAnchors(withoutShortcodes.text)
  const markdown = applyStep(withoutShortcodes, (words, tree) =>
    applyEdits(words, markEdits(words, tree, destinations)),
  )
  const html = convertHtml(markdown, withShortcodeNames, leftOut)
  const edits = [...addressEdits(markdown, withShortcodeNames), ...html.edits]
  // Other addresses change neither headings nor words, so the tree still says where they are.
  const isUnchanged = html.edits.length === 0
  if (isUnchanged || !hasMarksOrAnchors(markdown, html)) {
    const allEdits = [...edits, ...anchorEdits(markdown.tree, markdown.destinations, anchors)]
    const marks = isUnchanged ? foreignMarks(markdown.tree) : []
    return { text: applyEdits(markdown.text, allEdits), marks, leftOut }
  }
  const converted = parse(applyEdits(markdown.text, edits))
  return {
    text: applyEdits(converted.text, anchorEdits(converted.tree, converted.destinations, anchors)),
    marks: foreignMarks(converted.tree),
    leftOut,
  }
}

/** Changes a text, and parses it again only if it has become another one. */
function applyStep(parsed: ParsedText, step: (text: string, tree: Root) => string): ParsedText {
  const text = step(parsed.text, parsed.tree)
  return text === parsed.text ? parsed : parse(text)
}

/** The end of an element that ends a block of Markdown on its line, and the start of another block on the same line. */
const BLOCK_BEHIND_END = /<\/(?:pre|style|script)>(?=<(?:pre|table|div|p|h[1-6]|[ou]l|figure|blockquote)\b)/gi

/** Gives each block of HTML a line of its own. Otherwise, the rest of one that begins behind a listing or a style would be words. */
function separatingEdits(text: string, isInCode: (offset: number) => boolean): Edit[] {
  const tags = Array.from(text.matchAll(BLOCK_BEHIND_END)).filter(({ index }) => !isInCode(index))
  return tags.map(({ 0: tag, index }) => {
    const end = index + tag.length
    return { from: end, to: end, replacement: '\n\n' }
  })
}

/** The address after the `post:` that shortcodes put before the name of a post, for a name that no post has. */
function shortcodeName(address: string): string | null {
  return address.startsWith('post:') ? withoutBlanks(address.slice('post:'.length)) : null
}

/** Replaces other marks and wiki links between the parts that are code. */
function markEdits(text: string, tree: Root, { link }: Destinations): Edit[] {
  const edits: Edit[] = []
  let end = 0
  let isAfterCode = false
  let isInHeading = false
  const convertUpTo = (offset: number) => {
    const written = text.slice(end, offset)
    const words = withDollarSigns(isAfterCode ? withoutAttributesAfterCode(written, isInHeading) : written)
    const replacement = convertAroundFormulas(words, (wordsAround) =>
      withoutWikiLinks(withoutMarks(wordsAround), (address) => link(address) !== null),
    )
    edits.push({ from: end, to: offset, replacement })
  }
  walkMarkdown(tree, (node, _, parent) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return
    const code = placeOf(node)
    convertUpTo(code.from)
    end = code.to
    isAfterCode = node.type === 'inlineCode'
    isInHeading = parent.type === 'heading'
  })
  convertUpTo(text.length)
  return edits
}

/** Gives links and pictures their new addresses. Only the address between the parentheses changes, whatever surrounds it. */
function addressEdits({ tree, destinations }: ParsedText, { link, picture }: Destinations): Edit[] {
  const pictureEdits = largePictureEdits(tree, picture)
  const isReplaced = isInAny(pictureEdits)
  const edits: Edit[] = []
  for (const { start, end, url, isPicture } of destinations) {
    // The link and the picture in it are replaced as a whole.
    if (isReplaced(start)) continue
    const address = isPicture ? picture(url) : link(url)
    if (address !== null) edits.push({ from: start, to: end, replacement: address })
  }
  return [...pictureEdits, ...edits]
}

/** A picture that leads to a picture of the blog becomes that picture, which readers can enlarge. */
function largePictureEdits(tree: Root, picture: Destinations['picture']): Edit[] {
  const edits: Edit[] = []
  walkMarkdown(tree, (node) => {
    const markdown = node.type === 'link' ? largePicture(node, picture) : null
    if (markdown !== null) edits.push({ ...placeOf(node), replacement: markdown })
  })
  return edits
}

function largePicture({ url, children }: Link, picture: Destinations['picture']): string | null {
  const [content, ...otherContent] = children
  if (content?.type !== 'image' || otherContent.length > 0 || !leadsToPicture(url)) return null
  const address = picture(url)
  if (address === null) return null
  const alt = (content.alt ?? '').replaceAll(/[\\[\]]/g, String.raw`\$&`)
  const title = content.title ? ` "${content.title.replaceAll(/["\\]/g, String.raw`\$&`)}"` : ''
  return `![${alt}](${address}${title})`
}
