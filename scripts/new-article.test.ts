import { expect, test } from 'vitest'
import { readFrontmatter } from '#markdown/frontmatter/read-frontmatter.ts'
import { splitFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { newArticle } from './new-article.ts'

test.each([
  ['Why momentum overshoots', 'Why momentum overshoots', null],
  ['100% # really', '100 really', '100% # really'],
  ['Hành trình', 'Hành trình', null],
  ['C/C++: a "short" guide?', 'C C++ a short guide', 'C/C++: a "short" guide?'],
  ['  ../../etc  passwd ', 'etc passwd', '../../etc passwd'],
])('%j becomes a draft that the build understands', (title, name, written) => {
  const { file, text } = newArticle(title, '2026-11-22')
  expect(file).toBe(`articles/${name}.md`)
  const reading = readFrontmatter(splitFrontmatter(text).block ?? '')
  expect(reading).toMatchObject({ findings: [], fields: { draft: true, date: Date.UTC(2026, 10, 22) } })
  expect(reading?.fields.title ?? null).toBe(written)
})

test('accepts a name as long as the name of its page may be', () => {
  expect(newArticle('x'.repeat(250), '2026-11-22').file).toHaveLength('articles/.md'.length + 250)
})

test.each(['', ' ', '///', '.', '..', 'x'.repeat(251)])('refuses %j', (title) => {
  expect(() => newArticle(title, '2026-11-22')).toThrow(/^Title: expected letters or digits/)
})
