import { converter, type Color, type Oklch } from 'culori'
import { list } from 'postcss'
import type { Tokens } from './tokens.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const oklch = converter('oklch')
/** Ends the search where tokens refer to each other in a circle. */
const MOST_STEPS = 20

/**
 * The colour of a CSS value in a theme. It understands all colours of CSS, `light-dark(…)`, `var(--name)`, and
 * `oklch(from var(--name) …)` with channels such as `l`, `0.4` or `calc(c * 0.5)`.
 *
 * @returns `undefined` for other values
 */
export function colourOf(value: string, tokens: Tokens, theme: Theme, steps = 0): Color | undefined {
  if (steps > MOST_STEPS) return undefined
  const next = (value = '') => colourOf(value, tokens, theme, steps + 1)
  const pair = /^light-dark\((.*)\)$/.exec(value)?.[1]
  if (pair !== undefined) return next(list.comma(pair)[theme === 'light' ? 0 : 1])
  const [, name, fallback] = /^var\(--([\w-]+)(?:,(.*))?\)$/.exec(value) ?? []
  if (name !== undefined) return lastKnown(tokens.get(name) ?? [fallback?.trim()], next)
  const [, origin, channels] = /^oklch\(from (var\(--[\w-]+\)) (.*)\)$/.exec(value) ?? []
  return origin === undefined ? oklch(value) : relativeColour(oklch(next(origin)), channels)
}

/** The colour of the last declaration that `colour` understands. It understands all of the engine's. */
export function lastKnown<Value>(
  values: readonly Value[],
  colour: (value: Value) => Color | undefined,
): Color | undefined {
  for (const value of values.toReversed()) {
    const found = colour(value)
    if (found) return found
  }
  return undefined
}

/** CSS Color 5, section 4.1, "relative colors". */
function relativeColour(origin: Oklch | undefined, channels = ''): Oklch | undefined {
  if (!origin) return undefined
  const values = channels.match(/calc\([^)]*\)|\S+/g) ?? []
  // A grey has no hue.
  const [l, c, h] = values.map((value) => channelOf(value, { ...origin, h: origin.h ?? 0 }))
  return l === undefined || c === undefined || h === undefined ? undefined : { mode: 'oklch', l, c, h }
}

function channelOf(value: string, origin: Record<'l' | 'c' | 'h', number>): number | undefined {
  const parts = /^(?:calc\()?([lch])(?: ([*+-]) ([\d.]+)\))?$/.exec(value)
  if (!parts) return Number.isFinite(Number(value)) ? Number(value) : undefined
  const [, name, sign, number = '0'] = parts
  const channel = origin[name as 'l' | 'c' | 'h']
  if (sign === '*') return channel * Number(number)
  return sign === '-' ? channel - Number(number) : channel + Number(number)
}
