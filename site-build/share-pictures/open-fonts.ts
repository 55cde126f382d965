import { readFile } from 'node:fs/promises'
import fontverter from 'fontverter'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import type { FontFile } from './font-files.ts'

/** A font in one weight. */
export type OpenFont = { font: Font; family: string; unitsPerEm: number; outlines: Map<number, Outline> }

/** The edge of a glyph: the commands of an SVG path, in the font's own units. */
export type Outline = ReturnType<Font['glyphToJson']>

/** The font for each grapheme cluster of a text; `undefined` for one that no installed font has. */
export type FontOf = (cluster: string) => OpenFont | undefined

const EMOJI = 'noto-emoji'
/** Which of the fonts that have Han characters comes first, by language: their shapes differ. */
const HAN: Record<string, string> = { ja: 'noto-sans-jp', ko: 'noto-sans-kr', 'zh-Hant': 'noto-sans-tc' }

const graphemes = new Intl.Segmenter()
const opened = new Map<string, Promise<OpenFont>>()
/** There are hundreds of files, and the same few orders for all cards. */
const ordered = new WeakMap<readonly FontFile[], Map<string, FontFile[]>>()

/** The grapheme clusters of a text (Unicode Standard Annex 29). */
export function clustersOf(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return text.split('')
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/**
 * Opens the fonts that a text needs.
 *
 * @param style the preferred font, and the weight of all of them
 * @param lang decides between fonts with the same characters
 */
export async function openFonts(
  text: string,
  files: readonly FontFile[],
  style: { family: string; weight: number },
  lang: string,
): Promise<FontOf> {
  const order = preferred(files, style.family, text, lang)
  const found = new Map<string, OpenFont>()
  for (const cluster of new Set(clustersOf(text))) {
    const font = await fontFor(cluster, order, style.weight)
    if (font) found.set(cluster, font)
  }
  return (cluster) => found.get(cluster)
}

function preferred(files: readonly FontFile[], family: string, text: string, lang: string): FontFile[] {
  const first = [family, 'noto-sans', hanFontOf(text, lang)]
  const orders = ordered.get(files) ?? new Map<string, FontFile[]>()
  ordered.set(files, orders)
  const order = orders.get(String(first)) ?? inOrder(files, first)
  orders.set(String(first), order)
  return order
}

/** The files of some families first, in the order of these. */
function inOrder(files: readonly FontFile[], first: readonly string[]): FontFile[] {
  const others = [/^noto-sans/, /./].map((name) =>
    files.filter((file) => name.test(file.family) && !first.includes(file.family)),
  )
  return [...first.map((name) => files.filter((file) => file.family === name)), ...others].flat()
}

/** Kana and Hangul say which language a title has, whatever the article's field says. */
function hanFontOf(text: string, lang: string): string {
  const { language, script } = new Intl.Locale(lang).maximize()
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return HAN['ja']!
  if (/\p{Script=Hangul}/u.test(text)) return HAN['ko']!
  return HAN[`${language}-${script}`] ?? HAN[language] ?? 'noto-sans-sc'
}

async function fontFor(cluster: string, order: readonly FontFile[], weight: number) {
  // Signs that join or choose a variant have no glyph of their own.
  const points = Array.from(cluster.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''), (sign) =>
    sign.codePointAt(0)!,
  )
  const isEmoji = /\p{Emoji_Presentation}|\uFE0F/u.test(cluster)
  for (const file of order) {
    if ((file.family === EMOJI) !== isEmoji) continue
    if (!points.every((point) => file.ranges.some(([first, last]) => first <= point && point <= last)))
      continue
    const open = await openFont(file, weight)
    if (points.every((point) => open.font.nominalGlyph(point) !== undefined)) return open
  }
  return undefined
}

function openFont({ path, family }: FontFile, weight: number): Promise<OpenFont> {
  const key = `${weight} ${path}`
  const known = opened.get(key) ?? readFont(path, family, weight)
  opened.set(key, known)
  return known
}

async function readFont(path: string, family: string, weight: number): Promise<OpenFont> {
  const face = new Face(new Blob(await fontverter.convert(await readFile(path), 'truetype')))
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return { font, family, unitsPerEm: face.upem, outlines: new Map() }
}
