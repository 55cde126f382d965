import { FRACTIONS, homeMap, stopsOn, type Stop } from './home-map.ts'
import { UNIT } from './landscape-svg.ts'
import { pathData } from './smooth-path.ts'

/**
 * What the sheets in styles/ need to know of the map, as one style sheet: the way of the bright point, and for each stop its
 * place there (`--x`, `--y`, in grid units) and how much of the trail lies behind it (`--at`, from 0 to 1). A stop is the
 * `data-section` of any element around the landscape.
 */
export function landscapeCss(): string {
  const { trail } = homeMap()
  const point = `.landscape-point { offset-path: path('${pathData(trail, UNIT)}') }`
  const rules = Object.entries(stopsOn(trail)).map(([stop, { x, y }]) => {
    const at = FRACTIONS[stop as Stop]
    return `[data-section='${stop}'] .landscape { --x: ${hundredths(x)}; --y: ${hundredths(y)}; --at: ${at} }`
  })
  return `@layer components {\n${[point, ...rules].join('\n')}\n}\n`
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
