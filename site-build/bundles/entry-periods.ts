import { fill } from '#app/lib/language/sentences.ts'
import type { EntryOnPage } from '#app/lib/site/shown-content.ts'
import { type Entry, readMonth } from '#content/rules/entry-schema.ts'
import type { Words } from '#site-build/model.ts'
import { memoize } from '#site-build/memoize.ts'

/** The entry as the page shows it, with its time in the language of the site. @param lang a language tag (BCP 47) */
export function entryOnPage(entry: Entry, lang: string, words: Words['home']): EntryOnPage {
  const { from: _from, to: _to, date: _date, ...others } = entry
  const period = periodOf(entry, lang, words)
  return period === undefined ? others : { ...others, period }
}

/** Such as "2019 – 2021", "Mar 2023 – now" or "2016"; `undefined` for an entry without a time. */
function periodOf({ from, to, date }: Entry, lang: string, words: Words['home']): string | undefined {
  const end = date ?? to
  if (from === undefined) return end === undefined ? undefined : shownMonth(end, lang)
  const start = shownMonth(from, lang)
  const shownEnd = end === undefined ? words.now : shownMonth(end, lang)
  return start === shownEnd ? start : fill(words.period, { from: start, to: shownEnd })
}

/** Months as in "Mar 2023". The calendar and the digits are those of the dates of articles. */
const monthFormat = memoize(
  (lang: string) =>
    new Intl.DateTimeFormat(lang, {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
      calendar: 'gregory',
      numberingSystem: 'latn',
    }),
)

function shownMonth(value: string | number, lang: string): string {
  const { year, month } = readMonth(value)
  return month === undefined ? String(year) : monthFormat(lang).format(Date.UTC(year, month - 1, 15))
}
