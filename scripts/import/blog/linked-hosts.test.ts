import { expect, test } from 'vitest'
import { linkedHosts } from './linked-hosts.ts'

const post = (name: string, body: string, address = `/2020/01/02/${name}.html`) => ({
  path: `_posts/2020-01-02-${name}.md`,
  name,
  body,
  formerAddresses: [address],
  articleFields: { date: '2020-01-02' },
})

test('finds the host on which a blog links to its own posts', () => {
  const link = (name: string) => `[a](http://www.Ada.example/2020/01/02/${name}.html#b)`
  expect(linkedHosts([post('one', link('two')), post('two', `{"a":"${link('one')}"}`)])).toEqual([
    'https://ada.example',
  ])
})

test('takes no host for its own where one address, or a short one, is the same', () => {
  const links = 'https://bob.example/2020/01/02/one.html https://bob.example/about/ https://bob.example/x/'
  const pages = [post('about', links, '/about/'), post('x', links, '/x/')]
  expect(linkedHosts([post('one', links), ...pages])).toEqual([])
})

test('knows the addresses with a day that posts had before another pattern', () => {
  const links = 'http://ada.example/ml/2020/01/02/one.html http://ada.example/ml/2020/01/02/two.html'
  expect(linkedHosts([post('one', links, '/one/'), post('two', '', '/two/')])).toEqual([
    'https://ada.example',
  ])
})

test('finds the folder of a host in which a blog is', () => {
  const links = 'https://ada.example/blog/one-and-more/ https://ada.example/blog/two-and-more'
  const posts = [post('one', links, '/one-and-more/'), post('two', '', '/two-and-more/')]
  expect(linkedHosts(posts)).toEqual(['https://ada.example/blog'])
  const repositories = 'https://github.example/ada/one-and-more https://github.example/ada/two-and-more'
  expect(linkedHosts([{ ...posts[0]!, body: repositories }, ...posts.slice(1)])).toEqual([])
})
