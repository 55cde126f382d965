import { applyEdits, type Edit } from '#scripts/import/text/edits.ts'
import type { Surroundings } from '#scripts/import/text/surroundings.ts'
import { bodyEdits, type ConvertedText } from './body-edits.ts'
import { type Embed, findEmbeds } from './embeds.ts'
import { componentPiece } from '#scripts/import/mdx/find-components.ts'
import { findContainers } from './find-containers.ts'
import { findShortcodes, type Shortcode } from './find-shortcodes.ts'
import { breakFitter } from './fit-breaks.ts'
import { type Piece, toHtml, toMarkdown } from './media.ts'
import { SHORTCODES } from './shortcode-table.ts'

/** Blocks of Liquid whose body a program computes. */
const PROGRAM = /^(?:if|unless|for|case|capture|tablerow)$/

/** An element whose text is Markdown in kramdown (https://kramdown.gettalong.org/syntax.html#html-blocks). */
const MARKDOWN_CONTAINER =
  /<(?:div|section|article|aside|center|header|main|p|span)\b[^<>]*\smarkdown\s*=\s*["']?(?:1|block|span)\b[^<>]*>/gi

/**
 * Replaces shortcodes, components and players by what they stand for. One without a meaning here is removed, because readers would see its source.
 * Inside of code, all of them stay.
 *
 * @param components those of the text, if it is MDX
 * @param leftOut receives each shortcode that was removed, as it is written
 */
export function convertShortcodes(
  text: string,
  surroundings: Surroundings,
  leftOut: string[],
  components: readonly Shortcode[] = [],
): string {
  const isOutsideCode = ({ from }: { from: number }) => !surroundings.isInCode(from)
  const containers = findContainers(text, surroundings.isInCode)
  const shortcodes = [...findShortcodes(text), ...containers, ...components]
    .filter(isOutsideCode)
    .toSorted((a, b) => a.from - b.from)
  const embeds = findEmbeds(text).filter(isOutsideCode)
  const containerTags = findContainerTags(text).filter(isOutsideCode)
  if (shortcodes.length + embeds.length + containerTags.length === 0) return text

  const context = { text, ...surroundings, fit: breakFitter(text) }
  const edits = [
    ...embeds.map((embed) => embedEdit(embed, context)),
    // The words inside are Markdown only between empty lines.
    ...containerTags.map(({ from, to }): Edit => ({ from, to, replacement: context.fit(from, to, '\n\n') })),
  ]
  leftOut.push(...embeds.filter(({ piece }) => piece === null).map(({ written }) => written))
  const { closingOf, pairedClosings } = pairUp(shortcodes)
  for (const shortcode of shortcodes) {
    // The edits of the opening one replace both.
    if (pairedClosings.has(shortcode)) continue
    const closing = closingOf.get(shortcode)
    if (isPlaceholder(shortcode, closing)) continue
    const piece = pieceOf(shortcode)
    edits.push(...shortcodeEdits(shortcode, closing, piece, context))
    const hasStaticBody = closing !== undefined && !PROGRAM.test(shortcode.name)
    if (piece === undefined && !hasStaticBody) leftOut.push(shortcode.written)
  }
  return applyEdits(text, edits)
}

/** The places of the opening tags of elements whose text is Markdown. */
function findContainerTags(text: string): { from: number; to: number }[] {
  return Array.from(text.matchAll(MARKDOWN_CONTAINER), ({ 0: tag, index }) => ({
    from: index,
    to: index + tag.length,
  }))
}

function embedEdit({ from, to, piece }: Embed, { fit, isInHtml }: ConvertedText): Edit {
  if (piece === null) return { from, to, replacement: '' }
  const isText = piece.type === 'text'
  const replacement = isInHtml(from) && !isText ? toHtml(piece) : fit(from, to, toMarkdown(piece))
  return { from, to, replacement }
}

/** Whether a text only looks like a component: `<NAME>`, which has neither a closing tag nor a slash. */
function isPlaceholder({ syntax, isVoid }: Shortcode, closing: Shortcode | undefined): boolean {
  return syntax === 'component' && closing === undefined && !isVoid
}

/** What a shortcode or a component stands for; `undefined` if that cannot be known, or if it ends a block. */
function pieceOf({ syntax, name, get, isClosing }: Shortcode): Piece | undefined {
  if (isClosing) return undefined
  return syntax === 'component' ? componentPiece(name, get) : SHORTCODES.get(name)?.(get)
}

/**
 * Replaces a shortcode, and its closing one if it has a body.
 *
 * @param piece what it stands for
 */
function shortcodeEdits(
  shortcode: Shortcode,
  closing: Shortcode | undefined,
  piece: Piece | undefined,
  context: ConvertedText,
): Edit[] {
  const { from, to, name } = shortcode
  const isComment = name === 'comment' && closing !== undefined
  if (isComment) return [{ from, to: closing.to, replacement: '' }]
  if (piece !== undefined) {
    const replacement = context.isInHtml(from) ? toHtml(piece) : context.fit(from, to, toMarkdown(piece))
    const edit = { from, to, replacement }
    return closing === undefined ? [edit] : [edit, { from: closing.from, to: closing.to, replacement: '' }]
  }
  return closing === undefined ? [{ from, to, replacement: '' }] : bodyEdits(shortcode, closing, context)
}

type Pairs = {
  /** The closing shortcode of each opening one that has one. */
  closingOf: ReadonlyMap<Shortcode, Shortcode>
  pairedClosings: ReadonlySet<Shortcode>
}

/** Finds the shortcode that ends each block, as brackets are matched: the last block that is open ends first. */
function pairUp(shortcodes: readonly Shortcode[]): Pairs {
  const closingOf = new Map<Shortcode, Shortcode>()
  const openByName = new Map<string, Shortcode[]>()
  for (const shortcode of shortcodes) {
    const openBlocks = openByName.get(shortcode.name) ?? []
    openByName.set(shortcode.name, openBlocks)
    if (shortcode.isVoid) continue
    if (shortcode.isClosing) {
      const opening = openBlocks.pop()
      if (opening !== undefined) closingOf.set(opening, shortcode)
    } else openBlocks.push(shortcode)
  }
  return { closingOf, pairedClosings: new Set(closingOf.values()) }
}
