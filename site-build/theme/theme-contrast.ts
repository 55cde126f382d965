import { wcagContrast } from 'culori'
import type { Warning } from '#site-build/articles/warnings.ts'
import { THEMES } from './colour-of.ts'
import { tokenColour } from './token-colours.ts'

/** WCAG 2.2, 1.4.3: the contrast of text, AA. */
const LEAST = 4.5

/** Which tokens carry text, and which are under it. */
export const TEXT_ON_GROUND: readonly (readonly [text: string, ground: string])[] = [
  ...['background', 'raised', 'code-ground'].flatMap((ground) =>
    ['text', 'soft', 'accent', 'error'].map((text) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ...['keyword', 'string', 'number', 'name', 'type'].map((part) => [`code-${part}`, 'code-ground'] as const),
]

/**
 * Warns of text that is hard to read in the owner's colours.
 *
 * @param css the tokens (`readTokens`)
 */
export function themeContrast(css: string): Warning[] {
  return THEMES.flatMap((theme) =>
    TEXT_ON_GROUND.flatMap(([text, ground]) => {
      const contrast = wcagContrast(tokenColour(css, text, theme), tokenColour(css, ground, theme))
      if (contrast >= LEAST) return []
      const message = `--${text} on --${ground}, ${theme} theme: expected a contrast of ${LEAST} : 1 or more (WCAG AA), found ${contrast.toFixed(2)} : 1.`
      return [{ file: 'content/theme.css', message }]
    }),
  )
}
