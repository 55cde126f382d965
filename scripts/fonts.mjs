/**
 * Makes the two small fonts in the repository. When a formula shows an empty box, or a label needs another sign, add the character
 * here and run `node scripts/fonts.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'

/** All characters between two code points. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

/** By the constant's index in the MATH table, in thousandths of an em. */
const FORMULA_CONSTANTS = [
  // Exponents in a root or below a bar, and how far an exponent may be below the top of its base: as in TeX. Otherwise the exponent
  // of a tall letter is higher than that of a small one.
  [8, 290],
  [10, 386],
  // Fractions in a line of text: the shifts of numerator and denominator. They need less height.
  [28, 400],
  [30, 350],
  // The bars of fractions, overlines and roots are one pixel thick at the size in math.css. Chromium rounds both edges of a bar, so
  // any other thickness would change from bar to bar.
  [34, 50],
  [40, 50],
  [47, 50],
]

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
    // For formulas, on systems without a good font for mathematics.
    source: '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
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
    options: { noHinting: true },
    constants: FORMULA_CONSTANTS,
  },
]

/** Changes constants of a font's MATH table. Each has a value and a device table's offset, after four other numbers. */
function changeConstants(font, constants) {
  const recordOffsets = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const record = recordOffsets.find((offset) => font.toString('latin1', offset, offset + 4) === 'MATH')
  const math = font.readUInt32BE(record + 8)
  const first = math + font.readUInt16BE(math + 4) + 8
  for (const [index, value] of constants) font.writeInt16BE(value, first + 4 * index)
}

for (const { source, target, characters, options, constants } of FONTS) {
  const file = readFileSync(createRequire(import.meta.url).resolve(source))
  const font = await fontverter.convert(file, 'truetype')
  if (constants) changeConstants(font, constants)
  const small = await subsetFont(font, characters, { targetFormat: 'woff2', ...options })
  writeFileSync(target, small)
  console.log(`${target}: ${(small.length / 1000).toFixed(1)} kB`)
}
