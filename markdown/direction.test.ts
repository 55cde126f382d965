import { expect, test } from 'vitest'
import { directionOf } from '#site-build/read/words/language-of.ts'
import { textDirection } from './direction.ts'

/** The languages with the most pages on the web, and some that are written in two scripts. */
const LANGUAGES =
  'ar az az-Arab bn ckb cs da de dv el en en-GB es fa fa-AF fi fr he he-IL hi hu id it iw ja ko ks ku nl no pa pa-Arab pl ' +
  'ps pt-BR ro ru sd sr-Latn sv th tr ug uk ur ur-Latn uz uz-Arab vi yi zh-Hant'

test.each(LANGUAGES.split(' '))('knows the direction of %s without Intl', (lang) => {
  expect(textDirection(lang)).toBe(directionOf(lang))
})

test('leaves a text without a known language to its first letter', () => {
  expect(textDirection(undefined)).toBe('auto')
})
