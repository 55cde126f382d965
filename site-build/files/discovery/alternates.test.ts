import { expect, test } from 'vitest'
import { alternatesOf } from './alternates.ts'

const ARTICLE = {
  name: 'Un nom',
  sha: '0',
  title: 'Un nom',
  description: '',
  minutes: 1,
  versions: [
    { name: 'A name', lang: 'en', language: 'English' },
    { name: 'Un nom', lang: 'fr', language: 'Français' },
  ],
}

test('each language of an article names all of them, and the listed one for other readers', () => {
  expect(alternatesOf({ page: 'article', article: ARTICLE }, 'https://me.example/notes/')).toEqual([
    { hreflang: 'en', href: 'https://me.example/notes/blogs/A%20name' },
    { hreflang: 'fr', href: 'https://me.example/notes/blogs/Un%20nom' },
    { hreflang: 'x-default', href: 'https://me.example/notes/blogs/A%20name' },
  ])
})

test('an article of another site, and one in a single language, have none', () => {
  const elsewhere = { ...ARTICLE, canonical: 'https://other.example/' }
  const { versions: _versions, ...single } = ARTICLE
  expect(alternatesOf({ page: 'article', article: elsewhere }, 'https://me.example/')).toEqual([])
  expect(alternatesOf({ page: 'article', article: single }, 'https://me.example/')).toEqual([])
})
