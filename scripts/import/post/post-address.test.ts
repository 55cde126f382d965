import { expect, test } from 'vitest'
import { GENERATORS } from '#scripts/import/blog/generators.ts'
import { oldAddress } from './post-address.ts'

const jekyll = GENERATORS.find(({ name }) => name === 'Jekyll')!
const addressOf = (permalink: string, pattern = 'pretty') =>
  oldAddress(
    '_posts/2020-01-02-a.md',
    { permalink },
    '2020-01-02',
    { ...jekyll, addresses: pattern },
    new Map(),
  )

test('takes a slug with slashes for the whole address', () => {
  const gatsby = GENERATORS.find(({ name }) => name === 'Gatsby')!
  const address = oldAddress('src/markdown/posts/a.mdx', { slug: '/notes/a/' }, undefined, gatsby, new Map())
  expect(address).toBe('/notes/a/')
})

test.each(['constructor', '__proto__', 'toString'])('takes "%s" for an address as any other', (name) => {
  expect(addressOf(name)).toBe(`/${name}`)
  expect(addressOf('', name)).toBe(`/${name}`)
  expect(addressOf(`/:${name}/`)).toBe(null)
})
