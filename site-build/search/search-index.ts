import { gzipSync } from 'node:zlib'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import type { SearchEntry, SearchIndex } from '#app/lib/search/search-index.ts'
import type { CheckedArticle } from '#site-build/articles/check-article.ts'

/** The largest size of the index in bytes after gzip, which every host has. With the library it is 150 kB at most. */
const LIMIT_BYTES = 138_000
/** The most words of one article. */
const MOST_WORDS = 400
/** The weight of a word in a heading or the description, as a number of occurrences in the text. */
const ABOUT_WEIGHT = 10

type Ranked = { entry: SearchEntry; about: ReadonlySet<string>; words: readonly string[] }

/**
 * The search index of the published articles, newest first. Names, titles and tags are complete. Headings, descriptions and
 * texts contribute their most characteristic words, as many as fit: the more articles, the fewer words of each.
 *
 * @param checked all articles; drafts among them are not in `entries`
 */
export function searchIndex(
  { entries }: Pick<ArticleIndex, 'entries'>,
  checked: readonly CheckedArticle[],
  limit = LIMIT_BYTES,
): SearchIndex {
  const wordsOf = new Map(checked.map(({ article, words }) => [article.name, words]))
  const frequency = new Map<string, number>()
  for (const { name } of entries)
    for (const [word] of countsIn(wordsOf.get(name))) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  // Each word takes more than a byte.
  const most = Math.min(MOST_WORDS, Math.floor(limit / Math.max(1, entries.length)))
  const ranked = entries.map(({ name, title, tags }): Ranked => {
    const words = wordsOf.get(name)
    // Counted a second time, because the counts of thousands of articles would take hundreds of MB.
    const best = countsIn(words).map(([word, count]) => {
      // tf-idf
      return { word, weight: count * Math.log(1 + entries.length / frequency.get(word)!) }
    })
    best.sort((a, b) => b.weight - a.weight)
    const entry = { name, ...(title !== name && { title }), ...(tags && { tags }) }
    const about = new Set(words?.about.split(' '))
    return { entry, about, words: best.slice(0, most).map(({ word }) => word) }
  })
  for (let words = most; ;) {
    const index = { articles: ranked.map((one) => cut(one, words)) }
    const size = gzipSync(JSON.stringify(index)).length
    if (size <= limit || words === 0) return index
    // Sizes grow almost evenly with the words. Names are always there.
    words = Math.floor(words * 0.98 * (limit / size))
  }
}

/** Each word once (`articleWords`), with its weight. */
function countsIn({ about, text } = { about: '', text: '' }): [word: string, count: number][] {
  const counts = about === '' ? [] : about.split(' ').map((word): [string, number] => [word, ABOUT_WEIGHT])
  const pairs = text.split(' ')
  for (let at = 0; at + 1 < pairs.length; at += 2) counts.push([pairs[at]!, Number(pairs[at + 1])])
  return counts
}

/** Words compress best in alphabetical order. */
function cut({ entry, about, words }: Ranked, count: number): SearchEntry {
  const kept = words.slice(0, count).toSorted()
  const [inAbout, inText] = [kept.filter((word) => about.has(word)), kept.filter((word) => !about.has(word))]
  return {
    ...entry,
    ...(inAbout.length > 0 && { about: inAbout.join(' ') }),
    ...(inText.length > 0 && { text: inText.join(' ') }),
  }
}
