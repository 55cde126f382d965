import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseYaml } from '#site-build/read/yaml-file.ts'
import { firstSentence } from '#app/lib/language/sentences.ts'
import * as ENGLISH from '#app/lib/language/english.ts'
import { siteWords } from '#site-build/read/words/site-words.ts'

const languages = readdirSync('docs/words')
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.slice(0, -'.yaml'.length))

test.each(languages)('%s has every word, and every plural form of its language', (lang) => {
  const file = `docs/words/${lang}.yaml`
  const words = parseYaml(readFileSync(file, 'utf8'), file)
  expect(() => siteWords(words, file)).not.toThrow()
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions()
  for (const [group, english] of Object.entries(ENGLISH)) {
    const translated = (words[group] ?? {}) as Readonly<Record<string, object>>
    expect(Object.keys(translated).toSorted(), group).toEqual(Object.keys(english).toSorted())
    for (const [key, word] of Object.entries(english)) {
      if (typeof word !== 'string')
        expect(Object.keys(translated[key] ?? {}).toSorted(), key).toEqual(pluralCategories.toSorted())
    }
  }
})

test.each(languages)(
  '%s says the theme in a first sentence, which the menu of a phone shows alone',
  (lang) => {
    const file = `docs/words/${lang}.yaml`
    const words = parseYaml(readFileSync(file, 'utf8'), file)
    const frame = words['frame'] as Readonly<Record<string, string>>
    for (const key of ['themeSystem', 'themeLight', 'themeDark'])
      expect(firstSentence(frame[key] ?? '').length, key).toBeLessThan(30)
  },
)

test.each(languages)(
  'the field of the palette shows its whole hint in %s at 320 px, beside "Close"',
  (lang) => {
    const file = `docs/words/${lang}.yaml`
    const words = parseYaml(readFileSync(file, 'utf8'), file)
    const { placeholder = '', close = '' } = words['palette'] as Readonly<Record<string, string>>
    // Signs above and below letters have no width.
    const letters = `${placeholder}${close}`.replaceAll(/\p{M}/gu, '')
    expect(letters.length).toBeLessThanOrEqual(25)
  },
)
