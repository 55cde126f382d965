/** A day, possibly with a time: ISO 8601, and the forms that Jekyll also reads (`2026-09-18 9:00:00 +0200`). */
const FORM =
  /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{1,2})(:\d{2})(:\d{2}(?:\.\d{1,9})?)?(?: ?(?:([+-]\d{2}):?(\d{2})|[Zz]|UTC))?)?$/
const DAY_MS = 86_400_000

/**
 * Reads a day, as its start in UTC, or a time; without a zone it is in UTC.
 *
 * @returns ms since 1970, within the day as it is written, because an author in another zone means that day;
 *   `null` for any other text
 */
export function dayOrTime(text: string): number | null {
  const [, day = '', hour = '0', minute = ':00', second = ':00', zoneHour = '+00', zoneMinute = '00'] =
    FORM.exec(text) ?? []
  const time = Date.parse(`${day}T${hour.padStart(2, '0')}${minute}${second}${zoneHour}:${zoneMinute}`)
  if (Number.isNaN(time) || day.startsWith('0000')) return null
  const start = Date.parse(`${day}T00:00:00Z`)
  // Some engines read 31 February as 3 March.
  if (!new Date(start).toISOString().startsWith(day)) return null
  return Math.min(Math.max(time, start), start + DAY_MS - 1)
}
