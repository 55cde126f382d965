// One zone and one language, so that the server and every browser write the same date.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A date such as 21 November 2026; `time` is in ms since 1970. */
export function LongDate({ time }: { time: number }) {
  return <time dateTime={new Date(time).toISOString()}>{longDate.format(time)}</time>
}
