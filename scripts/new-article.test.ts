import { expect, test } from 'vitest'
import { readFrontmatter } from '#markdown/frontmatter/read-frontmatter.ts'
import { splitFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { newArticle } from './new-article.ts'

test.each([
  { title: 'Why momentum overshoots', name: 'Why momentum overshoots', written: null },
  { title: '100% # really', name: '100 really', written: '100% # really' },
  { title: 'Hành trình', name: 'Hành trình', written: null },
  { title: 'C/C++: a "short" guide?', name: 'C C++ a short guide', written: 'C/C++: a "short" guide?' },
  { title: '  ../../etc  passwd ', name: 'etc passwd', written: '../../etc passwd' },
])('$title becomes a draft that the build understands', ({ title, name, written }) => {
  const { file, text } = newArticle(title, '2026-11-22')
  expect(file).toBe(`articles/${name}.md`)
  const reading = readFrontmatter(splitFrontmatter(text).block ?? '')
  expect(reading).toMatchObject({ findings: [], fields: { draft: true, date: Date.UTC(2026, 10, 22) } })
  expect(reading?.fields.title ?? null).toBe(written)
})

test('accepts a name as long as the name of its page may be', () => {
  expect(newArticle('x'.repeat(250), '2026-11-22').file).toHaveLength('articles/.md'.length + 250)
})

test.each(['///', '.', '..', 'x'.repeat(251)])('refuses %j', (title) => {
  expect(() => newArticle(title, '2026-11-22')).toThrow(/^Title: expected letters or digits/)
})

test('refuses a name that Windows reserves, and says so', () => {
  expect(() => newArticle('CON', '2026-11-22')).toThrow(/^Title: .* Windows .* found "CON"/)
})

test.each(['', ' '])('says of %j that there is no title', (title) => {
  expect(() => newArticle(title, '2026-11-22')).toThrow('Title: expected some text, found none.')
})
