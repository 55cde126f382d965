import { colorsNamed, parse } from 'culori'
import { closestNames } from '#app/lib/closest-names.ts'
import { argumentsIn, MOST_STEPS } from './colour-of.ts'

/** CSS Color 4 and 5, and what may be in the place of any value (CSS Values 5). */
const FUNCTIONS =
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix contrast-color device-cmyk alpha light-dark var env attr if'
/** CSS Color 4, section 6, and the words that every property has. */
const WORDS =
  'transparent currentcolor accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext inherit initial unset revert revert-layer'
const KNOWN = {
  functions: FUNCTIONS.split(' '),
  words: [...Object.keys(colorsNamed), ...WORDS.split(' ')],
}

/**
 * What makes a value no colour in any browser: a word or a function that CSS does not have.
 *
 * @param valueOf the value of a token
 * @returns the word and names like it, or `undefined` for a value that browsers may know
 */
export function unknownWord(
  value: string,
  valueOf: (token: string) => string | undefined,
  steps = 0,
): { word: string; close: string[] } | undefined {
  if (parse(value) || steps > MOST_STEPS) return undefined
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/.exec(value) ?? []
  const [word, names] = name === undefined ? [value, KNOWN.words] : [name, KNOWN.functions]
  // A function of the owner's own has dashes (CSS Functions and Mixins 1).
  if (!word.startsWith('--') && !names.includes(word.toLowerCase()))
    return { word, close: closestNames(word, names) }
  const next = (value: string) => unknownWord(value, valueOf, steps + 1)
  if (name === 'light-dark') return argumentsIn(inside).map(next).find(Boolean)
  const token = name === 'var' ? valueOf(/^--([\w-]+)/.exec(inside)?.[1] ?? '') : undefined
  return token === undefined ? undefined : next(token)
}
