import { readFile, readdir } from 'node:fs/promises'
import type { Renderer } from '@takumi-rs/core'
import fontverter from 'fontverter'
import { Blob, Face } from 'harfbuzzjs'
import { join } from 'node:path'

/** The fonts that draw a text. */
type TextFonts = {
  /** The text without the parts that no font has. */
  text: string
  /** The parts of it that no font has. */
  missing: string[]
  /** The fonts in the order in which they are tried. */
  families: string[]
  /** Whether the first one has all of the text. */
  isOwn: boolean
}

const EMOJI = 'noto-emoji'
/** The first font for Han characters, by language: their shapes differ. */
const HAN: Record<string, string> = { ja: 'noto-sans-jp', ko: 'noto-sans-kr', 'zh-Hant': 'noto-sans-tc' }

const graphemes = new Intl.Segmenter()

/**
 * Gives a renderer the files of fonts that a text needs. There are hundreds, so it opens only those that have characters of the text.
 *
 * @returns a function of a text, its preferred font, and a language that decides between fonts with the same characters
 */
export function cardFonts(renderer: Renderer, files: readonly FontFile[]) {
  const byFamily = new Map<string, FontFile[]>()
  for (const file of files) byFamily.set(file.family, [...(byFamily.get(file.family) ?? []), file])
  const opened = new Map<FontFile, Promise<ReadonlySet<number>>>()
  /** The font of each cluster, by the order in which fonts are tried: most cards have the same ones. */
  const answers = new Map<string, Map<string, string | undefined>>()

  async function open(file: FontFile): Promise<ReadonlySet<number>> {
    const data = await readFile(file.path)
    await renderer.registerFont({ name: file.family, data, unicodeRange: file.ranges })
    return new Set(new Face(new Blob(await fontverter.convert(data, 'truetype'))).collectUnicodes())
  }

  /** The first font that has all of a grapheme cluster. */
  async function familyOf(cluster: string, families: readonly string[]): Promise<string | undefined> {
    // Characters that join others or select a variant have no glyph.
    const points = Array.from(cluster.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''), (sign) =>
      sign.codePointAt(0)!,
    )
    const isEmoji = /\p{Emoji_Presentation}|\uFE0F/u.test(cluster)
    for (const family of families.filter((name) => (name === EMOJI) === isEmoji))
      for (const file of byFamily.get(family) ?? []) {
        if (!points.every((point) => isIn(point, file.ranges))) continue
        const known = opened.get(file) ?? open(file)
        opened.set(file, known)
        const has = await known
        if (points.every((point) => has.has(point))) return family
      }
    return undefined
  }

  return async (written: string, first: string, lang: string): Promise<TextFonts> => {
    const families = familiesFor(written, [...byFamily.keys()], first, lang)
    const clusters = Array.from(graphemes.segment(written), ({ segment }) => segment)
    const order = families.join()
    const known = answers.get(order) ?? new Map<string, string | undefined>()
    answers.set(order, known)
    const distinct = [...new Set(clusters)]
    for (const cluster of distinct)
      if (!known.has(cluster)) known.set(cluster, await familyOf(cluster, families))
    return {
      text: clusters
        .filter((cluster) => known.get(cluster))
        .join('')
        .replaceAll(/ +/g, ' ')
        .trim(),
      missing: distinct.filter((cluster) => !known.get(cluster)),
      families,
      isOwn: distinct.every((cluster) => known.get(cluster) === first),
    }
  }
}

function isIn(point: number, ranges: FontFile['ranges']): boolean {
  return ranges.some(([first, last]) => first <= point && point <= last)
}

/** The preferred font, then those of the text's language, then all others. */
function familiesFor(text: string, installed: readonly string[], first: string, lang: string): string[] {
  const sans = installed.filter((family) => family.startsWith('noto-sans'))
  const order = new Set([first, 'noto-sans', hanFontOf(text, lang), ...sans, ...installed])
  return [...order].filter((family) => installed.includes(family))
}

/** Kana and Hangul decide the language of a title, even against the article's field. */
function hanFontOf(text: string, lang: string): string {
  const { language, script } = new Intl.Locale(lang).maximize()
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return HAN['ja']!
  if (/\p{Script=Hangul}/u.test(text)) return HAN['ko']!
  return HAN[`${language}-${script}`] ?? HAN[language] ?? 'noto-sans-sc'
}

/** One file of an installed font. Fontsource splits a font into files for ranges of characters. */
export type FontFile = {
  path: string
  /** The name of the package without its scope: `noto-sans-sc`. */
  family: string
  /** First and last code points. The file may lack some characters between them. */
  ranges: [number, number][]
}

type Metadata = { id: string; variable: unknown; weights: number[] }

const SCOPES = ['@fontsource-variable', '@fontsource']
/** The fonts of the site, and every installed Noto font. */
const WANTED = /^(familjen-grotesk|geist-mono|noto-.+)$/
/** For fonts that come in several weights instead of a variable one. */
const WEIGHT = 600

/** The fonts that share pictures can use, from the packages in `node_modules`. */
export async function fontFiles(root: string): Promise<FontFile[]> {
  const files: FontFile[] = []
  const families = new Set<string>()
  for (const scope of SCOPES) {
    const folder = join(root, 'node_modules', scope)
    const names = await readdir(folder).catch((): string[] => [])
    for (const family of names.toSorted()) {
      if (!WANTED.test(family) || families.has(family)) continue
      families.add(family)
      files.push(...(await filesOf(join(folder, family), family)))
    }
  }
  return files
}

async function filesOf(folder: string, family: string): Promise<FontFile[]> {
  const json = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown
  const { id, variable, weights } = (await json('metadata.json')) as Metadata
  const subsets = (await json('unicode.json')) as Record<string, string>
  const nearest = weights.reduce((a, b) => (Math.abs(b - WEIGHT) < Math.abs(a - WEIGHT) ? b : a))
  return Object.entries(subsets).map(([subset, ranges]) => ({
    path: join(
      folder,
      'files',
      `${id}-${subset.replaceAll(/[[\]]/g, '')}-${variable ? 'wght' : nearest}-normal.woff2`,
    ),
    family,
    ranges: rangesOf(ranges),
  }))
}

/** The ranges in a style sheet's words: `U+0-ff,U+131`. */
function rangesOf(text: string): FontFile['ranges'] {
  return text.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return [first, last]
  })
}
