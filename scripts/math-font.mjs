/**
 * Makes `app/styles/prose/math-font.woff2`, the characters of Noto Sans Math that formulas use, for browsers without a
 * font for mathematics. When a formula shows an empty box, add the character and run `node scripts/math-font.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const SOURCE = '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2'
const TARGET = 'app/styles/prose/math-font.woff2'

/** All characters between two code points. */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const CHARACTERS = [
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
].join('')

const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE))
const font = await subsetFont(source, CHARACTERS, { targetFormat: 'woff2' })
writeFileSync(TARGET, font)
process.stdout.write(`${TARGET}: ${(font.length / 1000).toFixed(1)} kB\n`)
