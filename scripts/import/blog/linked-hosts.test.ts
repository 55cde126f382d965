import { expect, test } from 'vitest'
import { linkedHosts } from './linked-hosts.ts'

const post = (name: string, body: string) => ({ name, body, formerAddresses: [`/2020/01/02/${name}.html`] })

test('finds the host on which a blog links to its own posts', () => {
  const link = (name: string) => `[a](http://www.Ada.example/2020/01/02/${name}.html#b)`
  expect(linkedHosts([post('one', link('two')), post('two', `{"a":"${link('one')}"}`)])).toEqual([
    'https://ada.example',
  ])
})

test('takes no host for its own where one address, or a short one, is the same', () => {
  const links = 'https://bob.example/2020/01/02/one.html https://bob.example/about/ https://bob.example/x/'
  const page = (name: string, address: string) => ({ name, body: links, formerAddresses: [address] })
  expect(linkedHosts([post('one', links), page('about', '/about/'), page('x', '/x/')])).toEqual([])
})
