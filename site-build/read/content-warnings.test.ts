import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { readSettings } from './settings.ts'
import { textOf } from '#site-build/read/warnings/warning.ts'
import { siteWords } from '#site-build/read/words/site-words.ts'
import { contentWarnings } from './content-warnings.ts'

const warningsOf = (lang: string, words = {}) =>
  contentWarnings(
    { ...readSettings({ ...site, lang }, {}), words: siteWords(words) },
    'tests/fixtures',
    'tests/fixtures/site.yaml',
  )
    .map(textOf)
    .filter((text) => text.includes(' lang: '))

test.each(['vi', 'de', 'zh-Hant'])('warns once if a site in %s has only English words', (lang) => {
  expect(warningsOf(lang)).toEqual([
    expect.stringMatching(
      /^tests\/fixtures\/site\.yaml:\d+: lang: expected words in this language in content\/words\.yaml, found /,
    ),
  ])
})

test('does not warn in English, or if a word of the interface is translated', () => {
  expect(['en', 'en-US', 'en-GB'].flatMap((lang) => warningsOf(lang))).toEqual([])
  expect(warningsOf('vi', { frame: { blog: 'Bài viết' } })).toEqual([])
})
