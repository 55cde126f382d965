/** A day, or a time with its zone: the unambiguous forms of ISO 8601 (RFC 3339). */
const FORM = /^(\d{4}-\d{2}-\d{2})(?:[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:[Zz]|[+-]\d{2}:\d{2}))?$/

/**
 * @param text `2026-09-18`, read as the start of that day in UTC, or `2026-09-18T10:00:00+02:00`
 * @returns ms since 1970; `null` for any other form, for a day that does not exist, and outside the years 1 to 9999 in UTC
 */
export function dayOrTime(text: string): number | null {
  const day = FORM.exec(text)?.[1]
  if (day === undefined || !isRealDay(day)) return null
  const time = Date.parse(text.replace(' ', 'T'))
  // A zone can move a time out of the years that feeds can contain.
  return Number.isNaN(time) || !/^(?!0000)\d{4}-/.test(new Date(time).toISOString()) ? null : time
}

/** Some engines read 31 February as 3 March. */
function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
