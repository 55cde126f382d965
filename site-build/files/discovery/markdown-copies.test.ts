import { expect, test } from 'vitest'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import { markdownCopies, markdownFiles, plainFiles } from './markdown-copies.ts'

test('each article with a document has a copy below its own address', () => {
  expect([...markdownCopies(['100% sure?', 'index', 'a.html'])]).toEqual([
    ['100% sure?', 'blogs/100% sure?.md'],
  ])
})

test('a copy has complete links, and a draft has no copy', () => {
  const destinations = [{ start: 6, end: 12, url: 'Two.md', isPicture: false }]
  const checked = ['One', 'Draft'].map((name) => ({ article: articleNamed(name), destinations }))
  const source = { read: () => '[two](Two.md)' }
  const files = markdownFiles({ entries: [articleNamed('One')] }, source, checked, SITE)
  expect(files.map(([name, make]) => [name, make()])).toEqual([
    ['blogs/One.md', '[two](https://ada.example/me/blogs/Two)'],
  ])
})

test('each article has a copy of its plain text, which never takes the address of another', () => {
  const articles = ['One', 'Two', 'two.txt'].map((name) => articleNamed(name))
  const files = plainFiles(articles, ({ name }) => [name, 'Text'])
  expect(files.map(([name, make]) => [name, make()])).toEqual([
    ['blogs/One.txt', 'One\nText'],
    ['blogs/two.txt.txt', 'two.txt\nText'],
  ])
})
