import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
