import { expect, test } from 'vitest'
import { LANGUAGE_FILE, sentenceValues, wordsFile } from './sentence-values.ts'

test('reads the names of a sentence’s values, even if an export has the same name', () => {
  expect(sentenceValues(wordsFile('list')).get('page')).toEqual(['articles', 'page', 'total'])
  expect(sentenceValues(wordsFile('markdown')).get('plainText')).toEqual(['reason'])
  expect(sentenceValues(LANGUAGE_FILE)).toEqual(new Map([['longDate', ['day', 'month', 'year']]]))
})
