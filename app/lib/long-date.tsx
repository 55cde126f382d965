// One zone and one language, so that the server and every browser write the same date.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A day, in words: 21 November 2026.
 *
 * @param time ms since 1970, within what a date can hold
 */
export function LongDate({ time }: { time: number }) {
  return <time dateTime={new Date(time).toISOString()}>{longDate.format(time)}</time>
}
