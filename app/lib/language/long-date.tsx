import { fill } from './fill.ts'
import { longDate, months } from './language.ts'

const MONTHS = months.split('|')

/** A date such as 21 November 2026, in UTC on the server and in every browser; `time` is in ms since 1970. */
export function LongDate({ time }: { time: number }) {
  const date = new Date(time)
  return (
    <time dateTime={date.toISOString()}>
      {fill(longDate, {
        day: date.getUTCDate(),
        month: MONTHS[date.getUTCMonth()] ?? '',
        year: date.getUTCFullYear(),
      })}
    </time>
  )
}
