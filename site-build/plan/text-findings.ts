import { brokenLinks } from '#site-build/articles/checks/broken-links.ts'
import { SAMPLE_FIELD } from '#site-build/articles/checks/sample-articles.ts'
import { unknownFields } from '#site-build/articles/checks/unknown-fields.ts'
import type { Article, Finding } from '#site-build/model.ts'
import { scheduledTexts, type ScheduledText } from './scheduled-texts.ts'

/**
 * The findings about articles and the owner's pages. The texts of scheduled articles are checked, because nobody may be there when a
 * daily build publishes them.
 *
 * @param isOnSite whether `public/` has a file at an address of the site
 * @param now the time of the build, ms since 1970
 * @param checksDrafts whether to warn about the texts of drafts as well
 */
export function textFindings(
  articles: readonly Article[],
  pages: readonly Article[],
  isOnSite: (address: string) => boolean,
  now: number,
  checksDrafts = false,
): Finding[] {
  const drafts = new Set(articles.filter(({ isDraft }) => isDraft).map(({ facts }) => facts.name))
  const scheduled = scheduledTexts(articles, now)
  const days = new Map(scheduled.map(({ facts }) => [facts.name, dayOf(facts.date)]))
  const texts = [...articles.filter(({ isDraft }) => checksDrafts || !isDraft), ...pages]
  return [
    ...[...articles, ...pages].flatMap(({ frontmatterFindings }) => frontmatterFindings),
    ...texts.flatMap((text) => text.textFindings),
    ...scheduled.map(scheduledNote),
    ...brokenLinks(texts, { drafts, scheduled: days }, isOnSite),
    ...unknownFields(articles, [SAMPLE_FIELD]),
    // Only pages have the field `order`.
    ...unknownFields(pages, ['order']),
  ]
}

function scheduledNote({ file, facts }: ScheduledText): Finding {
  const day = dayOf(facts.date)
  return { level: 'note', file, message: `scheduled for ${day}: it is hidden until that day begins in UTC` }
}

/** A day in UTC, such as 2026-12-01. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
