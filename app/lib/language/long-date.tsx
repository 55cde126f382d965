import { fill } from './fill.ts'
import { longDates } from './language.ts'

const DATES = longDates.split('|') as '{day} {year}'[]

/** A date such as 21 November 2026, in UTC on the server and in every browser; `time` is in ms since 1970. */
export function LongDate({ time }: { time: number }) {
  const date = new Date(time)
  const pattern = DATES[date.getUTCMonth()] ?? '{day} {year}'
  return (
    <time dateTime={date.toISOString()}>
      {fill(pattern, { day: date.getUTCDate(), year: date.getUTCFullYear() })}
    </time>
  )
}
