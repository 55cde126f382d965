import { expect, test } from 'vitest'
import { routeOf } from './route.ts'

const article = (segment: string) => ({ page: 'article', segment })
const tag = (segment: string) => ({ page: 'tag', segment })

test.each([
  ['/', '/', { page: 'home' }],
  ['/blogs', '/', { page: 'list' }],
  ['/blogs/A%20name', '/', article('A%20name')],
  // A slash that a host adds at the end.
  ['/blogs/', '/', { page: 'list' }],
  ['/blogs/A/', '/', article('A')],
  ['/blogs/..%2F..%2Fevil', '/', article('..%2F..%2Fevil')],
  ['/archive/12', '/', { page: 'list' }],
  ['/archive/tags/c~2b~2b/3', '/', tag('c~2b~2b')],
  ['/me/tags/h%C3%A0nh_tr%C3%ACnh/', '/me/', tag('h%C3%A0nh_tr%C3%ACnh')],
  ['/me/', '/me/', { page: 'home' }],
  ['/me', '/me/', { page: 'home' }],
  ['/me/blogs/A', '/me/', article('A')],
  ['/blogs', '/me/', { page: 'not-found' }],
  ['/meadow/blogs', '/me/', { page: 'not-found' }],
])('%s on a site at %s is %j', (path, base, route) => {
  expect(routeOf(path, base)).toEqual(route)
})

const OTHERS =
  '/blog /Blogs /index.html /blogs.html /%62logs /blogs/a/b /tags /tags/ /tags/a/b /archive /archive/0 ' +
  '/archive/x /archive/1/2 /archive/tags/a /archive/tags/1/'

test.each(OTHERS.split(' '))('%s is not a page', (path) => {
  expect(routeOf(path, '/')).toEqual({ page: 'not-found' })
})
