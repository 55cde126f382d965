/**
 * Writes app/styles/fallback-fonts.css: faces of the systems' fonts that take as much space as the fonts of this site, so that nothing
 * moves when those arrive. Add a font here, its family to `--sans` or `--mono` in app/styles/tokens.css, and run
 *
 *     npm install --no-save @capsizecss/core@4.1.3 @capsizecss/metrics@4.3.0 && node scripts/fallback-fonts.mjs
 *
 * The metrics are no dependency of the project, because their package has twice as many files as all others together.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createFontStack } from '@capsizecss/core'
import { entireMetricsCollection as collection } from '@capsizecss/metrics/entireMetricsCollection'

const TARGET = 'app/styles/fallback-fonts.css'

/**
 * The fonts of the systems. `metrics` are those of a font of the collection, or figures of one that is not in it. `names` are the full names and
 * the PostScript names of all fonts whose letters are as wide as this one's: `local()` finds a font by nothing else.
 */
const FALLBACKS = [
  {
    family: 'Sans as Arial',
    font: 'familjenGrotesk',
    metrics: collection.arial,
    names: [
      'Arial',
      'ArialMT',
      'Liberation Sans',
      'LiberationSans',
      'Arimo',
      'Arimo Regular',
      'Arimo-Regular',
      'Helvetica',
    ],
  },
  {
    family: 'Sans as Roboto',
    font: 'familjenGrotesk',
    metrics: collection.roboto,
    names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
  },
  {
    family: 'Sans as Segoe',
    font: 'familjenGrotesk',
    metrics: collection.segoeUI,
    names: ['Segoe UI', 'SegoeUI'],
  },
  {
    family: 'Sans as Neue',
    font: 'familjenGrotesk',
    metrics: collection.helveticaNeue,
    names: ['Helvetica Neue', 'HelveticaNeue'],
  },
  {
    family: 'Sans as DejaVu',
    font: 'familjenGrotesk',
    // Measured by @capsizecss/unpack 4.0.1 in version 2.37 of the font.
    metrics: { familyName: 'DejaVu Sans', unitsPerEm: 2048, xWidthAvg: 1041 },
    names: ['DejaVu Sans', 'DejaVuSans'],
  },
  {
    family: 'Sans as Noto',
    font: 'familjenGrotesk',
    metrics: collection.notoSans,
    names: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular', 'NotoSans'],
  },
  {
    family: 'Mono as Courier',
    font: 'geistMono',
    metrics: collection.courierNew,
    names: [
      'Courier New',
      'CourierNewPSMT',
      'Liberation Mono',
      'LiberationMono',
      'Cousine',
      'Cousine Regular',
      'Cousine-Regular',
      'Roboto Mono',
      'Roboto Mono Regular',
      'RobotoMono-Regular',
      'Noto Sans Mono',
      'Noto Sans Mono Regular',
      'NotoSansMono-Regular',
      'Droid Sans Mono',
      'DroidSansMono',
    ],
  },
  {
    family: 'Mono as Menlo',
    font: 'geistMono',
    // Menlo was made from Bitstream Vera Sans Mono, as DejaVu Sans Mono was: all three have this advance.
    metrics: { familyName: 'Menlo', unitsPerEm: 2048, xWidthAvg: 1233 },
    names: ['Menlo Regular', 'Menlo-Regular', 'DejaVu Sans Mono', 'DejaVuSansMono'],
  },
  {
    family: 'Mono as Consolas',
    font: 'geistMono',
    // The advance of every character, in the font's table `hmtx`.
    metrics: { familyName: 'Consolas', unitsPerEm: 2048, xWidthAvg: 1126 },
    names: ['Consolas'],
  },
]

/**
 * The face of one row above. Its line is as tall as that of the site's font, and its letters are as wide on average. The height of the
 * system's font does not matter, so its figures are left out, and every override is written.
 */
function toFace({ family, font, metrics, names }) {
  const siteFont = collection[font]
  const { familyName, unitsPerEm, xWidthAvg } = metrics
  const { fontFaces } = createFontStack([siteFont, { familyName, unitsPerEm, xWidthAvg }], {
    fontFaceFormat: 'styleObject',
  })
  const face = fontFaces[0]['@font-face']
  return `@font-face {
  font-family: '${family}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  ascent-override: ${face.ascentOverride};
  descent-override: ${face.descentOverride};
  line-gap-override: ${face.lineGapOverride};
  size-adjust: ${face.sizeAdjust};
}
`
}

const comment = '/* Made by scripts/fallback-fonts.mjs. */\n'
writeFileSync(TARGET, [comment, ...FALLBACKS.map(toFace)].join('\n'))
execFileSync('npx', ['oxfmt', TARGET], { stdio: 'inherit' })
