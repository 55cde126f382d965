import { applyEdits, type Edit, marginReader } from '#scripts/import/text/edits.ts'
import { findEmbeds } from './embeds.ts'
import { componentPiece } from '#scripts/import/mdx/find-components.ts'
import { findShortcodes, type Shortcode } from './find-shortcodes.ts'
import { toHtml, toMarkdown } from './media.ts'
import { frameOf, SHORTCODES } from './shortcode-table.ts'

/** Blocks of Liquid whose body a program computes. */
const PROGRAM = /^(?:if|unless|for|case|capture|tablerow)$/

/** An element whose text is Markdown in kramdown (https://kramdown.gettalong.org/syntax.html#html-blocks). */
const MARKDOWN_CONTAINER =
  /<(?:div|section|article|aside|center|header|main|p|span)\b[^<>]*\smarkdown\s*=\s*["']?(?:1|block|span)\b[^<>]*>/gi

/** What surrounds an offset of a text. */
export type Surroundings = {
  isInCode: (offset: number) => boolean
  /** Whether it is inside a block of HTML. */
  isInHtml: (offset: number) => boolean
}

/**
 * Replaces shortcodes, components and players by what they stand for. One without a meaning here is removed, because readers would see its source.
 * Inside of code, all of them stay.
 *
 * @param components those of the text, if it is MDX
 * @param leftOut receives each shortcode that was removed, as it is written
 */
export function convertShortcodes(
  text: string,
  { isInCode, isInHtml }: Surroundings,
  leftOut: string[],
  components: readonly Shortcode[] = [],
): string {
  const shortcodes = [...findShortcodes(text), ...components]
    .filter(({ from }) => !isInCode(from))
    .toSorted((a, b) => a.from - b.from)
  const embeds = findEmbeds(text).filter(({ from }) => !isInCode(from))
  const containers = Array.from(text.matchAll(MARKDOWN_CONTAINER)).filter(({ index }) => !isInCode(index))
  if (shortcodes.length + embeds.length + containers.length === 0) return text

  const edits: Edit[] = []
  const fit = breakFitter(text)
  for (const { from, to, piece } of embeds) {
    const isText = piece.type === 'text'
    const replacement = isInHtml(from) && !isText ? toHtml(piece) : fit(from, to, toMarkdown(piece))
    edits.push({ from, to, replacement })
  }
  for (const { 0: tag, index } of containers)
    edits.push({ from: index, to: index + tag.length, replacement: fit(index, index + tag.length, '\n\n') })
  const pairs = pairUp(shortcodes)
  for (const shortcode of shortcodes) {
    const { from, to, name, get, isClosing, written } = shortcode
    const closing = pairs.get(shortcode)
    const isComponent = shortcode.syntax === 'component'
    const pieceOf = isComponent ? () => componentPiece(name, get) : SHORTCODES.get(name)
    const piece = isClosing ? undefined : pieceOf?.(get)
    if (pairs.closings.has(shortcode)) continue
    // A placeholder such as `<NAME>`.
    if (isComponent && closing === undefined && !shortcode.isVoid) continue
    if (name === 'comment' && closing !== undefined) edits.push({ from, to: closing.to, replacement: '' })
    else if (piece !== undefined) {
      edits.push({ from, to, replacement: isInHtml(from) ? toHtml(piece) : fit(from, to, toMarkdown(piece)) })
      if (closing !== undefined) edits.push({ from: closing.from, to: closing.to, replacement: '' })
    } else if (closing !== undefined) {
      edits.push(...blockEdits(text, shortcode, closing, { fit, isInHtml }))
      edits.push(...indentedHtmlEdits(text, to, closing.from, isInCode))
    } else edits.push({ from, to, replacement: '' })
    const hasMeaning = piece !== undefined || (closing !== undefined && !PROGRAM.test(name))
    if (!hasMeaning) leftOut.push(written)
  }
  return applyEdits(text, edits)
}

/** The closing shortcode of each opening one that has one, and all of these. */
function pairUp(shortcodes: readonly Shortcode[]) {
  const pairs = new Map<Shortcode, Shortcode>()
  const closings = new Set<Shortcode>()
  const open = new Map<string, Shortcode[]>()
  for (const shortcode of shortcodes) {
    const opened = open.get(shortcode.name) ?? []
    open.set(shortcode.name, opened)
    if (shortcode.isVoid) continue
    if (!shortcode.isClosing) {
      opened.push(shortcode)
      continue
    }
    const opening = opened.pop()
    if (opening === undefined) continue
    pairs.set(opening, shortcode)
    closings.add(shortcode)
  }
  return { get: (opening: Shortcode) => pairs.get(opening), closings }
}

/** Replaces both tags around a body. The lines of a quote get its sign. */
function blockEdits(
  text: string,
  { from, to, name, get }: Shortcode,
  closing: Shortcode,
  { fit, isInHtml }: { fit: FitBreaks; isInHtml: Surroundings['isInHtml'] },
): Edit[] {
  const { before, isQuote, after } = frameOf(name, get)
  if (!isQuote) {
    const tagEdit = (tag: { from: number; to: number }, replacement: string): Edit => {
      if (replacement !== '')
        return { from: tag.from, to: tag.to, replacement: fit(tag.from, tag.to, replacement) }
      // An empty line would end the HTML around the tag.
      const place = isInHtml(tag.from) ? lineAround(text, tag.from, tag.to) : { from: tag.from, to: tag.to }
      return { ...place, replacement: '' }
    }
    return [tagEdit({ from, to }, before), tagEdit(closing, after)]
  }
  const body = text.slice(to, closing.from)
  const bodyStart = to + (body.length - body.trimStart().length)
  const bodyEnd = Math.max(bodyStart, to + body.trimEnd().length)
  const edits: Edit[] = [
    { from, to: bodyStart, replacement: fit(from, to, before) },
    { from: bodyEnd, to: closing.to, replacement: fit(bodyEnd, closing.to, after) },
  ]
  for (
    let end = text.indexOf('\n', bodyStart);
    end !== -1 && end < bodyEnd;
    end = text.indexOf('\n', end + 1)
  )
    edits.push({ from: end + 1, to: end + 1, replacement: '> ' })
  return edits
}

/** The whole line of a part that is alone in it, with its break; otherwise the part. */
function lineAround(text: string, from: number, to: number): { from: number; to: number } {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  const nextBreak = text.indexOf('\n', to)
  const isAlone =
    nextBreak !== -1 && text.slice(lineStart, from).trim() === '' && text.slice(to, nextBreak).trim() === ''
  return isAlone ? { from: lineStart, to: nextBreak + 1 } : { from, to }
}

/** Removes the indentation of HTML in a body: without the tag above, it would make the lines code. */
function indentedHtmlEdits(
  text: string,
  bodyStart: number,
  bodyEnd: number,
  isInCode: Surroundings['isInCode'],
): Edit[] {
  const indentations = text.slice(bodyStart, bodyEnd).matchAll(/\n(?<blanks>[ \t]{4,})(?=<)/g)
  return Array.from(indentations, ({ 0: match, index }) => {
    const from = bodyStart + index + 1
    return { from, to: from + match.length - 1, replacement: '' }
  }).filter(({ to }) => !isInCode(to))
}

/** Fits a replacement of a part of the text into the lines around it. */
type FitBreaks = (from: number, to: number, replacement: string) => string

/**
 * Returns a function that takes away line breaks around a replacement that the text has already, and gives its lines the margin of
 * quotes and lists. A row of a table has no breaks.
 */
function breakFitter(text: string): FitBreaks {
  const marginAt = marginReader(text)
  const textStart = text.length - text.trimStart().length
  const textEnd = text.trimEnd().length
  return (from, to, replacement) => {
    const lineStart = text.lastIndexOf('\n', from - 1) + 1
    const lineBefore = text.slice(lineStart, from)
    if (/^\s*\|/.test(lineBefore)) return replacement.trim().replaceAll(/\s*\n\s*/g, ' ')
    const margin = marginAt(from)
    const isAtStart = lineBefore.trim() === '' || lineBefore === margin
    const breaksBefore = isAtStart
      ? breaksIn(/\n[\n \t]*$/.exec(text.slice(Math.max(0, lineStart - 100), lineStart)))
      : 0
    const breaksAfter = breaksIn(/^[ \t]*\n[\n \t]*/.exec(text.slice(to, to + 100)))
    const isStart = from <= textStart
    // Only breaks are those after a block.
    const leading = replacement.trim() === '' ? 0 : (/^\n*/.exec(replacement)?.[0].length ?? 0)
    const trailing = /\n*$/.exec(replacement)?.[0].length ?? 0
    const wantedBefore = isStart ? 0 : Math.max(0, leading - breaksBefore)
    const isEnd = to >= textEnd
    const wantedAfter = isEnd ? 0 : Math.max(0, trailing - breaksAfter)
    const content = replacement.slice(leading, replacement.length - trailing)
    const lines = `${'\n'.repeat(wantedBefore)}${content}${'\n'.repeat(wantedAfter)}`
    return lines.replaceAll('\n', `\n${margin}`)
  }
}

const breaksIn = (match: RegExpExecArray | null) => (match?.[0].match(/\n/g) ?? []).length
