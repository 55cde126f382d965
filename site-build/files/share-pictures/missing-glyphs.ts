import type { Warning } from '#site-build/read/warnings/warning.ts'

/** Scripts with a separate font; the others are in `noto-sans` and the fonts for Chinese, Japanese and Korean. */
const SCRIPTS =
  'Armenian Bengali Cherokee Ethiopic Georgian Gujarati Gurmukhi Kannada Khmer Lao Malayalam Mongolian Myanmar Oriya Sinhala Syriac Tamil Telugu Thaana Tifinagh'
const OTHERS: Record<string, string> = { Tibetan: 'noto-serif-tibetan', Han: 'noto-sans-tc' }

/**
 * Reports the parts of a title that no installed font has.
 *
 * @param file of the article; `undefined` for another page
 */
export function missingGlyphs(missing: readonly string[], file: string | undefined): Warning[] {
  if (missing.length === 0) return []
  const families = new Set(missing.flatMap((cluster) => familyFor(cluster) ?? []))
  const remedy = [...families]
    .map((family) => ` npm install --save-dev @fontsource-variable/${family}`)
    .join(' &&')
  const found = missing.slice(0, 8).join(' ')
  return [
    {
      ...(file !== undefined && { file }),
      message: `share picture: expected a font with "${found}", found none, so the picture is without it.${remedy && ` Install one:${remedy}`}`,
    },
  ]
}

function familyFor(cluster: string): string | undefined {
  const script = [...SCRIPTS.split(' '), ...Object.keys(OTHERS)].find((name) =>
    new RegExp(`\\p{Script=${name}}`, 'u').test(cluster),
  )
  return script && (OTHERS[script] ?? `noto-sans-${script.toLowerCase()}`)
}
