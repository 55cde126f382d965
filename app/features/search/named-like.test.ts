import { expect, test } from 'vitest'
import { namedLike } from './named-like.ts'

test('an article without a title is found by its name only', () => {
  const articles = [{ name: 'New' }, { name: 'Old', title: 'The older one' }]
  expect(namedLike(articles, { text: 'fine', tag: '' })).toEqual([])
  expect(namedLike(articles, { text: 'NE', tag: '' })).toEqual(articles)
})
