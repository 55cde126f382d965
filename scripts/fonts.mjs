/**
 * Makes the two small fonts in the repository. When a formula shows an empty box, or a label needs another sign, add the character
 * here and run `node scripts/fonts.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** All characters between two code points. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const FONTS = [
  {
    // For labels and nearly all code. Other characters load the whole font.
    source: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    target: 'app/styles/label-font.woff2',
    // ASCII, a space that does not break, and the signs of labels: as in `unicode-range` in fonts.css.
    characters: `${range(0x20, 0x7e)}\u00A0·×–—‘’“”…↑↓−`,
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  {
    // For formulas, in browsers without a font for mathematics.
    source: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    target: 'app/styles/prose/math-font.woff2',
    characters: [
      range(0x20, 0x7e),
      range(0x391, 0x3c9),
      // Characters that grow: brackets, braces above and below, roots, large operators, arrows, accents.
      '()[]{}|‖⌈⌉⌊⌋⟨⟩√∛∑∏∐∫∬∭∮⋃⋂⨁⨂⋁⋀⏞⏟⎴⎵←→↔⇐⇒⇔↑↓↕↦⟵⟶⟷⟹⟸⟺⟼^~¯‾_ˆ˜⃗→/\\',
      '±∓×÷·∗⋆∘∙⊕⊖⊗⊙′″‴ϵϑϕϱϖ∀∂∃∄∅∇∈∉∋∝∞∠∣∤∥∧∨∩∪∖∴∵∼≃≅≈≍≔≠≡≤≥≪≫≺≻⊂⊃⊆⊇⊤⊥⊢⊨⋅⋯⋮⋱…†‡°−',
      'ℂℍℓℕℙℚℝℤℏℜℑℵℬℰℱℋℐℒℳℛ',
      // Mathematical alphabets: bold, italic, script, double-struck, bold Greek and italic Greek.
      range(0x1d400, 0x1d467),
      'ℎ',
      range(0x1d49c, 0x1d4b5),
      range(0x1d538, 0x1d551),
      range(0x1d6a8, 0x1d6e1),
      range(0x1d6e2, 0x1d71b),
    ].join(''),
  },
]

for (const { source, target, characters, options } of FONTS) {
  const font = readFileSync(createRequire(import.meta.url).resolve(source))
  const small = await subsetFont(font, characters, { targetFormat: 'woff2', ...options })
  writeFileSync(target, small)
  console.log(`${target}: ${(small.length / 1000).toFixed(1)} kB`)
}
