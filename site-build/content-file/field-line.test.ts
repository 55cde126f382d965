import { expect, test } from 'vitest'
import { fieldLine } from './field-line.ts'

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
  expect(fieldLine(SOURCE, field)).toBe(line)
})
