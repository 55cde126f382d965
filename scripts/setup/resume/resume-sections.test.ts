import { expect, test } from 'vitest'
import { readResume } from '#tests/support/json-resume.ts'

test('names a language by its code', () => {
  const languages = [{ language: 'fr' }, { language: 'pt-BR' }, { language: 'English' }]
  const { lists } = readResume({ languages })
  expect(lists.sections?.[0]?.entries?.map(({ title }) => title)).toEqual([
    'French',
    'Brazilian Portuguese',
    'English',
  ])
})

test('writes interests without words in one line', () => {
  const { lists } = readResume({ interests: [{ name: 'Chess' }, { name: 'Tea' }] })
  expect(lists.sections).toEqual([{ name: 'interests', title: 'Interests', text: 'Chess · Tea' }])
})
