import { expect, test } from 'vitest'
import { isPrecached, pageKey, kindOfRequest } from './requests.ts'

const SCOPE = 'https://me.example/portfolio/'

test.each([
  ['', 'navigate', 'page'],
  ['blogs', 'navigate', 'page'],
  ['blogs/Node%2020.19?from=feed', 'navigate', 'page'],
  ['assets/entry-1.js', 'cors', 'asset'],
  ['search.json', 'cors', 'data'],
  ['build.json', 'cors', 'data'],
  ['pictures/0a1b.png', 'no-cors', 'picture'],
] as const)('answers %s (%s) as a %s', (path, mode, subject) => {
  expect(kindOfRequest({ url: SCOPE + path, mode }, SCOPE)).toBe(subject)
})

test.each([
  ['https://api.github.com/repos/o/r/contents/articles', 'cors'],
  ['https://raw.githubusercontent.com/o/r/main/articles/A.md', 'cors'],
  ['https://other.example/portfolio/blogs/A', 'navigate'],
  // The copy that stands in for GitHub's hosts: the page must see its failures.
  [`${SCOPE}github/api/repos/site/site/contents/articles`, 'cors'],
  [`${SCOPE}github/raw/site/site/main/articles/A.md`, 'cors'],
  [`${SCOPE}github/raw/site/site/main/articles/A.md`, 'navigate'],
  // Another site of the same origin, the worker itself, and addresses that no page requests.
  ['https://me.example/other/assets/a.js', 'cors'],
  ['https://me.example/portfolio-two/', 'navigate'],
  [`${SCOPE}sw.js`, 'cors'],
  // Players ask for parts of films, which would fill the cache.
  [`${SCOPE}assets/films/0a1b.mp4`, 'no-cors'],
  [`${SCOPE}nothing/here`, 'navigate'],
  [`${SCOPE}blogs`, 'cors'],
  [`${SCOPE}feed.json`, 'cors'],
] as const)('leaves %s (%s) to the browser', (url, mode) => {
  expect(kindOfRequest({ url, mode }, SCOPE)).toBeNull()
})

test('caches a page once, whatever the parameters of its address', () => {
  expect(pageKey(`${SCOPE}blogs/A%20name/?utm=x`, SCOPE)).toBe(`${SCOPE}blogs/A%20name`)
  expect(pageKey(`${SCOPE}blogs/A%20%26%20B`, SCOPE)).toBe(pageKey(`${SCOPE}blogs/A & B`, SCOPE))
  expect(pageKey(`${SCOPE}?a=b`, SCOPE)).toBe(SCOPE)
})

test.each([
  ['now', 'navigate', true],
  ['now/?from=feed', 'navigate', true],
  ['now', 'cors', false],
  ['later', 'navigate', false],
] as const)('finds %s (%s) in the precache: %s', (path, mode, expected) => {
  const files = [{ url: '/portfolio/' }, { url: '/portfolio/now' }]
  expect(isPrecached({ url: SCOPE + path, mode }, SCOPE, files)).toBe(expected)
})
