import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Renderer } from '@takumi-rs/core'
import { memoize } from '#site-build/memoize.ts'
import { CARD } from './card.ts'

/** One file of an installed font. Fontsource splits a font into files for ranges of characters. */
export type FontFile = {
  path: string
  /** The name of the package without its scope: `noto-sans-sc`. */
  family: string
  /** First and last code points. The file may lack some characters between them. */
  ranges: [number, number][]
}

/** The first font for Han characters, by language: their shapes differ. */
const HAN: Record<string, string> = { ja: 'noto-sans-jp', ko: 'noto-sans-kr', 'zh-Hant': 'noto-sans-tc' }
/** Unicode has no such character, so fonts draw their box in its place. */
const NO_CHARACTER = '\u{10FFFF}'
const SPACE = 0x20

const graphemes = new Intl.Segmenter()

/** Gives a renderer the files of fonts that a text needs: of hundreds, only those with ranges of the text. */
export function cardFonts(renderer: Renderer, files: readonly FontFile[]) {
  /** The outline of each font's box. */
  const boxes = new Set<string>()
  const installed = [...new Set(files.map(({ family }) => family))]

  const open = memoize(async ({ path, family, ranges }: FontFile) => {
    await renderer.registerFont({ name: family, data: await readFile(path), unicodeRange: ranges })
    for (const outline of await outlinesOf(NO_CHARACTER, family)) boxes.add(outline)
  })

  async function outlinesOf(text: string, fontFamily: string): Promise<string[]> {
    const svg = await renderer.renderSvg({ type: 'text', text, style: { fontSize: 100, fontFamily } }, CARD)
    return Array.from(svg.matchAll(/<path id="\w+" d="([^"]+)"/g), ([, outline = '']) => outline)
  }

  /** Whether these fonts draw a box for a cluster. Titles share their letters, and the answer takes a millisecond. */
  const isBox = memoize((families: string) => {
    const [first] = families.split(',')
    // Its box stands for what no font has.
    const fallback = files.filter(({ family, ranges }) => family === first && isInRanges(SPACE, ranges))
    return memoize(async (cluster: string) => {
      const points = Array.from(cluster, (sign) => sign.codePointAt(0)!)
      const needed = files.filter(({ ranges }) => points.some((point) => isInRanges(point, ranges)))
      await Promise.all([...fallback, ...needed].map(open))
      const outlines = await outlinesOf(cluster, families)
      return outlines.some((outline) => boxes.has(outline))
    })
  })

  /** The text without the parts that no font has, and the fonts in the order in which they are tried. */
  return async (written: string, first: string, lang: string) => {
    const families = familiesFor(written, installed, first, lang).join()
    const clusters = Array.from(graphemes.segment(written), ({ segment }) => segment)
    const missing: string[] = []
    for (const cluster of new Set(clusters)) {
      if (await isBox(families)(cluster)) missing.push(cluster)
    }
    const drawn = clusters.filter((cluster) => !missing.includes(cluster)).join('')
    return { text: drawn.replaceAll(/ +/g, ' ').trim(), missing, families }
  }
}

function isInRanges(point: number, ranges: FontFile['ranges']): boolean {
  return ranges.some(([first, last]) => first <= point && point <= last)
}

/** The preferred font, then those of the text's language, then all others. */
function familiesFor(text: string, installed: readonly string[], first: string, lang: string): string[] {
  const sans = installed.filter((family) => family.startsWith('noto-sans'))
  return [...new Set([first, 'noto-sans', hanFontOf(text, lang), ...sans, ...installed])]
}

/** Kana and Hangul decide the language of a title, even against the article's field. */
function hanFontOf(text: string, lang: string): string {
  const { language, script } = new Intl.Locale(lang).maximize()
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return HAN['ja']!
  if (/\p{Script=Hangul}/u.test(text)) return HAN['ko']!
  return HAN[`${language}-${script}`] ?? HAN[language] ?? 'noto-sans-sc'
}

const WANTED = /^(familjen-grotesk|geist-mono|noto-.+)$/
/** Style sheets of packages: fonts with weights have one for each; otherwise the only one. */
const SHEETS = ['600.css', '700.css', 'index.css']

/** The fonts that share pictures can use, from the packages in `node_modules`. */
export async function fontFiles(root: string): Promise<FontFile[]> {
  const files = new Map<string, FontFile[]>()
  for (const scope of ['@fontsource-variable', '@fontsource']) {
    const folder = join(root, 'node_modules', scope)
    const names = await readdir(folder).catch((): string[] => [])
    for (const family of names.filter((name) => WANTED.test(name)).toSorted())
      if (!files.has(family)) files.set(family, await filesOf(join(folder, family), family))
  }
  return [...files.values()].flat()
}

/** The file and the characters of a face in a style sheet of Fontsource. */
const FONT_FACE = /url\((?<file>[^)]+\.woff2)\)[^}]+unicode-range:(?<ranges>[^;}]+)/g

async function filesOf(folder: string, family: string): Promise<FontFile[]> {
  const sheets = await readdir(folder)
  const sheet = SHEETS.find((name) => sheets.includes(name))!
  const css = await readFile(join(folder, sheet), 'utf8')
  return Array.from(css.matchAll(FONT_FACE), ({ groups = {} }) => {
    const { file = '', ranges = '' } = groups
    return { path: join(folder, file), family, ranges: rangesIn(ranges) }
  })
}

/** The ranges of `U+20-7e,U+a0` in a style sheet of Fontsource, which has no wildcards. */
function rangesIn(unicodeRange: string): [number, number][] {
  const ranges = unicodeRange.matchAll(/U\+(?<first>[\da-f]+)(?:-(?<last>[\da-f]+))?/gi)
  return Array.from(ranges, ({ groups = {} }) => {
    const { first = '', last = first } = groups
    return [parseInt(first, 16), parseInt(last, 16)]
  })
}
