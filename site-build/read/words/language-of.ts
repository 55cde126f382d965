import type * as english from '#app/lib/language/language.ts'

/** The exports of `app/lib/language/language.ts`. */
export type Language = { [Name in keyof typeof english]: string }

const RIGHT_TO_LEFT = new Set('Adlm Arab Hebr Mand Nkoo Rohg Samr Syrc Thaa'.split(' '))

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

export function languageOf(tag: string): Language {
  return {
    lang: new Intl.Locale(tag).toString(),
    direction: directionOf(tag),
    longDates: datePatterns(tag).join('|'),
    thousands: separatorOf(tag),
    plurals: pluralCategories(tag),
  }
}

/** A date in each month, with `{day}` and `{year}`. In some languages, such as Catalan, the words around the month depend on it. */
function datePatterns(tag: string): string[] {
  return Array.from({ length: 12 }, (_, month) =>
    longDates(tag)
      .formatToParts(Date.UTC(2026, month, 15))
      .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
      .join(''),
  )
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
