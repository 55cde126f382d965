import { blend, wcagContrast } from 'culori'
import type { Warning } from '#site-build/articles/warnings.ts'
import { THEMES, type Theme } from './colour-of.ts'
import { tokenColour, unreadColours } from './token-colours.ts'

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

const FILE = 'content/theme.css'

/**
 * Warns of text that is hard to read in the owner's colours, and of colours that only a browser knows.
 *
 * @param css the tokens (`readTokens`)
 */
export function themeContrast(css: string): Warning[] {
  const unread = unreadColours(css, [...new Set([...TEXT_ON_GROUND.flat(), 'glow', 'contour'])])
  const hard = THEMES.flatMap((theme) =>
    TEXT_ON_GROUND.flatMap(([text, ground]) => {
      const contrast = contrastOf(css, text, ground, theme)
      if (contrast >= LEAST || unread.has(text) || unread.has(ground)) return []
      const message = `--${text} on --${ground}, ${theme} theme: expected a contrast of ${LEAST} : 1 or more (WCAG AA), found ${contrast.toFixed(2)} : 1.`
      return [{ file: FILE, message }]
    }),
  )
  const unknown = [...unread].map(([name, value]) => ({
    file: FILE,
    message: `--${name}: expected a colour, or light-dark(colour, colour), found ${value}. If browsers know it, its contrast is not checked, and icons and share pictures have the colour of the engine.`,
  }))
  return [...unknown, ...hard]
}

/** Of colours that the page's background may shine through. */
function contrastOf(css: string, text: string, ground: string, theme: Theme): number {
  const under = blend([tokenColour(css, 'background', theme), tokenColour(css, ground, theme)])
  return wcagContrast(blend([under, tokenColour(css, text, theme)]), under)
}
