import { blend, wcagContrast } from 'culori'
import type { Warning } from '#site-build/articles/warnings.ts'
import { THEMES, type Theme } from './colour-of.ts'
import { declaredTokens } from './theme-code.ts'
import { declarationsIn, tokenColour, unreadColours } from './token-colours.ts'
import { unknownWord } from './unknown-word.ts'

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
 * Warns of text that is hard to read in the owner's colours, and of colours that only a browser knows, or none does.
 *
 * @param engine the engine's tokens (`engineTokens`)
 * @param own the owner's (`ownTheme`)
 */
export function themeContrast(engine: string, own: string): Warning[] {
  const css = `${engine}\n${own}`
  const declared = declaredTokens(own)
  const placed = (names: readonly string[], message: string) => {
    const line = declared.findLast(({ name }) => names.includes(name))?.line
    return { file: FILE, ...(line !== undefined && { line }), message }
  }
  const unread = unreadColours(css, [...new Set([...TEXT_ON_GROUND.flat(), 'glow', 'contour', 'line'])])
  const hard = THEMES.flatMap((theme) =>
    TEXT_ON_GROUND.flatMap(([text, ground]) => {
      const contrast = contrastOf(css, text, ground, theme)
      if (contrast >= LEAST || unread.has(text) || unread.has(ground)) return []
      const message = `--${text} on --${ground}, ${theme} theme: expected a contrast of ${LEAST} : 1 or more (WCAG AA), found ${contrast.toFixed(2)} : 1.`
      return [placed([text, ground], message)]
    }),
  )
  const tokens = declarationsIn(css)
  const unknown = [...unread].map(([name, value]) => {
    const word = unknownWord(value, (token) => tokens.get(token)?.at(-1))
    return placed(
      [name],
      `--${name}: expected a colour, or light-dark(colour, colour), found ${value}. ${outcome(word)}`,
    )
  })
  return [...unknown, ...hard]
}

function outcome(unknown: ReturnType<typeof unknownWord>): string {
  if (!unknown)
    return 'If browsers know it, its contrast is not checked, and icons and share pictures have the colour of the engine.'
  const hint = unknown.close.length === 0 ? '' : ` (close: ${unknown.close.join(', ')})`
  return `CSS has no "${unknown.word}"${hint}. Browsers ignore the value, and may show black on white.`
}

/** Of colours that the page's background may shine through. */
function contrastOf(css: string, text: string, ground: string, theme: Theme): number {
  const under = blend([tokenColour(css, 'background', theme), tokenColour(css, ground, theme)])
  return wcagContrast(blend([under, tokenColour(css, text, theme)]), under)
}
