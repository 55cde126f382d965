import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { readSettings } from './settings.ts'

test('[SITE-2] owner and repository come from the configuration, GitHub’s two hosts with them', () => {
  const { articles } = readSettings(site, { SITE_REPOSITORY: 'octo/notes' })
  expect(articles).toEqual({
    api: 'https://api.github.com',
    raw: 'https://raw.githubusercontent.com',
    owner: 'octo',
    repo: 'notes',
    embedded: false,
  })
})

test('without a repository the articles are answered below the site’s own address', () => {
  const { articles } = readSettings(site, { SITE_ADDRESS: 'https://me.example/portfolio' })
  expect(articles).toMatchObject({
    api: '/portfolio/github/api',
    raw: '/portfolio/github/raw',
    embedded: true,
  })
})

test.each([
  ['https://me.example', '/'],
  ['https://me.example/', '/'],
  ['https://me.example/portfolio', '/portfolio/'],
  ['https://me.example/a/b/', '/a/b/'],
])('%s puts the site under %s', (address, base) => {
  expect(readSettings(site, { SITE_ADDRESS: address }).base).toBe(base)
})

test('a wrong setting stops the build with the field, what was expected and what was found', () => {
  expect(() => readSettings(site, { SITE_REPOSITORY: 'https://github.com/octo/notes' })).toThrow(
    'articles.repository: expected "owner/name", or null for the articles of this checkout, found "https://github.com/octo/notes"',
  )
})

test.each([
  ['true', true],
  ['false', false],
  ['', site.worksOffline],
])('SITE_WORKS_OFFLINE=%s stands in for the field', (found, expected) => {
  expect(readSettings(site, { SITE_WORKS_OFFLINE: found }).content.worksOffline).toBe(expected)
})

test('a variable that is neither true nor false takes no worker back from readers, but stops the build', () => {
  expect(() => readSettings(site, { SITE_WORKS_OFFLINE: '1' })).toThrow(
    'SITE_WORKS_OFFLINE: expected true or false, found "1"',
  )
})
