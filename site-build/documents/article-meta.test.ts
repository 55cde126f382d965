import { expect, test } from 'vitest'
import { articleMeta } from './article-meta.ts'

const article = {
  ...{ name: 'One', sha: 'a', takenAt: 1, title: 'One', description: '', minutes: 1 },
  body: { type: 'root' as const, children: [] },
}
const ADDRESS = 'https://me.test/blog/'

test('an article that says nothing of itself is an article all the same', () => {
  expect(articleMeta(article, ADDRESS)).toEqual([{ property: 'og:type', content: 'article' }])
})

test('dates are moments, tags stand one by one, and the cover has a whole address', () => {
  const facts = { date: Date.UTC(2026, 8, 18), updated: Date.UTC(2026, 9, 3, 8), tags: ['a', 'b'] }
  expect(articleMeta({ ...article, ...facts, cover: '/blog/pictures/a.png' }, ADDRESS)).toEqual([
    { property: 'og:type', content: 'article' },
    { property: 'og:image', content: 'https://me.test/blog/pictures/a.png' },
    { property: 'article:published_time', content: '2026-09-18T00:00:00.000Z' },
    { property: 'article:modified_time', content: '2026-10-03T08:00:00.000Z' },
    { property: 'article:tag', content: 'a' },
    { property: 'article:tag', content: 'b' },
  ])
})

test('without a word of its author an article was modified when its text was', () => {
  const changed = articleMeta({ ...article, changedAt: Date.UTC(2026, 9, 1) }, ADDRESS)
  expect(changed).toContainEqual({ property: 'article:modified_time', content: '2026-10-01T00:00:00.000Z' })
  expect(articleMeta({ ...article, changedAt: null }, ADDRESS)).toHaveLength(1)
})

test('a cover from elsewhere keeps its address', () => {
  const [, image] = articleMeta({ ...article, cover: 'https://other.test/a.png' }, ADDRESS)
  expect(image?.content).toBe('https://other.test/a.png')
})
