import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { blend, wcagContrast } from 'culori'
import { CssSyntaxError } from 'postcss'
import { readText } from '#site-build/read/read-text.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import type { Finding, Tokens } from '#site-build/model.ts'
import { ContentError } from '#site-build/read/findings.ts'
import {
  declarationsIn,
  declaredColour,
  type Theme,
  THEMES,
  type TokenDeclaration,
  tokensIn,
} from './tokens.ts'

const THEME_FILE = 'content/theme.css'
/** The contrast of text, level AA (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5
const TEXTS = ['text', 'soft', 'accent', 'error']
const CODE = ['keyword', 'string', 'number', 'name', 'type'].map((part) => `code-${part}`)
const GROUNDS = ['background', 'raised', 'code-ground']
const COLOURS = [...GROUNDS, 'on-accent', 'contour', ...TEXTS, ...CODE]

/**
 * Reads the engine's tokens, and the owner's after them. @throws ContentError for wrong syntax, a missing semicolon, or a wrong
 * number of digits
 */
export async function readTheme(root: string, theme: string) {
  const ownerStyles = await readText(resolve(root, theme), THEME_FILE)
  const errors = syntaxErrors(ownerStyles)
  if (errors.length > 0) throw new ContentError(errors)
  const engineStyles = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  const tokens = tokensIn(`${engineStyles}\n${ownerStyles}`)
  return { tokens, findings: tokenFindings(engineStyles, ownerStyles) }
}

/** Errors in the syntax, also those that the parser accepts, because a token may have any value. */
function syntaxErrors(css: string): Finding[] {
  try {
    return declarationsIn(css).flatMap(valueErrors)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return [{ file: THEME_FILE, line: error.line, message: error.reason }]
  }
}

/** Strings and addresses, which may contain anything. */
const QUOTED = /"[^"]*"|'[^']*'|url\([^)]*\)/g
/** A second declaration within a value: the semicolon before it is missing. */
const DECLARATION = /\s--[\w-]+\s*:/
const HEX_COLOUR = /#[\da-f]+(?![\w-])/gi
/** The digits of a colour (CSS Color 4, section 5.2). */
const DIGITS = new Set([3, 4, 6, 8])

function valueErrors({ name, value, line }: TokenDeclaration): Finding[] {
  const unquoted = value.replaceAll(QUOTED, '')
  if (DECLARATION.test(unquoted)) {
    const message = `--${name}: expected a semicolon at its end, found none.`
    return [{ file: THEME_FILE, line, message }]
  }
  const colours = unquoted.match(HEX_COLOUR) ?? []
  return colours.flatMap((colour) => {
    const digits = colour.length - '#'.length
    if (DIGITS.has(digits)) return []
    const message = `${colour}: expected 3, 4, 6 or 8 digits, found ${digits}.`
    return [{ file: THEME_FILE, line, message }]
  })
}

/** What is wrong with some tokens, by their names. */
type TokenProblem = { names: readonly string[]; message: string }

/** Warns of tokens that nothing uses, colours that only browsers can compute, and text that is hard to read. */
export function tokenFindings(engineStyles: string, ownerStyles: string): Finding[] {
  const declarations = declarationsIn(ownerStyles)
  const problems = [
    ...unknownTokens(engineStyles, ownerStyles),
    ...unreadableColours(tokensIn(ownerStyles)),
    ...weakContrasts(tokensIn(`${engineStyles}\n${ownerStyles}`)),
  ]
  return problems.map(({ names, message }) => {
    const line = declarations.findLast(({ name }) => names.includes(name))?.line
    return { file: THEME_FILE, line, message }
  })
}

/** Tokens of the owner that neither the engine nor the owner's styles use. */
function unknownTokens(engineStyles: string, ownerStyles: string): TokenProblem[] {
  const engineNames = [...tokensIn(engineStyles).keys()]
  const ownerNames = new Set(declarationsIn(ownerStyles).map(({ name }) => name))
  return [...ownerNames].flatMap((name) => {
    const isUsed = engineNames.includes(name) || ownerStyles.includes(`var(--${name}`)
    if (isUsed) return []
    const [close] = closestNames(name, engineNames)
    const hint = close === undefined ? '' : `; close: --${close}`
    return [{ names: [name], message: `--${name}: no token of this name is known${hint}` }]
  })
}

/** Colours of the owner that only a browser can compute. */
function unreadableColours(ownerTokens: Tokens): TokenProblem[] {
  return COLOURS.flatMap((name) => {
    const value = ownerTokens.get(name)?.at(-1)
    if (value === undefined || THEMES.every((theme) => declaredColour(value, theme))) return []
    const message = `--${name}: expected a colour, or light-dark(colour, colour), found ${value}. If browsers know it, its contrast could not be checked, and icons and share pictures have the colour of the engine; if not, they may show black on white.`
    return [{ names: [name], message }]
  })
}

function weakContrasts(tokens: Tokens): TokenProblem[] {
  const pairs = textsOnGrounds(tokens)
  return THEMES.flatMap((theme) =>
    pairs.flatMap(([text, ground]) => {
      const contrast = contrastOf(text, ground, tokens, theme)
      if (contrast === null || contrast >= LEAST_CONTRAST) return []
      const message = `--${text} on --${ground}, ${theme} theme: expected a contrast of ${LEAST_CONTRAST} : 1 or more (WCAG AA), found ${contrast.toFixed(2)} : 1.`
      return [{ names: [text, ground], message }]
    }),
  )
}

/** The contrast of two tokens, from 1 to 21; `null` if only a browser can compute it. */
function contrastOf(text: string, ground: string, tokens: Tokens, theme: Theme): number | null {
  const colourOf = (name: string) => declaredColour(tokens.get(name)?.at(-1) ?? '', theme)
  const pageColour = colourOf('background')
  const groundColour = colourOf(ground)
  const textColour = colourOf(text)
  if (!pageColour || !groundColour || !textColour) return null
  // Colours may be transparent, so that the page's background shows through.
  const shownGround = blend([pageColour, groundColour])
  const shownText = blend([shownGround, textColour])
  return wcagContrast(shownText, shownGround)
}

/** Pairs of tokens. Only browsers can compute the engine's other grounds, which are almost like the background. */
function textsOnGrounds(tokens: Tokens): (readonly [text: string, ground: string])[] {
  const codeGround = tokens.get('code-ground')!.length > 1 ? 'code-ground' : 'background'
  return [
    ...GROUNDS.flatMap((ground) => TEXTS.map((text) => [text, ground] as const)),
    ['on-accent', 'accent'],
    ...CODE.map((part) => [part, codeGround] as const),
  ]
}
