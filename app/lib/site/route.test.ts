import { expect, test } from 'vitest'
import { routeOf } from './route.ts'

test('the three screens of the specification have their addresses', () => {
  expect(routeOf('/', '/')).toEqual({ page: 'home' })
  expect(routeOf('/blogs', '/')).toEqual({ page: 'list' })
  expect(routeOf('/blogs/A%20name', '/')).toEqual({ page: 'article', segment: 'A%20name' })
})

test('older pages of the list have addresses that no article has', () => {
  expect(routeOf('/archive/12', '/')).toEqual({ page: 'list' })
  expect(routeOf('/archive/tags/c~2b~2b/3', '/')).toEqual({ page: 'tag' })
  for (const path of [
    '/archive',
    '/archive/0',
    '/archive/x',
    '/archive/1/2',
    '/archive/tags/a',
    '/archive/tags/1/',
  ])
    expect(routeOf(path, '/')).toEqual({ page: 'not-found' })
})

test('tags have addresses that no article has', () => {
  expect(routeOf('/me/tags/c~2b~2b', '/me/')).toEqual({ page: 'tag' })
  for (const path of ['/tags', '/tags/', '/tags/a/b'])
    expect(routeOf(path, '/')).toEqual({ page: 'not-found' })
})

test('a slash that a host adds at the end changes nothing', () => {
  expect(routeOf('/blogs/', '/')).toEqual({ page: 'list' })
  expect(routeOf('/blogs/A/', '/')).toEqual({ page: 'article', segment: 'A' })
})

test('under a sub-path the base is not part of the page', () => {
  expect(routeOf('/me/', '/me/')).toEqual({ page: 'home' })
  expect(routeOf('/me', '/me/')).toEqual({ page: 'home' })
  expect(routeOf('/me/blogs/A', '/me/')).toEqual({ page: 'article', segment: 'A' })
  expect(routeOf('/blogs', '/me/')).toEqual({ page: 'not-found' })
  expect(routeOf('/meadow/blogs', '/me/')).toEqual({ page: 'not-found' })
})

test('an encoded slash stays inside its segment, a real one is another address', () => {
  expect(routeOf('/blogs/..%2F..%2Fevil', '/')).toEqual({ page: 'article', segment: '..%2F..%2Fevil' })
  expect(routeOf('/blogs/a/b', '/')).toEqual({ page: 'not-found' })
})

test.each(['/blog', '/Blogs', '/index.html', '/blogs.html', '/%62logs'])('%s is no page', (path) => {
  expect(routeOf(path, '/')).toEqual({ page: 'not-found' })
})
