import { expect, test } from 'vitest'
import { draftLineProblem } from './draft-line.ts'

const lineOf = (text: string) => draftLineProblem(text)?.line

test.each([
  'draft: true',
  'Draft:true',
  '- draft: true',
  '? draft\t: true',
  `"draft" : true`,
  `'draft' : true`,
  `"draft ": true`,
  `'draft ': true`,
  'draft = true',
  '  draft: maybe',
])('%s looks as if it made the text a draft', (line) => {
  expect(lineOf(`Words.\n${line}\n`)).toBe(2)
})

test.each(['draft', 'draft true', 'layout: true', 'A draft: true', 'draft: false', 'draft = no'])(
  '%s does not',
  (line) => {
    expect(lineOf(`Words.\n${line}\n`)).toBe(undefined)
  },
)

test('a name that is nearly the word counts with a value that surely says so', () => {
  expect(lineOf('Words.\ndrafts: true')).toBe(2)
  expect(lineOf('Words.\ndrafts: the first')).toBe(undefined)
})

test('it stands among the first twenty lines that have words', () => {
  expect(lineOf(`${'A line.\n'.repeat(19)}draft: true`)).toBe(20)
  expect(lineOf(`${'A line.\n\n'.repeat(19)}draft: true`)).toBe(39)
  expect(lineOf(`${'A line.\n'.repeat(20)}draft: true`)).toBe(undefined)
})

test.each(['```', '~~~', '  ```yaml', '  ~~~'])('behind %s begins code, which says nothing', (fence) => {
  expect(lineOf(`${fence}\ndraft: true\n`)).toBe(undefined)
})

test('of a long line only the beginning is read and told', () => {
  expect(lineOf(`${'-'.repeat(190)}draft: true`)).toBe(1)
  expect(lineOf(`${'-'.repeat(200)}draft: true`)).toBe(undefined)
  expect(draftLineProblem(`draft: ${'x'.repeat(300)}`)?.found).toHaveLength(80)
})
