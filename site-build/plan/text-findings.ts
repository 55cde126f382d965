import { tagKey } from '#app/lib/articles/tags.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
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
    ...lonelySeries(articles),
    ...manyPinned(articles),
    // Only pages have the field `order`.
    ...unknownFields(pages, ['order']),
  ]
}

/** The share of letters that differ in a name that is likely a misspelt one. */
const MAX_MISSPELT = 0.25

/** Series of one article whose name is nearly that of another series. Alone, one may be the first of a new series. */
function lonelySeries(articles: readonly Article[]): Finding[] {
  const counts = new Map<string, number>()
  const names = new Set<string>()
  for (const { facts } of articles) {
    if (facts.series === undefined) continue
    const key = tagKey(facts.series)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    names.add(facts.series)
  }
  return articles.flatMap(({ file, facts: { series }, fieldLines }) => {
    if (series === undefined || counts.get(tagKey(series)) !== 1) return []
    const [close] = closestNames(series, [...names], MAX_MISSPELT)
    if (close === undefined) return []
    const message = `series: expected a name that other articles have, too, found "${series}" only here (close: "${close}")`
    return [{ file, line: fieldLines.series, message: oneLine(message) }]
  })
}

/** More pinned articles would hide every new one from the first lines of the list and from the home page. */
const MAX_PINNED = 3

function manyPinned(articles: readonly Article[]): Finding[] {
  const pinned = articles.filter(({ facts, isDraft }) => facts.pinned === true && !isDraft)
  if (pinned.length <= MAX_PINNED) return []
  const [oldest] = pinned.toSorted((a, b) => (a.facts.date ?? 0) - (b.facts.date ?? 0))
  const message = `pinned: expected at most ${MAX_PINNED} pinned articles, found ${pinned.length}, which stand before all new ones. Unpin the older ones, such as this.`
  return oldest === undefined ? [] : [{ file: oldest.file, line: oldest.fieldLines.pinned, message }]
}

function scheduledNote({ file, facts, fieldLines }: ScheduledText): Finding {
  const message = `scheduled for ${dayOf(facts.date)}: it is hidden until that day begins in UTC`
  // A date of the file's name has no line.
  return { level: 'note', file, line: fieldLines.date, message }
}

/** A day in UTC, such as 2026-12-01. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
