import type { SearchEntry } from '#app/lib/search/search-index.ts'
import { words } from '#app/lib/search/words.ts'
import { isRecord } from '#article-host/is-record.ts'

/**
 * The articles of `search.json`, or of the article index if the search index cannot be read: that one is cached for visits
 * without a network, and has names, titles, tags and descriptions. Entries of another shape are left out, because a captive
 * portal or another program may have written the file.
 *
 * @returns `null` if it is neither of the two
 */
export function searchEntries(value: unknown): SearchEntry[] | null {
  if (!isRecord(value)) return null
  const written = [value.articles, value.entries].find(Array.isArray) as unknown[] | undefined
  if (!written) return null
  const entries = written.flatMap((one) => (isRecord(one) ? (entryOf(one) ?? []) : []))
  // The search refuses a name that it knows.
  return [...new Map(entries.map((entry) => [entry.name, entry])).values()]
}

function entryOf({
  name,
  title,
  tags,
  about,
  text,
  description,
}: Record<string, unknown>): SearchEntry | null {
  if (typeof name !== 'string' || name === '') return null
  const described = typeof description === 'string' ? words(description).join(' ') : about
  return {
    name,
    ...(typeof title === 'string' && title !== name && { title }),
    ...(Array.isArray(tags) && { tags: tags.filter((tag) => typeof tag === 'string') }),
    ...(typeof described === 'string' && { about: described }),
    ...(typeof text === 'string' && { text }),
  }
}
