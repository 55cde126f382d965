import { expect, test } from 'vitest'
import { ENGLISH_WORDS } from '#site-build/words/english-words.ts'
import { siteWords } from '#site-build/words/site-words.ts'
import { words as arabic } from './arabic.ts'
import { words as german } from './german.ts'

test.each([
  ['de', german],
  ['ar', arabic],
])('%s has every word, and every plural form of its language', (lang, words) => {
  expect(() => siteWords(words)).not.toThrow()
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions()
  for (const [group, english] of Object.entries(ENGLISH_WORDS)) {
    const own: Readonly<Record<string, unknown>> = words[group as keyof typeof words] ?? {}
    expect(Object.keys(own).toSorted(), group).toEqual(Object.keys(english).toSorted())
    for (const [key, word] of Object.entries(english)) {
      if (typeof word !== 'string')
        expect(Object.keys(own[key] ?? {}).toSorted(), key).toEqual(pluralCategories.toSorted())
    }
  }
})
