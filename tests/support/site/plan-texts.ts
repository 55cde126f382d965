import { checkedText } from '#tests/support/markdown/checked-text.ts'
import type { Article } from '#site-build/model.ts'
import { publishedArticles } from '#site-build/plan/published-articles.ts'
import { textFindings } from '#site-build/plan/text-findings.ts'
import { textOf } from '#site-build/read/findings.ts'

const TODAY = Date.UTC(2026, 10, 27)

/**
 * Checks texts, and plans their articles, as a build does on 27 November 2026.
 *
 * @param texts the text of each article, by its name
 * @param pages the owner's pages
 * @param isOnSite whether `public/` has a file at an address
 */
export async function planTexts(
  texts: Record<string, string>,
  pages: Article[] = [],
  isOnSite: (address: string) => boolean = () => false,
) {
  const checked = await Promise.all(Object.entries(texts).map(([name, text]) => checkedText(name, text)))
  const findings = textFindings(checked, pages, isOnSite, TODAY)
  const errors = findings.filter(({ level }) => level === 'error').length
  const fixes = findings.flatMap((finding) => finding.fixes ?? [])
  return {
    ...publishedArticles(checked, 'me/notes', TODAY, 'en'),
    findings: findings.map(textOf),
    fixes,
    errors,
  }
}

/** The findings about some articles, as lines. @param texts the text of each article, by its name */
export async function findingsOf(texts: Record<string, string>): Promise<string[]> {
  return (await planTexts(texts)).findings
}
