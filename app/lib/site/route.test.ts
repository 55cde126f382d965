import { expect, test } from 'vitest'
import { routeOf } from './route.ts'

test('finds the three screens of the specification', () => {
  expect(routeOf('/', '/')).toEqual({ page: 'home' })
  expect(routeOf('/blogs', '/')).toEqual({ page: 'list' })
  expect(routeOf('/blogs/A%20name', '/')).toEqual({ page: 'article', segment: 'A%20name' })
})

test('finds older pages of the list, whose addresses no article can have', () => {
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

test('finds the pages of tags, whose addresses no article can have', () => {
  expect(routeOf('/me/tags/c~2b~2b', '/me/')).toEqual({ page: 'tag' })
  for (const path of ['/tags', '/tags/', '/tags/a/b'])
    expect(routeOf(path, '/')).toEqual({ page: 'not-found' })
})

test('ignores a slash that a host adds at the end', () => {
  expect(routeOf('/blogs/', '/')).toEqual({ page: 'list' })
  expect(routeOf('/blogs/A/', '/')).toEqual({ page: 'article', segment: 'A' })
})

test('ignores the base of a site below a path', () => {
  expect(routeOf('/me/', '/me/')).toEqual({ page: 'home' })
  expect(routeOf('/me', '/me/')).toEqual({ page: 'home' })
  expect(routeOf('/me/blogs/A', '/me/')).toEqual({ page: 'article', segment: 'A' })
  expect(routeOf('/blogs', '/me/')).toEqual({ page: 'not-found' })
  expect(routeOf('/meadow/blogs', '/me/')).toEqual({ page: 'not-found' })
})

test('keeps an encoded slash in its segment; a real slash makes another address', () => {
  expect(routeOf('/blogs/..%2F..%2Fevil', '/')).toEqual({ page: 'article', segment: '..%2F..%2Fevil' })
  expect(routeOf('/blogs/a/b', '/')).toEqual({ page: 'not-found' })
})

test.each(['/blog', '/Blogs', '/index.html', '/blogs.html', '/%62logs'])('%s is not a page', (path) => {
  expect(routeOf(path, '/')).toEqual({ page: 'not-found' })
})
