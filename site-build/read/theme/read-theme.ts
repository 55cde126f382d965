import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blend, wcagContrast } from 'culori'
import { CssSyntaxError, type Declaration } from 'postcss'
import { closestNames } from '#app/lib/closest-names.ts'
import { ContentMistake } from '#site-build/read/warnings/content-mistake.ts'
import type { Warning } from '#site-build/read/warnings/warning.ts'
import { declarationsIn, declaredColour, lineOf, nameOf, THEMES, tokensIn } from './tokens.ts'
import type { Theme, Tokens } from './tokens.ts'

const THEME_FILE = 'content/theme.css'
/** The contrast of text, level AA (WCAG 2.2, 1.4.3). */
const LEAST = 4.5
const TEXTS = ['text', 'soft', 'accent', 'error']
const CODE = ['keyword', 'string', 'number', 'name', 'type'].map((part) => `code-${part}`)

/**
 * Reads the engine's tokens, and the owner's after them.
 *
 * @throws ContentMistake with file and line for a mistake in it
 */
export async function readTheme(
  root: string,
  theme: string,
): Promise<{ tokens: Tokens; warnings: Warning[] }> {
  const engine = await engineSheet(root)
  const own = await ownTheme(join(root, theme))
  return { tokens: tokensIn(`${engine}\n${own}`), warnings: warningsOf(engine, own) }
}

/** The engine's style sheet of tokens. */
export function engineSheet(root: string): Promise<string> {
  return readFile(join(root, 'app/styles/tokens.css'), 'utf8')
}

/**
 * Reads the owner's style sheet.
 *
 * @throws ContentMistake with file and line for wrong syntax, a missing semicolon, or a colour with a wrong number of digits
 */
export async function ownTheme(path: string): Promise<string> {
  const css = await readFile(path, 'utf8')
  const mistakes = mistakesIn(css)
  if (mistakes.length > 0) throw new ContentMistake(mistakes)
  return css
}

function mistakesIn(css: string): Warning[] {
  try {
    return declarationsIn(css).flatMap((one) =>
      mistakesOf(one).map((message) => ({ file: THEME_FILE, line: lineOf(one), message })),
    )
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return [{ file: THEME_FILE, line: error.line, message: error.reason }]
  }
}

/** Mistakes that the parser accepts, because a token may have any value. */
function mistakesOf({ prop, value }: Declaration): string[] {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  if (/\s--[\w-]+\s*:/.test(bare)) return [`${prop}: expected a semicolon at its end, found none.`]
  const colours = bare.match(/#[\da-f]+(?![\w-])/gi) ?? []
  return colours
    .filter(({ length }) => ![4, 5, 7, 9].includes(length))
    .map((colour) => `${colour}: expected 3, 4, 6 or 8 digits, found ${colour.length - 1}.`)
}

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
