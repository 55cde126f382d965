import { articleOf, type Formatted } from '#markdown/article.ts'
import { asWritten } from '#markdown/as-written.ts'
import { tooLongHere } from '#markdown/words.ts'
import type { FormatTask } from './format.ts'

/** UTF-16 units */
const SHORT = 20_000

/**
 * What a page shows of a text that no worker has formatted. Where no worker starts, the page formats a short text itself; any
 * other text is shown as it is written.
 *
 * @param reason why no worker has formatted it
 */
export async function formatHere({ text, places }: FormatTask, reason: string): Promise<Formatted> {
  if (reason !== tooLongHere || text.length > SHORT)
    return articleOf(text, places, async (markdown) => asWritten(markdown, reason))
  const { formatArticle } = await import('#markdown/format-article.ts')
  return formatArticle(text, places)
}
