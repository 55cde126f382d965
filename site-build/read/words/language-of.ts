import type * as english from '#app/lib/language/language.ts'
import { memoize } from '#site-build/memoize.ts'

/** The exports of `app/lib/language/language.ts`. */
export type Language = { [Name in keyof typeof english]: string }

/** Scripts, by their codes (ISO 15924). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

export function directionOf(tag: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(tag).maximize()
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'
}

/** Formats long dates such as 21 November 2026, in UTC. English without a country puts the day first. */
export const longDates = memoize(
  (tag: string) =>
    new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
      dateStyle: 'long',
      timeZone: 'UTC',
      // Like the dates in the list (ISO 8601).
      calendar: 'gregory',
      numberingSystem: 'latn',
    }),
)

/** What the interface needs to know about a language. @param tag a language tag (BCP 47) */
export function languageOf(tag: string): Language {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15))
  const numbers = new Intl.NumberFormat(tag, { numberingSystem: 'latn' })
  const numberParts = numbers.formatToParts(12_345)
  const rules = new Intl.PluralRules(tag)
  const categories = Array.from({ length: 200 }, (_, count) => rules.select(count))
  return {
    lang: new Intl.Locale(tag).toString(),
    direction: directionOf(tag),
    longDates: months.map((date) => datePattern(tag, date)).join('|'),
    thousands: numberParts.find(({ type }) => type === 'group')?.value ?? '',
    plurals: categories.join(' ').replace(/( other)+$/, ''),
  }
}

/** A date with `{day}` and `{year}`. In some languages, such as Catalan, the words around the month depend on it. */
function datePattern(tag: string, date: number): string {
  const parts = longDates(tag).formatToParts(date)
  const pattern = parts.map(({ type, value }) => {
    const isPlaceholder = type === 'day' || type === 'year'
    return isPlaceholder ? `{${type}}` : value
  })
  return pattern.join('')
}
