import { expect, test } from 'vitest'
import { articleAddress, editAddress, listingAddress } from './addresses.ts'

const github = {
  api: 'https://api.github.com',
  raw: 'https://raw.githubusercontent.com',
  owner: 'alex',
  repo: 'notes',
}
const embedded = { api: '/me/github/api', raw: '/me/github/raw', owner: 'site', repo: 'site' }

test('[SITE-2] owner and repository come from the configuration, branch and folder are fixed', () => {
  expect(listingAddress(github)).toBe('https://api.github.com/repos/alex/notes/contents/articles')
  expect(articleAddress(github, 'One')).toBe(
    'https://raw.githubusercontent.com/alex/notes/main/articles/One.md',
  )
})

test('[SITE-2] the hosts may be paths of the site itself', () => {
  expect(listingAddress(embedded)).toBe('/me/github/api/repos/site/site/contents/articles')
  expect(articleAddress(embedded, 'One two')).toBe('/me/github/raw/site/site/main/articles/One%20two.md')
})

test.each([
  ' ',
  '#',
  '?',
  '%',
  '%2F',
  '%252F',
  '+',
  '&',
  '"',
  '<b>',
  "'",
  '..md',
  '__proto__',
  '日本',
  '🏍',
  'e\u0301',
  '\u202E',
])('[ART-4] row 32, row 34: the address of %j is encoded once and opens that very file', (name) => {
  const { hostname, pathname } = new URL(articleAddress(github, name) ?? '')
  expect(hostname).toBe('raw.githubusercontent.com')
  expect(pathname).toMatch(/^\/alex\/notes\/main\/articles\/[^/]+$/)
  expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(`${name}.md`)
})

test.each(['../../../../evil/repo/main/x', 'a/b', '..\\..\\x', '.', '..', '', 'a\u0000b', '\uD800'])(
  '[ART-4] row 33: %j has no address',
  (name) => {
    expect(articleAddress(github, name)).toBe(null)
  },
)

test('GitHub edits an article under its file’s name; articles of the site itself have no such page', () => {
  expect(editAddress({ ...github, embedded: false }, 'What is 100% "new"?')).toBe(
    'https://github.com/alex/notes/edit/main/articles/What%20is%20100%25%20%22new%22%3F.md',
  )
  expect(editAddress({ ...embedded, embedded: true }, 'One')).toBe(null)
})
