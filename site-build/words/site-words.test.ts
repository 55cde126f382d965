import { expect, test } from 'vitest'
import { ENGLISH } from '#app/lib/language/english.ts'
import { siteWords } from './site-words.ts'
import { wordMistake } from './word-mistake.ts'
import { wordsModule } from './words-module.ts'

function messageFor(own: unknown): string {
  try {
    siteWords(own)
    return 'accepted'
  } catch (error) {
    return String(error)
  }
}

test('takes the words of the owner, and English for all others', () => {
  expect(siteWords({}).frame).toEqual({ ...ENGLISH.frame })
  const { frame } = siteWords({ frame: { blog: 'Notizen' } })
  expect(frame).toEqual({ ...ENGLISH.frame, blog: 'Notizen' })
})

test('names the file, and each word that needs a correction, with expected and found', () => {
  const own = { frame: { blog: ' ', blogs: 'Notes', menu: 'Menu {count}' }, fame: {} }
  expect(messageFor(own)).toMatch(
    /^Error: content\/words\.ts needs a correction:\n {2}- frame\.blog: expected some text that is not blank, found " "\n {2}- frame\.blogs: no word of this name is known; close: blog\n {2}- frame\.menu: expected no \{placeholder\}, found "Menu \{count\}"\n {2}- fame: no subject of this name is known; close: frame; there are article, comments, enhancements, frame/,
  )
})

test.each<[unknown, string]>([
  [null, 'words: expected an object'],
  [['x'], 'words: expected an object'],
  [{ frame: 'x' }, 'frame: expected an object with words, found "x"'],
  [{ constructor: {} }, 'constructor: no subject of this name is known'],
  [{ frame: { constructor: 'x' } }, 'frame.constructor: no word of this name is known'],
])('rejects %j', (own, expected) => {
  expect(messageFor(own)).toContain(expected)
})

test.each<[string | { other: string }, unknown, string | null]>([
  ['page {page} of {total}', '{total} Seiten, hier {page}', null],
  ['page {page} of {total}', 'Seite {page}', 'expected {page}, {total}, found "Seite {page}"'],
  ['page {page}', 'Seite {seite}', 'expected {page}, found "Seite {seite}"'],
  ['Close', 7, 'expected some text that is not blank, found 7'],
  [{ other: '{count} articles' }, { one: 'ein Artikel', other: '{count} Artikel' }, null],
  [{ other: '{count} articles' }, { other: 'Artikel' }, 'other: expected {count}, found "Artikel"'],
  [
    { other: '{count}' },
    { several: 'x', other: '{count}' },
    'expected zero, one, two, few, many, other, found several',
  ],
  [
    { other: '{count}' },
    { one: 'x' },
    'expected the plural forms of the language, such as { one, other }, found {"one":"x"}',
  ],
])('compares %j with %j', (english, own, expected) => {
  expect(wordMistake(english, own)).toBe(expected)
})

test('makes modules of constants, and leaves all other modules alone', () => {
  const words = siteWords({ frame: { blog: 'No"tes' } })
  expect(wordsModule('/home/me/site/app/lib/words/frame.ts', words, 'en')).toContain(
    'export const blog = "No\\"tes"',
  )
  expect(wordsModule('C:\\site\\app\\lib\\words\\frame.ts', words, 'en')).toContain(
    'export const menu = "Menu"',
  )
  expect(wordsModule('/home/me/site/app/lib/route.ts', words, 'en')).toBeUndefined()
})

test('a sentence keeps its values in the order of the English one, wherever the owner puts them', () => {
  const words = siteWords({ list: { page: '{total} "Seiten", `hier` {page}: {articles}' } })
  const module = wordsModule('/site/app/lib/words/list.ts', words, 'de')
  expect(module).toContain('(articles, page, total) => `${total} "Seiten", \\`hier\\` ${page}: ${articles}`')
  expect(module).toContain('export const articles = {"one":"1 article","other":"{count} articles"}')
})

test('the module of the language is that of the site', () => {
  const module = wordsModule('/site/app/lib/language/language.ts', siteWords({}), 'de')
  expect(module).toContain('(day, month, year) => `${day}. ${month} ${year}`')
  expect(module).toContain('Februar|März|April')
})
