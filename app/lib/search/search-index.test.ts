import { expect, test } from 'vitest'
import { packWords, unpackWords } from './search-index.ts'

test('a table has the words of each article', () => {
  const articles = [['b', 'a'], [], ...Array.from({ length: 60 }, () => ['c++']), ['模型', 'a']]
  const table = packWords(articles)
  expect(table[0]).toBe('a b c++ 模型')
  expect(unpackWords(table, articles.length)).toEqual(articles.map((words) => words.toSorted().join(' ')))
  expect(unpackWords(packWords([[], []]), 2)).toEqual(['', ''])
})
