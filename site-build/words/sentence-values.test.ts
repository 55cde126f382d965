import { expect, test } from 'vitest'
import { LANGUAGE_FILE, sentenceValues, wordsFile } from './sentence-values.ts'

test('a sentence names its values as its source does, also those that are called like an export', () => {
  expect(sentenceValues(wordsFile('list')).get('page')).toEqual(['articles', 'page', 'total'])
  expect(sentenceValues(wordsFile('markdown')).get('plainText')).toEqual(['reason'])
  expect(sentenceValues(LANGUAGE_FILE)).toEqual(new Map([['longDate', ['day', 'month', 'year']]]))
})
