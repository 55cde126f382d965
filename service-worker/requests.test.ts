import { expect, test } from 'vitest'
import { isPrecached, pageKey, kindOfRequest } from './requests.ts'

const SCOPE = 'https://me.example/portfolio/'

test.each([
  { path: '', mode: 'navigate', subject: 'page' },
  { path: 'blogs', mode: 'navigate', subject: 'page' },
  { path: 'blogs/Node%2020.19?from=feed', mode: 'navigate', subject: 'page' },
  { path: 'assets/entry-1.js', mode: 'cors', subject: 'asset' },
  { path: 'search.json', mode: 'cors', subject: 'data' },
  { path: 'build.json', mode: 'cors', subject: 'data' },
  { path: 'pictures/0a1b.png', mode: 'no-cors', subject: 'picture' },
] as const)('answers $path ($mode) as a $subject', ({ path, mode, subject }) => {
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
  { path: 'now', mode: 'navigate', expected: true },
  { path: 'now/?from=feed', mode: 'navigate', expected: true },
  { path: 'now', mode: 'cors', expected: false },
  { path: 'later', mode: 'navigate', expected: false },
] as const)('finds $path ($mode) in the precache: $expected', ({ path, mode, expected }) => {
  const files = [{ url: '/portfolio/' }, { url: '/portfolio/now' }]
  expect(isPrecached({ url: SCOPE + path, mode }, SCOPE, files)).toBe(expected)
})
