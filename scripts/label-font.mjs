/**
 * Makes `app/styles/label-font.woff2`: of Geist Mono, the characters and weights of labels and of nearly all code. Other
 * characters load the whole font. When it or this list changes, run `node scripts/label-font.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const SOURCE = '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
const TARGET = 'app/styles/label-font.woff2'
/** ASCII, a space that does not break, and the signs of labels: as in `unicode-range` in fonts.css. */
const CHARACTERS = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00A0·×–—‘’“”…↑↓−`

const source = readFileSync(createRequire(import.meta.url).resolve(SOURCE))
const variationAxes = { wght: { min: 400, max: 700 } }
const font = await subsetFont(source, CHARACTERS, { targetFormat: 'woff2', variationAxes })
writeFileSync(TARGET, font)
process.stdout.write(`${TARGET}: ${(font.length / 1000).toFixed(1)} kB\n`)
