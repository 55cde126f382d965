/** A day, possibly with a time: ISO 8601, and the forms that Jekyll also reads (`2026-09-18 9:00:00 +0200`). */
const DAY_AND_TIME = /^(?<day>\d{4}-\d{2}-\d{2})(?:[Tt ](?<time>.+))?$/
const TIME = /^(?<hour>\d{1,2})(?<minute>:\d{2})(?<second>:\d{2}(?:\.\d{1,9})?)?(?: ?(?<zone>.+))?$/
const UTC = /^(?:[Zz]|UTC)$/
const OFFSET = /^(?<hours>[+-]\d{2}):?(?<minutes>\d{2})$/
const DAY_MS = 86_400_000

/**
 * Reads a day, as its start in UTC, or a time; without a zone it is in UTC.
 *
 * @returns ms since 1970, within the day as it is written, because an author in another zone means that day;
 *   `null` for any other text
 */
export function dayOrTime(text: string): number | null {
  const { day, time } = DAY_AND_TIME.exec(text)?.groups ?? {}
  if (day === undefined) return null
  const start = startOf(day)
  if (start === null || time === undefined) return start
  const instant = instantOf(day, time)
  if (instant === null) return null
  const last = start + DAY_MS - 1
  return Math.min(Math.max(instant, start), last)
}

/** The start of a day in UTC; `null` if no calendar has the day. */
function startOf(day: string): number | null {
  const start = Date.parse(`${day}T00:00:00Z`)
  // ISO 8601 has a year 0, which the calendar has not.
  if (Number.isNaN(start) || day.startsWith('0000')) return null
  // Some engines read 31 February as 3 March.
  return new Date(start).toISOString().startsWith(day) ? start : null
}

/** A time of a day as it is written after the day, such as `9:00` or `10:00:00.500+02:00`; `null` if it is none. */
function instantOf(day: string, time: string): number | null {
  const { hour, minute, second = ':00', zone } = TIME.exec(time)?.groups ?? {}
  if (hour === undefined) return null
  const offset = zone === undefined ? '+00:00' : offsetOf(zone)
  if (offset === null) return null
  const instant = Date.parse(`${day}T${hour.padStart(2, '0')}${minute}${second}${offset}`)
  return Number.isNaN(instant) ? null : instant
}

/** The difference to UTC as ECMAScript reads it: `+02:00`; `null` for the name of any other zone. */
function offsetOf(zone: string): string | null {
  if (UTC.test(zone)) return '+00:00'
  const { hours, minutes } = OFFSET.exec(zone)?.groups ?? {}
  return hours === undefined ? null : `${hours}:${minutes}`
}
