/**
 * Whether a text has to be parsed again after its HTML was converted, to find marks of other programs and headings. Parsing takes most of
 * the time, and most texts have no marks. These functions say yes too often rather than too rarely.
 */
import type { Root } from 'mdast'
import type { ParsedText } from './parsed-text.ts'
import { foreignMarks } from '#markdown/transforms/foreign-marks.ts'
import { walkMarkdown } from '#markdown/tree.ts'
import type { ConvertedHtml } from '#scripts/import/html/convert-html.ts'
import { applyEdits, type Edit } from './edits.ts'
import { placeOf } from './places.ts'

/**
 * How the marks begin that `foreignMarks` finds in the tree of a text. In Markdown a backslash may stand before each sign, and a
 * reference such as `&#123;` for a sign.
 */
const BEGINNINGS: readonly RegExp[] = [
  // A tag, and a reference.
  /<(?!https?:)[A-Za-z!]/,
  /&(?!(?:amp|lt|gt|quot|nbsp);)#?\w/,
  // Templates, attributes and comments.
  /\{/,
  /%\\?%/,
  // Modules of MDX.
  /\bimport\s[^\n]*["'][^\n]+["']/,
  /\bexport\s+(?:const|default|function)\s/,
  // Containers.
  /:\\?:\\?:/,
  // Formulas.
  /\\[\\([]/,
  // Wiki links, alerts and footnotes.
  /\[\\?(?:\[|\^|!\\?\w)/,
  // A destination with a blank that no title follows.
  /\]\\?\([^\s()<>?]+ (?! *"(?:[^"\\\n]|\\.)*"\))/,
]
const BEGINNING = new RegExp(BEGINNINGS.map(({ source }) => source).join('|'))
/** The start of a destination that is a fragment, also over lines of a quote. */
const OWN_DESTINATION = /\](?:\(|:)[\s>]*<?\\?#|&#|&num;/

/** Whether Markdown may show marks of other programs. */
export const mayShowMarks = (markdown: string): boolean => BEGINNING.test(markdown)

/** Whether Markdown may have a link to a place of its own text. */
export const mayLinkWithin = (markdown: string): boolean => OWN_DESTINATION.test(markdown)

/**
 * Whether a text may show marks of other programs after its HTML was converted, or its tree does not say any more where the links to places
 * of the text lead.
 */
export function hasMarksOrAnchors({ text, tree, destinations }: ParsedText, html: ConvertedHtml): boolean {
  const linksWithin = destinations.some(({ url }) => url.startsWith('#'))
  if (html.trees.some((converted) => hasAnyInTree(converted, linksWithin))) return true
  if (hasAnyAroundEdits(tree, html, linksWithin)) return true
  const lines = linesWithTags(text, tree, html)
  return mayShowMarks(lines) || mayLinkWithin(lines)
}

/** Whether Markdown that was HTML has marks, a link to a place of the text, or a heading that such a link may lead to. */
function hasAnyInTree(tree: Root, linksWithin: boolean): boolean {
  let hasAny = foreignMarks(tree).length > 0
  let words = ''
  walkMarkdown(tree, (node) => {
    // The words of two elements may be a mark together.
    words += node.type === 'text' ? node.value : '\n'
    const isMarkup = node.type === 'html' && mayShowMarks(node.value)
    const isLinkWithin = node.type === 'link' && node.url.startsWith('#')
    const isTarget = node.type === 'heading' && linksWithin
    // Lines of HTML without an end may be written as two paragraphs.
    const isOverLines = node.type === 'inlineCode' && node.value.includes('\n')
    if (isMarkup || isLinkWithin || isTarget || isOverLines) hasAny = true
  })
  return hasAny || showsMarks(words)
}

/** Whether a tree has marks outside of the parts that were converted, or headings that have changed and that links may lead to. */
function hasAnyAroundEdits(
  tree: Root,
  { edits, blocksWithTags }: ConvertedHtml,
  linksWithin: boolean,
): boolean {
  const convertedStarts = new Set(edits.map(({ from }) => from))
  const blockStarts = new Set(blocksWithTags.map(({ from }) => from))
  let hasAny = false
  walkMarkdown(tree, (node) => {
    const { from } = placeOf(node)
    const isMark = node.type === 'text' && showsMarks(node.value)
    const isHtml = node.type === 'html' && !convertedStarts.has(from)
    const isTarget = node.type === 'heading' && linksWithin && blockStarts.has(from)
    if (isMark || isHtml || isTarget) hasAny = true
  })
  return hasAny
}

function showsMarks(words: string): boolean {
  return foreignMarks({ type: 'root', children: [{ type: 'text', value: words }] }).length > 0
}

/** The blocks of Markdown whose tags were replaced, without their code. The words around two tags may be a mark together. */
function linesWithTags(text: string, tree: Root, { edits, blocksWithTags }: ConvertedHtml): string {
  const removals: Edit[] = []
  let end = 0
  for (const { from, to } of [...blocksWithTags, { from: text.length, to: text.length }]) {
    removals.push({ from: Math.min(end, from), to: from, replacement: '\n\n' })
    // At the end of a block may be the edit that ends a link in it.
    end = to + 1
  }
  walkMarkdown(tree, (node) => {
    if (node.type === 'inlineCode') removals.push({ ...placeOf(node), replacement: '' })
  })
  return applyEdits(text, [...removals, ...edits])
}
