import { gzipSync } from 'node:zlib'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { packWords, type SearchIndex } from '#app/lib/search/search-index.ts'
import type { Article } from '#site-build/model.ts'

/** The largest size of the index in bytes after gzip, which every host has. With the library it is 150 kB at most. */
const LIMIT_BYTES = 138_000
/** The weight of a word in a heading or the description, as a number of occurrences in the text. */
const ABOUT_WEIGHT = 10

/**
 * The search index of the published articles, newest first. If their words do not fit, each article has the same number at most:
 * those that distinguish it best. So the longest articles lose words first. Names, titles and tags are always complete.
 */
export function searchIndex(
  { entries }: ArticleIndex,
  articles: readonly Article[],
  limit = LIMIT_BYTES,
): SearchIndex {
  const wordsOf = new Map(articles.map(({ facts, words }) => [facts.name, words]))
  const frequency = new Map<string, number>()
  for (const { name } of entries)
    for (const [word] of countsIn(wordsOf.get(name))) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  // After compression, a word of an article takes about a byte.
  const room = Math.ceil((2 * limit) / Math.max(1, entries.length))
  const ranked = entries.map(({ name }) => {
    const words = wordsOf.get(name)
    // Counted a second time, because the counts of thousands of articles would take hundreds of MB.
    const weights = countsIn(words).map(([word, count]) => {
      // tf-idf
      return { word, weight: count * Math.log(1 + entries.length / frequency.get(word)!) }
    })
    const best = weights.toSorted((a, b) => b.weight - a.weight).slice(0, room)
    return { about: new Set(words?.about.split(' ')), words: best.map(({ word }) => word) }
  })
  const rows = entries.map(({ name, title, tags }) => {
    return { name, title: title === name ? undefined : title, tags }
  })
  for (let most = Math.max(0, ...ranked.map(({ words }) => words.length)); ;) {
    const kept = (isAbout: boolean) =>
      ranked.map(({ about, words }) => words.slice(0, most).filter((word) => about.has(word) === isAbout))
    const index: SearchIndex = { articles: rows, about: packWords(kept(true)), text: packWords(kept(false)) }
    const size = gzipSync(JSON.stringify(index)).length
    if (size <= limit || most === 0) return index
    // The size falls more slowly than this number, because short articles keep all their words.
    most = Math.floor(most * 0.98 * (limit / size))
  }
}

/** Each word once (`articleWords`), with its weight. */
function countsIn({ about, text } = { about: '', text: '' }): [word: string, count: number][] {
  const counts = about === '' ? [] : about.split(' ').map((word): [string, number] => [word, ABOUT_WEIGHT])
  const pairs = text.split(' ')
  for (let at = 0; at + 1 < pairs.length; at += 2) counts.push([pairs[at]!, Number(pairs[at + 1])])
  return counts
}
