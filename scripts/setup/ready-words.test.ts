import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { resumeWords, writeReadyWords } from './ready-words.ts'

function project(words: string): string {
  const root = temporaryFolder({ 'content/words.yaml': words })
  cpSync('docs/words', join(root, 'docs/words'), { recursive: true })
  return root
}
const wordsIn = (root: string) => readFileSync(join(root, 'content/words.yaml'), 'utf8')
const ready = (tag: string) => readFileSync(`docs/words/${tag}.yaml`, 'utf8')

test('the words of a language replace none, and those of another language', () => {
  const root = project('# Your own words.\n')
  expect(writeReadyWords('de-CH', root)).toContain('copied docs/words/de.yaml')
  expect(wordsIn(root)).toBe(ready('de'))
  expect(writeReadyWords('de', root)).toBeNull()
  expect(writeReadyWords('ar', root)).toContain('copied docs/words/ar.yaml')
  expect(wordsIn(root)).toBe(ready('ar'))
})

test('words of the owner are kept, and the sentence says so', () => {
  const root = project('frame: { blog: Notes }\n')
  expect(writeReadyWords('de', root)).toMatch(/^content\/words\.yaml has words of yours/)
  expect(wordsIn(root)).toBe('frame: { blog: Notes }\n')
})

test.each(['en', 'cy', 'az-Arab'])('for %s there is nothing to copy', (lang) => {
  const root = project('')
  expect(writeReadyWords(lang, root)).toBeNull()
  expect(wordsIn(root)).toBe('')
})

test("titles of a resume's sections are the owner's, or else in the language of the site", () => {
  const root = project('resume: { education: Studium }\n')
  const titles = (lang: string) => [resumeWords(lang, root).experience, resumeWords(lang, root).education]
  expect(titles('de-AT')).toEqual(['Berufserfahrung', 'Studium'])
  expect(titles('cy')).toEqual(['Experience', 'Studium'])
})
