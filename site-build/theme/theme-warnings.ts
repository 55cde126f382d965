import { blend, wcagContrast } from 'culori'
import { closestNames } from '#app/lib/closest-names.ts'
import type { Warning } from '#site-build/warnings/warning.ts'
import { colourOf, THEMES, type Theme } from './colour-of.ts'
import { THEME_FILE } from './own-theme.ts'
import { tokenColour } from './token-colours.ts'
import { declarationsIn, lineOf, nameOf, type Tokens, tokensIn } from './tokens.ts'

/** The contrast of text, level AA (WCAG 2.2, 1.4.3). */
const LEAST = 4.5

/** The tokens of text, each with one that can be behind it. */
export const TEXT_ON_GROUND: readonly (readonly [text: string, ground: string])[] = [
  ...['background', 'raised', 'code-ground'].flatMap((ground) =>
    ['text', 'soft', 'accent', 'error'].map((text) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ...['keyword', 'string', 'number', 'name', 'type'].map((part) => [`code-${part}`, 'code-ground'] as const),
]

/** Warns of tokens that nothing uses, colours that the build does not understand, and text that is hard to read. */
export function warningsOf(engine: string, own: string): Warning[] {
  const tokens = tokensIn(`${engine}\n${own}`)
  const unread = unreadColours(tokens)
  return [
    ...unknownTokens(own, [...tokensIn(engine).keys()]),
    ...[...unread].map(([name, value]) =>
      warning(
        own,
        [name],
        `--${name}: expected a colour, or light-dark(colour, colour), found ${value}. If browsers know it, its contrast is not checked, and icons and share pictures have the colour of the engine; if not, they may show black on white.`,
      ),
    ),
    ...THEMES.flatMap((theme) => hardTexts(tokens, theme, own, unread)),
  ]
}

/** Warns of tokens that are not the engine's, and that the style sheet does not use. */
function unknownTokens(own: string, known: readonly string[]): Warning[] {
  const names = new Set(declarationsIn(own).map(nameOf))
  return [...names].flatMap((name) => {
    if (known.includes(name) || own.includes(`var(--${name}`)) return []
    const [close] = closestNames(name, known)
    const hint = close === undefined ? '' : `; close: --${close}`
    return warning(own, [name], `--${name}: no token of this name is known${hint}`)
  })
}

/** Finds colours whose last value the build does not understand, without the tokens that refer to such a colour. */
function unreadColours(tokens: Tokens): Map<string, string> {
  const names = new Set([...TEXT_ON_GROUND.flat(), 'glow', 'contour', 'line'])
  const unread = [...names].flatMap((name) => {
    const value = tokens.get(name)?.at(-1) ?? ''
    return THEMES.every((theme) => colourOf(value, tokens, theme)) ? [] : [[name, value] as const]
  })
  return new Map(unread.filter(([, value]) => !unread.some(([other]) => value.includes(`var(--${other})`))))
}

function hardTexts(
  tokens: Tokens,
  theme: Theme,
  own: string,
  unread: ReadonlyMap<string, string>,
): Warning[] {
  return TEXT_ON_GROUND.flatMap(([text, ground]) => {
    // Colours may be transparent, so that the page's background shows through.
    const under = blend([tokenColour(tokens, 'background', theme), tokenColour(tokens, ground, theme)])
    const contrast = wcagContrast(blend([under, tokenColour(tokens, text, theme)]), under)
    if (contrast >= LEAST || unread.has(text) || unread.has(ground)) return []
    const message = `--${text} on --${ground}, ${theme} theme: expected a contrast of ${LEAST} : 1 or more (WCAG AA), found ${contrast.toFixed(2)} : 1.`
    return warning(own, [text, ground], message)
  })
}

/** A warning with the line of the last declaration of these tokens. */
function warning(own: string, names: readonly string[], message: string): Warning {
  const declaration = declarationsIn(own).findLast((one) => names.includes(nameOf(one)))
  return { file: THEME_FILE, ...(declaration && { line: lineOf(declaration) }), message }
}
