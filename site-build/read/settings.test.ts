import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { readSettings } from './settings.ts'

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
  {
    host: 'gitlab',
    address: '',
    repository: 'press/blog/notes',
    name: 'GitLab',
    server: 'https://gitlab.com',
  },
  {
    host: 'gitlab',
    address: 'https://git.example',
    repository: 'press/notes',
    name: 'git.example',
    server: 'https://git.example',
  },
  {
    host: 'forgejo',
    address: '',
    repository: 'octo/notes',
    name: 'Codeberg',
    server: 'https://codeberg.org',
  },
])('[SITE-2] the articles may be on $host ($address)', ({ host, address, repository, name, server }) => {
  const { articles, articleServer } = readSettings(
    { ...site, articles: {} },
    { SITE_ARTICLES_HOST: host, SITE_ARTICLES_ADDRESS: address, SITE_REPOSITORY: repository },
  )
  expect(articles).toMatchObject({ name, repository, embedded: false })
  expect(articles.list.startsWith(`${server}/api/`)).toBe(true)
  expect(articleServer).toBe(server)
})

test.each(['true', 'false'])('SITE_WORKS_OFFLINE=%s overrides the field', (value) => {
  expect(readSettings(site, { SITE_WORKS_OFFLINE: value }).content.worksOffline).toBe(value === 'true')
})
