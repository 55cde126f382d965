import type * as english from '#app/lib/language/language.ts'

/** The exports of `app/lib/language/language.ts`. */
export type Language = { [Name in keyof typeof english]: string }

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set('Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa'.split(' '))

/** The direction that a language is written in. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(tag).maximize()
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'
}

/** Formats long dates such as 21 November 2026, in UTC. English without a country puts the day first. */
export function longDates(tag: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
    // Like the dates in the list (ISO 8601).
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
}

/** The rules of a language for dates, numbers and plurals. */
export function languageOf(tag: string): Language {
  // By characters: the digits and letters of Adlam take two UTF-16 units.
  const dates = monthPatterns(longDates(tag)).map((date) => Array.from(date))
  const [first = []] = dates
  const start = sharedBeginning(dates)
  const end = sharedBeginning(dates.map((date) => date.toReversed()))
  const part = (date: readonly string[], from: number, to?: number) => date.slice(from, to).join('')
  return {
    lang: new Intl.Locale(tag).toString(),
    direction: directionOf(tag),
    longDate: `${part(first, 0, start)}{month}${part(first, first.length - end)}`,
    months: dates.map((date) => part(date, start, date.length - end)).join('|'),
    thousands: separatorOf(tag),
    plurals: pluralCategories(tag),
  }
}

/** A date in each month, with `{day}` and `{year}`. In some languages, such as Catalan, the words around the month depend on it. */
function monthPatterns(dates: Intl.DateTimeFormat): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    dates
      .formatToParts(Date.UTC(2026, month, 15))
      .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
      .join(''),
  )
}

function sharedBeginning([first = [], ...others]: readonly (readonly string[])[]): number {
  const differs = first.findIndex((_, at) => others.some((other) => other[at] !== first[at]))
  return differs === -1 ? first.length : differs
}

function separatorOf(lang: string): string {
  const numbers = new Intl.NumberFormat(lang, { numberingSystem: 'latn' })
  return numbers.formatToParts(12_345).find(({ type }) => type === 'group')?.value ?? ''
}

function pluralCategories(lang: string): string {
  const rules = new Intl.PluralRules(lang)
  const categories = Array.from({ length: 200 }, (_, count) => rules.select(count))
  return categories.join(' ').replace(/( other)+$/, '')
}
