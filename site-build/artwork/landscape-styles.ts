import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { landscapeCss } from './landscape-css.ts'

const SHEETS = ['window', 'lines', 'crops', 'movement']

/**
 * The landscape's styles as they are written, in the order of their cascade.
 *
 * @param root the folder of the project
 */
export function writtenStyles(root: string): string {
  return SHEETS.map((name) =>
    readFileSync(join(root, 'site-build/artwork/styles', `${name}.css`), 'utf8'),
  ).join('')
}

/** All of the landscape's styles: those that are written, and the places that only the map itself knows. */
export function landscapeStyles(root: string): string {
  return writtenStyles(root) + landscapeCss()
}
