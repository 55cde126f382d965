import { expect, test } from 'vitest'
import { routeOf } from './route.ts'

const article = (segment: string) => ({ page: 'article', segment })
const tag = (segment: string) => ({ page: 'tag', segment })

test.each([
  { path: '/', base: '/', route: { page: 'home' } },
  { path: '/blogs', base: '/', route: { page: 'list' } },
  { path: '/blogs/A%20name', base: '/', route: article('A%20name') },
  // A slash that a host adds at the end.
  { path: '/blogs/', base: '/', route: { page: 'list' } },
  { path: '/blogs/A/', base: '/', route: article('A') },
  { path: '/blogs/..%2F..%2Fevil', base: '/', route: article('..%2F..%2Fevil') },
  { path: '/archive/12', base: '/', route: { page: 'list' } },
  { path: '/archive/tags/c~2b~2b/3', base: '/', route: tag('c~2b~2b') },
  { path: '/me/tags/h%C3%A0nh_tr%C3%ACnh/', base: '/me/', route: tag('h%C3%A0nh_tr%C3%ACnh') },
  { path: '/me/', base: '/me/', route: { page: 'home' } },
  { path: '/me', base: '/me/', route: { page: 'home' } },
  { path: '/me/blogs/A', base: '/me/', route: article('A') },
  { path: '/blogs', base: '/me/', route: { page: 'not-found' } },
  { path: '/meadow/blogs', base: '/me/', route: { page: 'not-found' } },
])('$path on a site at $base is $route', ({ path, base, route }) => {
  expect(routeOf(path, base)).toEqual(route)
})

const OTHERS =
  '/blog /Blogs /index.html /blogs.html /%62logs /blogs/a/b /tags /tags/ /tags/a/b /archive /archive/0 ' +
  '/archive/x /archive/1/2 /archive/tags/a /archive/tags/1/'

test.each(OTHERS.split(' '))('%s is not a page', (path) => {
  expect(routeOf(path, '/')).toEqual({ page: 'not-found' })
})
