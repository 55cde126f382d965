import { gzipSync } from 'node:zlib'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { packWords, type SearchIndex } from '#app/lib/search/search-index.ts'
import { weightedWords } from '#site-build/articles/article-words.ts'
import type { Article, WordCounts } from '#site-build/model.ts'

/** The largest size of the index in bytes after gzip, which every host has. With the library it is 150 kB at most. */
const LIMIT_BYTES = 138_000

/**
 * The search index of the published articles, newest first. If their words do not fit, each article has the same number at most:
 * those that distinguish it best. So the longest articles lose words first. Names, titles and tags are always complete.
 */
export function searchIndex(
  { entries: listed, translations = [] }: ArticleIndex,
  articles: readonly Article[],
  limit = LIMIT_BYTES,
): SearchIndex {
  const entries = [...listed, ...translations]
  const wordsByName = new Map(articles.map(({ facts, words }) => [facts.name, words]))
  // After compression, a word of an article takes about a byte.
  const maxWords = Math.ceil((2 * limit) / Math.max(1, entries.length))
  const ranked = rankWords(
    entries.map(({ name }) => wordsByName.get(name) ?? NO_WORDS),
    maxWords,
  )
  const rows = entries.map(({ name, title, tags }) => {
    return { name, title: title === name ? undefined : title, tags }
  })
  let wordsPerArticle = Math.max(0, ...ranked.map(({ words }) => words.length))
  for (;;) {
    const index: SearchIndex = { articles: rows, ...packedWords(ranked, wordsPerArticle) }
    const size = gzipSync(JSON.stringify(index)).length
    if (size <= limit || wordsPerArticle === 0) return index
    // The size falls more slowly than this number, because short articles keep all their words.
    wordsPerArticle = Math.floor(wordsPerArticle * 0.98 * (limit / size))
  }
}

const NO_WORDS: WordCounts = { about: '', text: '' }

/** The words of an article, the best first, and those of its headings and description. */
type RankedWords = { about: ReadonlySet<string>; words: readonly string[] }

/** Ranks the words of each article by how well they distinguish it from the others (tf-idf). @param maxWords of an article */
function rankWords(texts: readonly WordCounts[], maxWords: number): RankedWords[] {
  const articlesWithWord = new Map<string, number>()
  for (const text of texts)
    for (const [word] of weightedWords(text)) {
      const count = articlesWithWord.get(word) ?? 0
      articlesWithWord.set(word, count + 1)
    }
  return texts.map((text) => {
    // Counted a second time, because the counts of thousands of articles would take hundreds of MB.
    const weights = weightedWords(text).map(([word, count]) => {
      const rarity = Math.log(1 + texts.length / articlesWithWord.get(word)!)
      return { word, weight: count * rarity }
    })
    const best = weights.toSorted((a, b) => b.weight - a.weight).slice(0, maxWords)
    const wordsAbout = text.about.split(' ')
    return { about: new Set(wordsAbout), words: best.map(({ word }) => word) }
  })
}

/** @param wordsPerArticle the most words of an article */
function packedWords(ranked: readonly RankedWords[], wordsPerArticle: number) {
  const about: string[][] = []
  const text: string[][] = []
  for (const article of ranked) {
    const words = article.words.slice(0, wordsPerArticle)
    about.push(words.filter((word) => article.about.has(word)))
    text.push(words.filter((word) => !article.about.has(word)))
  }
  return { about: packWords(about), text: packWords(text) }
}
