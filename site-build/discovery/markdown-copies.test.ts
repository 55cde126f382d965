import { expect, test } from 'vitest'
import { markdownCopies } from './markdown-copies.ts'

test('each article with a document has a copy below its own address', () => {
  expect([...markdownCopies(['100% sure?', 'index', 'a.html', '..'])]).toEqual([
    ['100% sure?', 'blogs/100% sure?.md'],
  ])
})

test('a copy never takes the address of another article', () => {
  expect([...markdownCopies(['Notes', 'notes.md', 'Other']).keys()]).toEqual(['notes.md', 'Other'])
})
