import { expect, test } from 'vitest'
import { withDetails } from './listed-article.ts'

const known = [
  { name: 'One', sha: 'a', description: 'The first.', minutes: 3 },
  { name: 'Two', sha: 'b', description: 'The second.', minutes: 4 },
]

test('a text that is still the same keeps its description', () => {
  expect(withDetails([{ name: 'One', sha: 'a', size: 9 }], known)).toEqual([
    { name: 'One', sha: 'a', size: 9, description: 'The first.', minutes: 3 },
  ])
})

test('a text that has changed, or may have, is not described by its past', () => {
  expect(withDetails([{ name: 'One', sha: 'c' }, { name: 'Two' }], known)).toEqual([{ name: 'One', sha: 'c' }, { name: 'Two' }])
})

test('two texts of which no SHA is known are not taken for the same', () => {
  expect(withDetails([{ name: 'One' }], [{ name: 'One', minutes: 3 }])).toEqual([{ name: 'One' }])
})

test('two articles of one text keep their own descriptions', () => {
  const twins = [
    { name: 'One', sha: 'a', description: 'The first.' },
    { name: 'Two', sha: 'a', description: 'The second.' },
  ]
  const listed = twins.map(({ name }) => ({ name, sha: 'a' }))
  expect(withDetails(listed, twins).map(({ description }) => description)).toEqual(['The first.', 'The second.'])
})
