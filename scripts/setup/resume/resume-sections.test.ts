import { expect, test } from 'vitest'
import { textOf } from '#site-build/read/findings.ts'
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

test.each([
  { times: { startDate: '2012-05', endDate: 'Present' }, entry: { from: '2012-05' } },
  { times: { startDate: '2012', endDate: '2012-04' }, entry: { from: 2012, to: '2012-04' } },
])('takes the times $times', ({ times, entry }) => {
  const { lists, findings } = readResume({ work: [{ position: 'Cook', ...times }] })
  expect(lists.sections?.[0]?.entries).toEqual([{ title: 'Cook', ...entry }])
  expect(findings).toEqual([])
})

test.each([
  { startDate: '2012', endDate: '2011-05', from: 2012 },
  { startDate: '2012-05', endDate: '2012-04', from: '2012-05' },
])('leaves out the end $endDate before the start $startDate', ({ startDate, endDate, from }) => {
  const { lists, findings } = readResume({ work: [{ position: 'Cook', startDate, endDate }] })
  expect(lists.sections?.[0]?.entries).toEqual([{ title: 'Cook', from }])
  expect(findings.map(textOf)).toEqual([
    `resume.json: "Cook": the end ${endDate} is left out, because it is before the start ${startDate}.`,
  ])
})

test('names the section of an item without a name', () => {
  const { lists, findings } = readResume({ languages: [{ fluency: 'Good' }, { language: 'English' }] })
  expect(lists.sections?.[0]?.entries).toEqual([{ title: 'English' }])
  expect(findings.map(textOf)).toEqual([
    'resume.json: an item of languages is left out, because it has no name.',
  ])
})
