/** What happens to the body of a shortcode that has an opening and a closing tag, such as `{{< details >}}…{{< /details >}}`. */
import type { Edit } from '#scripts/import/text/edits.ts'
import type { Surroundings } from '#scripts/import/text/surroundings.ts'
import type { Shortcode } from './find-shortcodes.ts'
import type { FitBreaks } from './fit-breaks.ts'
import { frameOf } from './shortcode-table.ts'

/** A text whose shortcodes are replaced, and what is known about its places. */
export type ConvertedText = Surroundings & { text: string; fit: FitBreaks }

/** A part of a text, in UTF-16 units. */
type Part = { from: number; to: number }

/** HTML that begins a line after at least four blanks. */
const INDENTED_HTML = /\n(?<blanks>[ \t]{4,})(?=<)/g

/** Replaces both tags around a body, which stays. */
export function bodyEdits(opening: Shortcode, closing: Shortcode, context: ConvertedText): Edit[] {
  const { isQuote, before, after } = frameOf(opening.name, opening.get)
  const tagEdits = isQuote
    ? quoteEdits(opening, closing, { before, after }, context)
    : [tagEdit(opening, before, context), tagEdit(closing, after, context)]
  return [...tagEdits, ...indentedHtmlEdits(opening.to, closing.from, context)]
}

function tagEdit(tag: Part, replacement: string, { text, fit, isInHtml }: ConvertedText): Edit {
  const { from, to } = tag
  if (replacement !== '') return { from, to, replacement: fit(from, to, replacement) }
  // An empty line would end the HTML around the tag.
  const removed = isInHtml(from) ? lineAround(text, tag) : { from, to }
  return { ...removed, replacement: '' }
}

/** Makes a quote of the body: the blanks around it go with the tags, and each of its lines gets the sign of quotes. */
function quoteEdits(
  opening: Shortcode,
  closing: Shortcode,
  { before, after }: { before: string; after: string },
  { text, fit }: ConvertedText,
): Edit[] {
  const body = text.slice(opening.to, closing.from)
  const bodyStart = opening.to + (body.length - body.trimStart().length)
  // A body of blanks has no words, and must not end before it starts.
  const bodyEnd = Math.max(bodyStart, opening.to + body.trimEnd().length)
  const edits: Edit[] = [
    { from: opening.from, to: bodyStart, replacement: fit(opening.from, opening.to, before) },
    { from: bodyEnd, to: closing.to, replacement: fit(bodyEnd, closing.to, after) },
  ]
  for (const { index } of text.slice(bodyStart, bodyEnd).matchAll(/\n/g)) {
    const lineStart = bodyStart + index + 1
    edits.push({ from: lineStart, to: lineStart, replacement: '> ' })
  }
  return edits
}

/** The whole line of a part that is alone in it, with its break; otherwise the part. */
function lineAround(text: string, { from, to }: Part): Part {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1
  const nextBreak = text.indexOf('\n', to)
  if (nextBreak === -1) return { from, to }
  const isAlone = text.slice(lineStart, from).trim() === '' && text.slice(to, nextBreak).trim() === ''
  return isAlone ? { from: lineStart, to: nextBreak + 1 } : { from, to }
}

/** Removes the indentation of HTML in a body: without the tag above, it would make the lines code. */
function indentedHtmlEdits(bodyStart: number, bodyEnd: number, { text, isInCode }: ConvertedText): Edit[] {
  const indentations = text.slice(bodyStart, bodyEnd).matchAll(INDENTED_HTML)
  const edits = Array.from(indentations, ({ groups, index }): Edit => {
    const from = bodyStart + index + 1
    const blanks = groups?.['blanks'] ?? ''
    return { from, to: from + blanks.length, replacement: '' }
  })
  return edits.filter(({ to }) => !isInCode(to))
}
