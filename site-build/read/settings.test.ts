import { readFileSync } from 'node:fs'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { readSettings } from './settings.ts'

/** The message that stops the build, as Vite prints it. */
function failureOf(...settings: Parameters<typeof readSettings>): string | undefined {
  try {
    readSettings(...settings)
    return undefined
  } catch (error) {
    return inspect(error)
  }
}

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

test('says where each mistake is, in the file or in the environment, without a stack trace', () => {
  const wrong = { ...site, address: 'me.example', about: ' ' }
  const file = 'tests/fixtures/site.yaml'
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = (field: string) =>
    `${file}:${lines.findIndex((line) => line.startsWith(`${field}:`)) + 1}: ${field}:`
  expect(failureOf(wrong, { SITE_API: 'x', SITE_RAW: '' }, file)).toBe(
    [
      `${at('address')} expected an https:// (or http://localhost) address without "?" and "#", found "me.example"`,
      `${at('about')} expected some text that is not blank, found " "`,
      'SITE_API (environment variable): expected an address such as "https://api.github.com", found "x"',
    ].join('\n'),
  )
})

test('SITE_WORKS_OFFLINE overrides the field, and is true or false', () => {
  for (const found of ['true', 'false'])
    expect(readSettings(site, { SITE_WORKS_OFFLINE: found }).content.worksOffline).toBe(found === 'true')
  expect(failureOf(site, { SITE_WORKS_OFFLINE: '1' })).toBe(
    'SITE_WORKS_OFFLINE (environment variable): expected true or false, found "1"',
  )
})
