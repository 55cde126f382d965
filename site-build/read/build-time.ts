import { contentError } from './findings.ts'

/** The last time that a `Date` can have, in s since 1970 (ECMA-262, "Time Values and Time Range"). */
const LAST_SECOND = 8_640_000_000_000

/**
 * The time that decides which articles are still scheduled, in ms since 1970. `SOURCE_DATE_EPOCH` replaces the clock, so that a site
 * can be built again as it was on another day (reproducible-builds.org/specs/source-date-epoch).
 *
 * @throws ContentError if the variable is not a number of seconds
 */
export function buildTime(environment: NodeJS.ProcessEnv, now: () => number = Date.now): number {
  const written = environment.SOURCE_DATE_EPOCH
  if (!written) return now()
  const seconds = Number(written)
  if (!/^\d+$/.test(written) || seconds > LAST_SECOND)
    throw contentError(`SOURCE_DATE_EPOCH: expected whole seconds since 1970, found "${written}"`)
  return seconds * 1000
}
