import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import type { CheckedArticle } from '#site-build/articles/check-article.ts'
import { seededRandom } from '#site-build/artwork/seeded-random.ts'

const SYLLABLES = 'ba ce di fo gu ka le mi no pu ra se ti vo zu cha she thi pro stu'.split(' ')
const NOTHING = {
  file: '',
  pictures: {},
  isDraft: false,
  references: [],
  destinations: [],
  anchors: [],
  unknownFields: [],
  frontmatterWarnings: [],
  textWarnings: [],
}

/**
 * Articles of 1,900 words, about 900 of them different. As in real texts, a few words are in all articles and most are in few
 * (Zipf's law). They compress worse than real words.
 */
export function manyWords(count: number): {
  index: Pick<ArticleIndex, 'entries'>
  checked: CheckedArticle[]
} {
  const random = seededRandom(1)
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!
  const vocabulary = Array.from({ length: 22_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => oneOf(SYLLABLES)).join(''),
  )
  const word = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1]!
  const some = (length: number) => Array.from({ length }, word)
  const entries = Array.from({ length: count }, (_, number) => ({
    name: `${some(4).join(' ')} ${number}`,
    title: some(5).join(' '),
    tags: some(2),
    sha: '',
    description: '',
    minutes: 9,
  }))
  const checked = entries.map((article) => {
    const counts = new Map<string, number>()
    for (const one of some(1_900)) counts.set(one, (counts.get(one) ?? 0) + 1)
    const words = { about: [...new Set(some(30))].join(' '), text: [...counts].flat().join(' ') }
    return { ...NOTHING, article, words }
  })
  return { index: { entries }, checked }
}
