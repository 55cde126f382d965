import type { ScheduledArticle } from '#app/lib/articles/article-index.ts'
import { isScheduled } from '#app/lib/articles/scheduled.ts'
import type { Article } from '#site-build/model.ts'

export type ScheduledText = Article & { facts: ScheduledArticle }

/** The articles that get a page on a day that has not come yet. @param now the time of the build, ms since 1970 */
export function scheduledTexts(texts: readonly Article[], now: number): ScheduledText[] {
  const isDated = (text: Article): text is ScheduledText => text.facts.date !== undefined
  return texts.filter(isDated).filter(({ isDraft, facts }) => !isDraft && isScheduled(facts.date, now))
}
