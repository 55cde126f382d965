import bidiFactory from 'bidi-js'
import { Buffer as ShapingBuffer, Direction, shape } from 'harfbuzzjs'
import { clustersOf, type FontOf, type OpenFont, type Outline } from './open-fonts.ts'

/** An outline and its place on a line, in em; y points up. */
type PlacedGlyph = {
  font: OpenFont
  outline: Outline
  x: number
  y: number
}

/** One line of text as outlines, from left to right. */
export type ShapedLine = { glyphs: PlacedGlyph[]; /** In em. */ width: number }

type Run = { start: number; text: string; level: number; font: OpenFont }

const bidi = bidiFactory()

/** Whether a text starts from the right (Unicode Standard Annex 9, rules P2 and P3). */
export function isRightToLeft(text: string): boolean {
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1
}

/**
 * Puts the glyphs of one line in their places: letters joined, marks on their letters, and texts of both directions in order.
 *
 * @param text without a cluster that has no font
 * @param options.style.tracking by how much letters of this family move apart, in em; scripts that join letters must not
 */
export function shapeLine(
  text: string,
  fontOf: FontOf,
  {
    rightToLeft,
    lang,
    style,
  }: { rightToLeft: boolean; lang: string; style: { family: string; tracking: number } },
): ShapedLine {
  const glyphs: PlacedGlyph[] = []
  let width = 0
  for (const run of inSight(runsOf(text, fontOf, rightToLeft))) {
    const buffer = new ShapingBuffer()
    // The whole line, because letters join across runs.
    buffer.addText(text, run.start, run.text.length)
    buffer.guessSegmentProperties()
    buffer.setDirection(run.level % 2 === 1 ? Direction.RTL : Direction.LTR)
    buffer.setLanguage(lang)
    shape(run.font.font, buffer)
    const em = run.font.unitsPerEm
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      glyphs.push({
        font: run.font,
        outline: outlineOf(run.font, codepoint),
        x: width + xOffset / em,
        y: yOffset / em,
      })
      width += xAdvance / em + (xAdvance > 0 && run.font.family === style.family ? style.tracking : 0)
    }
  }
  return { glyphs, width }
}

/** Pieces with one font and one direction, in the order of reading. */
function runsOf(text: string, fontOf: FontOf, rightToLeft: boolean): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, rightToLeft ? 'rtl' : 'ltr')
  const runs: Run[] = []
  let start = 0
  for (const cluster of clustersOf(text)) {
    const level = levels[start] ?? 0
    const font = fontOf(cluster)
    const last = runs.at(-1)
    if (font && last?.font === font && last.level === level) last.text += cluster
    else if (font) runs.push({ start, text: cluster, level, font })
    start += cluster.length
  }
  return runs
}

/** The order from left to right (Unicode Standard Annex 9, rule L2). */
function inSight(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from
      while (to < ordered.length && ordered[to]!.level >= level) to += 1
      ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed())
      from = Math.max(from, to)
    }
  }
  return ordered
}

function outlineOf({ font, outlines }: OpenFont, glyph: number): Outline {
  const outline = outlines.get(glyph) ?? font.glyphToJson(glyph)
  outlines.set(glyph, outline)
  return outline
}
