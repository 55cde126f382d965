import { expect, test } from 'vitest'
import { type ArticleListing, joined } from './listed-article.ts'

const known = [
  { name: 'One', sha: 'a', description: 'The first.', minutes: 3 },
  { name: 'Two', sha: 'b', description: 'The second.', minutes: 4 },
]

test('a text that is still the same keeps its description and has no mark', () => {
  expect(joined({ entries: [{ name: 'One', sha: 'a', size: 9 }] }, { entries: known })).toEqual([
    { name: 'One', sha: 'a', size: 9, description: 'The first.', minutes: 3 },
  ])
})

test('a text that has changed is marked, and not described by its past', () => {
  expect(joined({ entries: [{ name: 'One', sha: 'c' }] }, { entries: known })).toEqual([
    { name: 'One', sha: 'c', mark: 'changed' },
  ])
})

test('of a text without a SHA nothing is said: neither its past nor that it changed', () => {
  expect(joined({ entries: [{ name: 'Two' }] }, { entries: known })).toEqual([{ name: 'Two' }])
})

test('an article that the build did not know is new', () => {
  expect(joined({ entries: [{ name: 'Three', sha: 'a' }] }, { entries: known })).toEqual([
    { name: 'Three', sha: 'a', mark: 'new' },
  ])
})

test('without a saved list nothing is new', () => {
  expect(joined({ entries: [{ name: 'Three', sha: 'a' }] }, { entries: [] })).toEqual([
    { name: 'Three', sha: 'a' },
  ])
})

test('an article that is listed no more is gone', () => {
  expect(
    joined({ entries: [{ name: 'Two', sha: 'b' }] }, { entries: known }).map(({ name }) => name),
  ).toEqual(['Two'])
})

test('row 37: of a list that was cut nothing is gone, and the order is that of every list', () => {
  const entries = [{ name: 'Part 10' }]
  const before = [{ name: 'Part 9', sha: 'd' }, { name: 'Part 10' }, { name: 'Zero', sha: 'e' }]
  const names = joined({ entries, isCut: true }, { entries: before }).map(({ name, mark }) => [name, mark])
  expect(names).toEqual([
    ['Part 9', undefined],
    ['Part 10', undefined],
    ['Zero', undefined],
  ])
})

test('a mark outlives the visit in which it was made, as long as the site is as old', () => {
  const kept = joined({ entries: [{ name: 'Three', sha: 'c' }] }, { entries: known })
  expect(joined({ entries: [{ name: 'Three', sha: 'c' }] }, { entries: kept })).toEqual([
    { name: 'Three', sha: 'c', mark: 'new' },
  ])
  expect(joined({ entries: [{ name: 'Three', sha: 'd' }] }, { entries: kept })).toEqual([
    { name: 'Three', sha: 'd', mark: 'new' },
  ])
})

test('what the build knows as a draft stays out, changed or not, also where nothing else is known', () => {
  const entries = [
    { name: 'One', sha: 'a' },
    { name: 'Later', sha: 'x' },
  ]
  const names = (saved: ArticleListing) => joined({ entries }, saved).map(({ name }) => name)
  expect(names({ entries: known, drafts: ['Later'] })).toEqual(['One'])
  expect(names({ entries: [], drafts: ['Later'] })).toEqual(['One'])
  expect(names({ entries: [] })).toEqual(['One', 'Later'])
})

test('the newest comes first, after what the build did not know; a changed article keeps its place', () => {
  const dated = [
    { name: 'B', sha: 'b', date: Date.parse('2026-02-01') },
    { name: 'A', sha: 'a', date: Date.parse('2026-01-01') },
  ]
  const entries = ['A', 'B', 'C'].map((name) => ({ name, sha: 'other' }))
  expect(joined({ entries }, { entries: dated }).map(({ name, mark }) => [name, mark])).toEqual([
    ['C', 'new'],
    ['B', 'changed'],
    ['A', 'changed'],
  ])
  const withoutShas = joined({ entries: [{ name: 'A' }, { name: 'B' }] }, { entries: dated })
  expect(withoutShas.map(({ name, mark }) => [name, mark])).toEqual([
    ['B', undefined],
    ['A', undefined],
  ])
})
