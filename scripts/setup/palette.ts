import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentError } from '#site-build/read/findings.ts'

const FOLDER = 'docs/palettes'
const THEME = 'content/theme.css'
const COMMENT = /\/\*.*?\*\//gs

/** Copies a palette into the owner's theme, unless that has rules of the owner's. */
export function writePalette(name: string, root = '.'): void {
  const folder = join(root, FOLDER)
  const palettes = readdirSync(folder).map((file) => file.replace(/\.css$/, ''))
  if (!palettes.includes(name))
    throw contentError(`--palette: expected one of ${palettes.join(', ')}, found ${JSON.stringify(name)}.`)
  const textOf = (palette: string) => readFileSync(join(folder, `${palette}.css`), 'utf8')
  const theme = readFileSync(join(root, THEME), 'utf8')
  const isPalette = palettes.some((palette) => textOf(palette) === theme)
  const hasRules = theme.replaceAll(COMMENT, '').trim() !== ''
  if (hasRules && !isPalette)
    throw contentError(
      `${THEME}: expected no rules of yours, so that none is lost. Copy ${FOLDER}/${name}.css by hand.`,
    )
  writeFileSync(join(root, THEME), textOf(name))
  console.log(`${THEME}: wrote the palette ${name}.`)
}
