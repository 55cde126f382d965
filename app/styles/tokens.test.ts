import { readFileSync } from 'node:fs'
import { interpolate, wcagContrast, type Color } from 'culori'
import { expect, test } from 'vitest'
import type { Theme } from '#site-build/theme/colour-of.ts'
import { TEXT_ON_GROUND } from '#site-build/theme/theme-warnings.ts'
import { tokenColour } from '#site-build/theme/token-colours.ts'
import { tokensIn } from '#site-build/theme/tokens.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = tokensIn(css)
const token = (name: string, theme: Theme) => tokenColour(tokens, name, theme)

/** `color-mix(in oklab, var(--a) share%, transparent)`, over the ground. */
function tinted(ground: string, a: string, share: number, theme: Theme): Color {
  return interpolate([token(ground, theme), token(a, theme)], 'rgb')(share / 100)
}

for (const theme of ['light', 'dark'] as const) {
  test.each(TEXT_ON_GROUND)(
    `${theme}: --%s on --%s reaches AA, 4.5 : 1 (WCAG 2.2, 1.4.3)`,
    (text, ground) => {
      expect(wcagContrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['keyword', 'string', 'number', 'name', 'type'])(
    `${theme}: --code-%s reaches AA on the ground of code and of highlighted lines`,
    (part) => {
      const colour = token(`code-${part}`, theme)
      for (const ground of [token('code-ground', theme), tinted('code-ground', 'accent', 9, theme)]) {
        expect(wcagContrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  test(`${theme}: quiet, added and removed code reaches AA on its ground`, () => {
    for (const [colour, tint, share] of [
      ['soft', 'accent', 9],
      ['code-string', 'code-string', 10],
      ['error', 'error', 8],
    ] as const) {
      const ground = tinted('code-ground', tint, share, theme)
      expect(wcagContrast(token(colour, theme), ground), colour).toBeGreaterThanOrEqual(4.5)
    }
  })

  test(`${theme}: words over the map reach AA on the trail, the glow and the contours below the fog`, () => {
    const { fog = '' } =
      /--fog: color-mix\(in oklab, var\(--background\) (?<fog>\d+)%/.exec(css)?.groups ?? {}
    for (const light of ['accent', 'glow', 'contour']) {
      const ground = tinted('background', light, 100 - Number(fog), theme)
      for (const text of ['text', 'soft']) {
        expect(wcagContrast(token(text, theme), ground), `${text} on ${light}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test.each(['contour', 'code-string', 'code-number', 'accent', 'error'])(
    `${theme}: the text and the title of an alert in the colour --%s reach AA`,
    (colour) => {
      const ground = tinted('background', colour, 7, theme)
      const title = interpolate([token('text', theme), token(colour, theme)], 'oklab')(0.7)
      for (const words of [title, token('text', theme)])
        expect(wcagContrast(words, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test(`${theme}: the colour of focus and state reaches 3 : 1 (WCAG 2.2, 1.4.11)`, () => {
    for (const ground of ['background', 'raised', 'code-ground']) {
      expect(wcagContrast(token('accent', theme), token(ground, theme))).toBeGreaterThanOrEqual(3)
    }
  })
}
