import type { Neighbour, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { tagKey } from '#app/lib/articles/tags.ts'
import { weightedWords } from '#site-build/articles/article-words.ts'
import type { Article } from '#site-build/model.ts'
import { chooseVersions, listedName } from './translations.ts'

const MAX_RELATED = 2
/** The words of an article that are compared: those that distinguish it best. */
const MAX_WORDS = 40
/** A word that more articles have is not rare. This also limits the time, and so does that of tags. */
const MAX_ARTICLES_OF_WORD = 20
const MAX_ARTICLES_OF_TAG = 500
/** A tag that more of all articles have says little about any of them, unless there are only a few. */
const MAX_SHARE_OF_TAG = 0.25
const FEW_ARTICLES = 5
/** Two long texts share a few rare words by chance. */
const MIN_SHARED_WORDS = 3

/** What an article has in common with another one. */
type Similarity = { tagWeight: number; wordCount: number; wordWeight: number }

/** The articles, by their index, that have a tag or a word. */
type Holders = ReadonlyMap<string, readonly number[]>

/**
 * Adds to each article up to two others that share most with it: tags, then rare words. One that shares nothing is not related, and
 * those before and after it, and of its series, are linked already. So are all languages of each of these.
 *
 * @param texts the same articles with their words; drafts and others may be among them
 */
export function withRelated(
  articles: readonly PublishedArticle[],
  texts: readonly Article[],
): PublishedArticle[] {
  const tags = articles.map((article) => [...new Set((article.tags ?? []).map(tagKey))])
  const similaritiesTo = similarityFinder(tags, rareWordsOf(articles, texts))
  const articleByName = new Map(articles.map((article) => [article.name, article]))
  const listedNameOf = (name: string) => listedName(articleByName.get(name)!)

  function relatedTo(article: PublishedArticle, index: number): Neighbour[] {
    const linked = new Set(linkedFrom(article).map(listedNameOf))
    const candidates = [...similaritiesTo(index)].flatMap(([other, similarity]) => {
      const candidate = articles[other]
      const isRelated = similarity.tagWeight > 0 || similarity.wordCount >= MIN_SHARED_WORDS
      return candidate && isRelated && !linked.has(listedName(candidate)) ? [{ candidate, similarity }] : []
    })
    const mostSimilar = candidates.toSorted((a, b) => compareSimilarities(b.similarity, a.similarity))
    const inLanguages = mostSimilar.map(({ candidate }) => candidate)
    return chooseVersions(article, inLanguages)
      .slice(0, MAX_RELATED)
      .map(({ name, title, lang }) => ({ name, title, lang }))
  }

  return articles.map((article, index) => {
    const related = relatedTo(article, index)
    return related.length === 0 ? article : { ...article, related }
  })
}

/** The words of each article that other articles have, too, but only a few: those that distinguish it best. */
function rareWordsOf(articles: readonly PublishedArticle[], texts: readonly Article[]): string[][] {
  const wordsByName = new Map(texts.map(({ facts, words }) => [facts.name, words]))
  const weightedWordsOf = ({ name }: PublishedArticle) =>
    weightedWords(wordsByName.get(name) ?? { about: '', text: '' })
  const articlesWithWord = new Map<string, number>()
  for (const article of articles)
    for (const [word] of weightedWordsOf(article))
      articlesWithWord.set(word, (articlesWithWord.get(word) ?? 0) + 1)
  // Counted again, because the words of all articles would take hundreds of MB.
  return articles.map((article) => {
    const weights = weightedWordsOf(article).flatMap(([word, count]) => {
      const holderCount = articlesWithWord.get(word) ?? 0
      const isShared = holderCount > 1 && holderCount <= MAX_ARTICLES_OF_WORD
      return isShared ? [{ word, weight: count * rarity(holderCount, articles.length) }] : []
    })
    const best = weights.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_WORDS)
    return best.map(({ word }) => word)
  })
}

/** The weight of a tag or a word. One that every article has weighs nothing. */
function rarity(holderCount: number, articleCount: number): number {
  return Math.log(articleCount / holderCount)
}

/**
 * Returns a function that compares an article with all that share a tag or a rare word with it, itself among them. Its parameter and
 * the keys of its result are indexes of articles.
 */
function similarityFinder(tags: readonly (readonly string[])[], rareWords: readonly (readonly string[])[]) {
  const articlesOfTag = withoutBroadTags(holdersOf(tags), tags.length)
  const breadths = tags.map((ofArticle) => breadthOf(ofArticle, articlesOfTag, tags.length))
  const articlesOfRareWord = holdersOf(rareWords)

  return (index: number): ReadonlyMap<number, Similarity> => {
    const similarities = new Map<number, Similarity>()
    const add = (holders: readonly number[], count: (similarity: Similarity) => void) => {
      for (const holder of holders) {
        const similarity = similarities.get(holder) ?? { tagWeight: 0, wordCount: 0, wordWeight: 0 }
        count(similarity)
        similarities.set(holder, similarity)
      }
    }
    for (const tag of tags[index] ?? []) {
      const holders = articlesOfTag.get(tag) ?? []
      add(holders, (similarity) => {
        similarity.tagWeight += rarity(holders.length, tags.length) ** 2
      })
    }
    for (const word of rareWords[index] ?? []) {
      const holders = articlesOfRareWord.get(word) ?? []
      add(holders, (similarity) => {
        similarity.wordCount += 1
        similarity.wordWeight += rarity(holders.length, tags.length)
      })
    }
    for (const [other, similarity] of similarities) similarity.tagWeight /= breadths[other] || 1
    return similarities
  }
}

/** The tags that can relate articles: not those of a single one, nor those that say little. */
function withoutBroadTags(articlesOfTag: Holders, articleCount: number): Holders {
  const limit = Math.max(FEW_ARTICLES, articleCount * MAX_SHARE_OF_TAG)
  return new Map(
    [...articlesOfTag].filter(([, { length }]) => {
      return length > 1 && length <= Math.min(MAX_ARTICLES_OF_TAG, limit)
    }),
  )
}

/**
 * A number that is larger for an article with more tags, which share some with many others. The whole length of the vector of weights,
 * as a cosine has it, would prefer articles that have a single tag.
 */
function breadthOf(tags: readonly string[], articlesOfTag: Holders, articleCount: number): number {
  const holderCounts = tags.flatMap((tag) => articlesOfTag.get(tag)?.length ?? [])
  const weights = holderCounts.map((holderCount) => rarity(holderCount, articleCount))
  return Math.sqrt(Math.hypot(...weights))
}

function compareSimilarities(similarity: Similarity, other: Similarity): number {
  return similarity.tagWeight - other.tagWeight || similarity.wordWeight - other.wordWeight
}

/** The names of an article and of those to which its page leads without this. */
function linkedFrom({ name, previous, next, parts = [] }: PublishedArticle): string[] {
  return [name, ...[previous, next, ...parts].flatMap((neighbour) => neighbour?.name ?? [])]
}

/** @param values the tags, or the words, of each article */
function holdersOf(values: readonly (readonly string[])[]): Holders {
  const holders = new Map<string, number[]>()
  for (const [index, ofArticle] of values.entries())
    for (const value of ofArticle) {
      const indexes = holders.get(value) ?? []
      indexes.push(index)
      holders.set(value, indexes)
    }
  return holders
}
