import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { readSettings } from './settings.ts'
import { lineOf } from './yaml-file.ts'

test('[SITE-2] owner and repository come from the configuration, GitHub’s two hosts with them', () => {
  const { articles, articleServer } = readSettings(site, { SITE_REPOSITORY: 'octo/notes' })
  expect(articles).toMatchObject({
    list: 'https://api.github.com/repos/octo/notes/contents/articles',
    text: 'https://raw.githubusercontent.com/octo/notes/main/articles/{name}.md',
    embedded: false,
  })
  expect(articleServer).toBe('https://github.com')
})

test.each([
  ['gitlab', '', 'press/blog/notes', 'GitLab', 'https://gitlab.com'],
  ['gitlab', 'https://git.example', 'press/notes', 'git.example', 'https://git.example'],
  ['forgejo', '', 'octo/notes', 'Codeberg', 'https://codeberg.org'],
])('[SITE-2] the articles may be on %s (%s)', (host, address, repository, name, server) => {
  const { articles, articleServer } = readSettings(
    { ...site, articles: {} },
    { SITE_ARTICLES_HOST: host, SITE_ARTICLES_ADDRESS: address, SITE_REPOSITORY: repository },
  )
  expect(articles).toMatchObject({ name, repository, embedded: false })
  expect(articles.list.startsWith(`${server}/api/`)).toBe(true)
  expect(articleServer).toBe(server)
})

test('says where each mistake is, in the file or in the environment', () => {
  const wrong = { ...site, address: 'me.example' }
  const file = 'tests/fixtures/site.yaml'
  const line = lineOf(readFileSync(file, 'utf8'), 'address')
  const message = [
    `${file}:${line}: address: expected an https:// (or http://localhost) address without "?" and "#", found "me.example"`,
    'SITE_WORKS_OFFLINE (environment variable): expected true or false, found "1"',
    'SITE_API (environment variable): expected an address such as "https://api.github.com", found "x"',
  ].join('\n')
  const variables = { SITE_API: 'x', SITE_RAW: '', SITE_WORKS_OFFLINE: '1' }
  expect(() => readSettings(wrong, variables, file)).toThrow(message)
})

test.each(['true', 'false'])('SITE_WORKS_OFFLINE=%s overrides the field', (found) => {
  expect(readSettings(site, { SITE_WORKS_OFFLINE: found }).content.worksOffline).toBe(found === 'true')
})
