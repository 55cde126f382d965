import { expect, test } from 'vitest'
import { fieldWarning, fieldLine } from './field-warning.ts'

const SOURCE = `// “first”
export const site = {
  address: 'x',
  projects: [
    { title: 'A' },
    {
      title: 'B',
    },
  ],
} satisfies Site`

test.each([
  ['address', 3],
  ['projects[0].title', 5],
  ['projects[1].title', 7],
  ['projects[1].description', 8],
  ['projects[2].title', 9],
  ['about', 10],
  ['the file', 10],
])('finds %s, or the end of the object that it is missing from', (field, line) => {
  expect(fieldLine(SOURCE, 'content/site.ts', field)).toBe(line)
})

test('gives a mistake its line, or none if the file does not have the field', () => {
  const mistake = { field: 'article.retry', message: 'expected some text' }
  const warning = { file: 'docs/words/german.ts', message: 'article.retry: expected some text' }
  expect(fieldWarning(mistake, 'docs/words/none.ts')).toEqual({ ...warning, file: 'docs/words/none.ts' })
  expect(fieldWarning({ ...mistake, field: 'owner' }, 'tests/fixtures/site.ts')).toMatchObject({
    line: expect.any(Number),
  })
})
