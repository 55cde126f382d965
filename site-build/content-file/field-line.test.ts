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
  ['projects[1].description', 6],
  ['projects[2].title', 4],
  ['about', 2],
  ['the file', 2],
])('finds %s, or the object that it is missing from', (field, line) => {
  expect(fieldLine(SOURCE, field)).toBe(line)
})
