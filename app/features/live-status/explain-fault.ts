import type { Fault } from '#article-host/fault.ts'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { fill } from '#app/lib/language/fill.ts'
import { lang } from '#app/lib/language/language.ts'
import * as words from '#app/lib/words/live.ts'

/**
 * The sentence below the texts of LIST-3 and ART-2 that gives the visitor the reason. A time of day is in the visitor's zone.
 *
 * @returns `null` for other faults: either the page already names the reason, or it is unknown and a guess would be worse
 */
export function explainFault(fault: Fault): string | null {
  switch (fault.kind) {
    case 'rate-limited':
      if (fault.retryAt === null) return fill(words.tooMany, { host: ARTICLE_HOST.name })
      return fill(words.tooManyUntil, { host: ARTICLE_HOST.name, time: timeOfDay(fault.retryAt) })
    case 'offline':
      return words.offline
    case 'too-large':
      return words.tooLarge
    default:
      return null
  }
}

/** Rounded up to the minute, so that it is never too early. */
function timeOfDay(time: number): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(Math.ceil(time / 60_000) * 60_000)
}
