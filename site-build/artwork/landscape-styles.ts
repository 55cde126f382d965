import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeMap } from './home-map.ts'
import { UNIT } from './landscape-svg.ts'
import { pathData } from './path-data.ts'

const SHEETS = ['window', 'lines', 'crops', 'movement']

/**
 * The landscape's style sheets, and a rule for the path of the bright point.
 *
 * @param root the folder of the project
 */
export function landscapeStyles(root: string): string {
  const folder = join(root, 'site-build/artwork/styles')
  const written = SHEETS.map((name) => readFileSync(join(folder, `${name}.css`), 'utf8')).join('')
  const path = pathData(homeMap().trail, UNIT)
  return `${written}.landscape-point { offset-path: path('${path}') }\n`
}
