import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { site } from '#tests/fixtures/site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { readSettings } from './settings.ts'
import { parseYaml } from './yaml-file.ts'

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

test('names the file, the line, the item, what was expected and found, and what to do', () => {
  const bad = {
    sections: [
      {
        name: 'experience',
        title: 'Experience',
        entries: [
          { title: 'Engineer', from: '2021-13' },
          { title: 'Engineer of bridges', from: 2023, to: 2021 },
        ],
      },
    ],
    projects: [{ ...site.projects[0], year: '2024', tags: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }],
    owner: { ...site.owner, facts: ['a', 'b', 'c', 'd', 'e'] },
  }
  const yaml = stringify({ ...bad, ...site, ...bad })
  const file = join(temporaryFolder({ 'site.yaml': yaml }), 'site.yaml')
  const lineOf = (start: string) =>
    1 + yaml.split('\n').findIndex((line) => line.replace(/^[ -]+/, '').startsWith(start))
  const expected = [
    [lineOf('facts'), 'owner.facts: expected at most four short texts, found ["a","b","c","d","e"]'],
    [
      lineOf('year'),
      'projects "First Arch", year: expected a year such as 2024 (a number without quotes), found "2024"',
    ],
    [
      lineOf('tags'),
      'projects "First Arch", tags: expected at most 6 words; the others belong in the description, found ["a","b","c","d","e","f","g"]',
    ],
    [
      lineOf('from: 2021-13'),
      'sections "Experience", entries "Engineer", from: expected a year such as 2023 or a month such as 2023-05 (months are 01 to 12), found "2021-13"',
    ],
    [
      lineOf('to: 2021'),
      'sections "Experience", entries "Engineer of bridges", to: expected a year or month that is not before from (2023; correct one of them), found 2021',
    ],
  ]
  const error = caught(() => readSettings(parseYaml(yaml, file), {}, file))
  expect(error.split('\n')).toEqual(expected.map(([line, message]) => `${file}:${line}: ${message}`))
})

function caught(run: () => unknown): string {
  try {
    run()
    return 'nothing'
  } catch (error) {
    return (error as Error).message
  }
}
