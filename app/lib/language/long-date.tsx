import { longDates } from './language.ts'

const DATES = longDates.split('|')

/** A date such as 21 November 2026, in UTC on the server and in every browser; `time` is in ms since 1970. */
export function LongDate({ time }: { time: number }) {
  const date = new Date(time)
  const inMonth = DATES[date.getUTCMonth()] ?? ''
  return (
    <time dateTime={date.toISOString()}>
      {inMonth.replace('{day}', `${date.getUTCDate()}`).replace('{year}', `${date.getUTCFullYear()}`)}
    </time>
  )
}
