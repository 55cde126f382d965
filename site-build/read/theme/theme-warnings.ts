import { blend, wcagContrast } from 'culori'
import { closestNames } from '#app/lib/closest-names.ts'
import type { Warning } from '#site-build/read/warnings/warning.ts'
import { THEME_FILE } from './own-theme.ts'
import { declaredColour, THEMES, type Theme } from './token-colours.ts'
import { declarationsIn, lineOf, nameOf, type Tokens, tokensIn } from './tokens.ts'

/** The contrast of text, level AA (WCAG 2.2, 1.4.3). */
const LEAST = 4.5
const TEXTS = ['text', 'soft', 'accent', 'error']
const CODE = ['keyword', 'string', 'number', 'name', 'type'].map((part) => `code-${part}`)

/** Warns of tokens that nothing uses, colours that only browsers can compute, and text that is hard to read. */
export function warningsOf(engine: string, own: string): Warning[] {
  const tokens = tokensIn(`${engine}\n${own}`)
  return [
    ...unknownTokens(own, [...tokensIn(engine).keys()]),
    ...unreadColours(own),
    ...THEMES.flatMap((theme) => hardTexts(tokens, theme, own)),
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

function unreadColours(own: string): Warning[] {
  const tokens = tokensIn(own)
  const names = ['background', 'raised', 'code-ground', 'on-accent', 'contour', ...TEXTS, ...CODE]
  return names.flatMap((name) => {
    const value = tokens.get(name)?.at(-1)
    if (value === undefined || THEMES.every((theme) => declaredColour(value, theme))) return []
    const message = `--${name}: expected a colour, or light-dark(colour, colour), found ${value}. If browsers know it, its contrast could not be checked, and icons and share pictures have the colour of the engine; if not, they may show black on white.`
    return warning(own, [name], message)
  })
}

function hardTexts(tokens: Tokens, theme: Theme, own: string): Warning[] {
  const colourOf = (name: string) => declaredColour(tokens.get(name)?.at(-1) ?? '', theme)
  const page = colourOf('background')
  return textsOnGrounds(tokens).flatMap(([text, ground]) => {
    const [colour, behind] = [colourOf(text), colourOf(ground)]
    if (!page || !colour || !behind) return []
    // Colours may be transparent, so that the page's background shows through.
    const under = blend([page, behind])
    const contrast = wcagContrast(blend([under, colour]), under)
    if (contrast >= LEAST) return []
    const message = `--${text} on --${ground}, ${theme} theme: expected a contrast of ${LEAST} : 1 or more (WCAG AA), found ${contrast.toFixed(2)} : 1.`
    return warning(own, [text, ground], message)
  })
}

/** Pairs of tokens. The engine's grounds are almost like the background. */
function textsOnGrounds(tokens: Tokens): [text: string, ground: string][] {
  const isOwn = (ground: string) => tokens.get(ground)!.length > 1
  const grounds = ['background', ...['raised', 'code-ground'].filter(isOwn)]
  const codeGround = isOwn('code-ground') ? 'code-ground' : 'background'
  return [
    ...grounds.flatMap((ground) => TEXTS.map((text): [string, string] => [text, ground])),
    ['on-accent', 'accent'],
    ...CODE.map((part): [string, string] => [part, codeGround]),
  ]
}

/** A warning with the line of the last declaration of these tokens. */
function warning(own: string, names: readonly string[], message: string): Warning {
  const declaration = declarationsIn(own).findLast((one) => names.includes(nameOf(one)))
  return { file: THEME_FILE, ...(declaration && { line: lineOf(declaration) }), message }
}
