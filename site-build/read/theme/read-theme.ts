import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { blend, wcagContrast } from 'culori'
import { CssSyntaxError } from 'postcss'
import { readText } from '#site-build/read/read-text.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import type { Finding, Tokens } from '#site-build/model.ts'
import { ContentError } from '#site-build/read/findings.ts'
import { declarationsIn, declaredColour, type Theme, THEMES, tokensIn } from './tokens.ts'

const THEME_FILE = 'content/theme.css'
/** The contrast of text, level AA (WCAG 2.2, 1.4.3). */
const LEAST = 4.5
const TEXTS = ['text', 'soft', 'accent', 'error']
const CODE = ['keyword', 'string', 'number', 'name', 'type'].map((part) => `code-${part}`)
const GROUNDS = ['background', 'raised', 'code-ground']
const COLOURS = [...GROUNDS, 'on-accent', 'contour', ...TEXTS, ...CODE]

/**
 * Reads the engine's tokens, and the owner's after them. @throws ContentError for wrong syntax, a missing semicolon, or a wrong
 * number of digits
 */
export async function readTheme(root: string, theme: string) {
  const own = await readText(resolve(root, theme), THEME_FILE)
  const errors = syntaxErrors(own)
  if (errors.length > 0) throw new ContentError(errors)
  const engine = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  return { tokens: tokensIn(`${engine}\n${own}`), findings: tokenFindings(engine, own) }
}

/** Errors in the syntax, also those that the parser accepts, because a token may have any value. */
function syntaxErrors(css: string): Finding[] {
  try {
    return declarationsIn(css).flatMap(({ name, value, line }) => {
      const finding = (message: string) => ({ file: THEME_FILE, line, message })
      const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
      if (/\s--[\w-]+\s*:/.test(bare))
        return finding(`--${name}: expected a semicolon at its end, found none.`)
      const colours = bare.match(/#[\da-f]+(?![\w-])/gi) ?? []
      return colours
        .filter(({ length }) => ![4, 5, 7, 9].includes(length))
        .map((one) => finding(`${one}: expected 3, 4, 6 or 8 digits, found ${one.length - 1}.`))
    })
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    return [{ file: THEME_FILE, line: error.line, message: error.reason }]
  }
}

/** Warns of tokens that nothing uses, colours that only browsers can compute, and text that is hard to read. */
export function tokenFindings(engine: string, own: string): Finding[] {
  const declared = declarationsIn(own)
  const known = [...tokensIn(engine).keys()]
  const tokens = tokensIn(`${engine}\n${own}`)
  const ownTokens = tokensIn(own)
  const findings: Finding[] = []
  const report = (names: readonly string[], message: string) => {
    const line = declared.findLast(({ name }) => names.includes(name))?.line
    findings.push({ file: THEME_FILE, line, message })
  }
  for (const name of new Set(declared.map((one) => one.name))) {
    if (known.includes(name) || own.includes(`var(--${name}`)) continue
    const [close] = closestNames(name, known)
    const hint = close === undefined ? '' : `; close: --${close}`
    report([name], `--${name}: no token of this name is known${hint}`)
  }
  for (const name of COLOURS) {
    const value = ownTokens.get(name)?.at(-1)
    if (value === undefined || THEMES.every((theme) => declaredColour(value, theme))) continue
    const message = `--${name}: expected a colour, or light-dark(colour, colour), found ${value}. If browsers know it, its contrast could not be checked, and icons and share pictures have the colour of the engine; if not, they may show black on white.`
    report([name], message)
  }
  const colourOf = (name: string, theme: Theme) => declaredColour(tokens.get(name)?.at(-1) ?? '', theme)
  for (const theme of THEMES)
    for (const [text, ground] of textsOnGrounds(tokens)) {
      const [page, behind, colour] = ['background', ground, text].map((name) => colourOf(name, theme))
      // Only a browser can compute it.
      if (!page || !behind || !colour) continue
      // Colours may be transparent, so that the page's background shows through.
      const under = blend([page, behind])
      const contrast = wcagContrast(blend([under, colour]), under)
      if (contrast >= LEAST) continue
      const message = `--${text} on --${ground}, ${theme} theme: expected a contrast of ${LEAST} : 1 or more (WCAG AA), found ${contrast.toFixed(2)} : 1.`
      report([text, ground], message)
    }
  return findings
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
