import { expect, test } from 'vitest'
import { readResume } from '#tests/support/json-resume.ts'

const entryWith = (job: object) => {
  const { lists } = readResume({ work: [{ position: 'Engineer', ...job }] })
  return lists.sections?.[0]?.entries?.[0]
}

test('makes points of the lines of a summary that begin with a dash, behind the first line without one', () => {
  const summary = 'We map.\n- Halved the memory\n  of the graph\n\n• Taught two\n* Wrote the docs'
  expect(entryWith({ summary })).toMatchObject({
    text: 'We map.',
    points: ['Halved the memory of the graph', 'Taught two', 'Wrote the docs'],
  })
  expect(entryWith({ summary: '- One\n- Two', highlights: ['Three'] })).toEqual({
    title: 'Engineer',
    points: ['One', 'Two', 'Three'],
  })
})

test.each(['Plain.\nText - with a dash', '-5 degrees', 'a\n---\nb'])('leaves the text %j', (summary) => {
  expect(entryWith({ summary })).toEqual({ title: 'Engineer', text: summary })
})
