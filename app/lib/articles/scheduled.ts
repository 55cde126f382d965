const DAY_MS = 86_400_000

/**
 * Whether the day of publication of an article has not come yet. Days begin at midnight in UTC, everywhere, because builds and
 * browsers in different time zones have to agree.
 *
 * @param date ms since 1970, as in the frontmatter; an article without a date is never scheduled
 * @param now ms since 1970
 */
export function isScheduled(date: number | undefined, now: number): boolean {
  return date !== undefined && dayOf(date) > dayOf(now)
}

/** The number of a day in UTC, counted from 1970. */
function dayOf(time: number): number {
  return Math.floor(time / DAY_MS)
}
