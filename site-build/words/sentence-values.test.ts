import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ENGLISH_WORDS } from './english-words.ts'
import { LANGUAGE_FILE, sentenceValues, wordsFile } from './sentence-values.ts'

test('a sentence names its values as its source does, also those that are called like an export', () => {
  expect(sentenceValues(wordsFile('list')).get('page')).toEqual(['articles', 'page', 'total'])
  expect(sentenceValues(wordsFile('markdown')).get('plainText')).toEqual(['reason'])
  expect(sentenceValues(LANGUAGE_FILE)).toEqual(new Map([['longDate', ['day', 'month', 'year']]]))
})

test(
  'commands that tsx runs, such as the doctor, know the same words as a build',
  { timeout: 240_000 },
  () => {
    const code = `import { ENGLISH_WORDS } from './site-build/words/english-words.ts'; console.log(JSON.stringify(ENGLISH_WORDS))`
    const args = ['--import', 'tsx', '--input-type=module', '-e', code]
    const words: unknown = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
    expect(words).toEqual(ENGLISH_WORDS)
  },
)
