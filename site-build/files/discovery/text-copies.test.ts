import { expect, test } from 'vitest'
import { articleNamed } from '#tests/support/site/example-pages.ts'
import { textCopies } from './text-copies.ts'

test('each article with a document has a copy beside it, which never takes the address of another', () => {
  const texts = ['100% sure?', 'index', 'a.html', 'Two', 'two.txt'].map((name) => ({
    article: articleNamed(name),
  }))
  const copies = textCopies(texts, 'txt', ({ article }) => `Text of ${article.name}`)
  expect(copies.map(([name, make]) => [name, make()])).toEqual([
    ['blogs/100% sure?.txt', 'Text of 100% sure?'],
    ['blogs/two.txt.txt', 'Text of two.txt'],
  ])
})
