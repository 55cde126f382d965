// Not from Intl, whose first use blocks a phone for 100 ms (decision 15).
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A date such as 21 November 2026, in UTC on the server and in every browser; `time` is in ms since 1970. */
export function LongDate({ time }: { time: number }) {
  const date = new Date(time)
  return (
    <time dateTime={date.toISOString()}>
      {`${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`}
    </time>
  )
}
