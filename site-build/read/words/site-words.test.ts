import { expect, test } from 'vitest'
import { siteWords, untranslatedWords } from './site-words.ts'

function messageFor(ownWords: unknown): string {
  try {
    siteWords(ownWords as object as Record<string, unknown>, 'words.yaml')
    return 'accepted'
  } catch (error) {
    return String(error)
  }
}

test('reports the file and each wrong word, with expected and found', () => {
  const ownWords = { frame: { blog: ' ', blogs: 'Notes', menu: 'Menu {count}' }, fame: {} }
  expect(messageFor(ownWords)).toBe(
    [
      'Error: words.yaml: frame.blogs: no field of this name is known; close: blog',
      'words.yaml: fame: no field of this name is known; close: frame',
      'words.yaml: frame.menu: expected no {placeholder}, found "Menu {count}"',
      'words.yaml: frame.blog: expected some text that is not blank, found " "',
    ].join('\n'),
  )
})

test.each<[unknown, string]>([
  [null, 'the file: expected { article?'],
  [{ frame: 'x' }, 'frame: expected { '],
  [{ frame: { blog: 7 } }, 'frame.blog: expected some text, found 7'],
  [{ frame: { blog: 'B\0' } }, 'frame.blog: expected some text without control characters'],
  [
    { list: { page: 'S. {page}' } },
    'list.page: expected {articles}, {page}, {total} and no other {placeholder}',
  ],
  [{ list: { page: '{total} Seiten, hier {page}: {articles}' } }, 'accepted'],
  [{ list: { articles: { one: 'ein Artikel', other: '{count} Artikel' } } }, 'accepted'],
  [
    { list: { articles: { other: 'A' } } },
    'list.articles.other: expected {count} and no other {placeholder}',
  ],
  [{ list: { articles: { one: 'x' } } }, 'list.articles.other: expected a value, found nothing'],
])('for %j the message is: %s', (ownWords, expected) => {
  expect(messageFor(ownWords)).toContain(expected)
})

test.each([
  { lang: 'en-GB', words: {}, message: [] },
  { lang: 'vi', words: {}, message: [expect.stringMatching(/"vi", found only English ones/)] },
  {
    lang: 'fr',
    words: { frame: { blog: 'Blog' } },
    message: [expect.stringMatching(/"fr", found \d+ of \d+ in English \(first article\.failure\)/)],
  },
])('of a site in $lang, says how many words are English', ({ lang, words, message }) => {
  expect(untranslatedWords(words, lang, 'words.yaml').map((finding) => finding.message)).toEqual(message)
})
