import { expect, test } from 'vitest'
import { articleAddress, editAddress } from './article-host.ts'
import { onForgejo, onGithub, onGitlab } from './hosts.ts'

const github = onGithub('alex/notes', {
  api: 'https://api.github.com',
  raw: 'https://raw.githubusercontent.com',
})
const gitlab = onGitlab('press/blog/notes', 'https://gitlab.com')
const codeberg = onForgejo('alex/notes', 'https://codeberg.org')

test('[SITE-2] takes owner and repository from the configuration; branch and folder are fixed', () => {
  expect(github.list).toBe('https://api.github.com/repos/alex/notes/contents/articles')
  expect(articleAddress(github, 'One two')).toBe(
    'https://raw.githubusercontent.com/alex/notes/main/articles/One%20two.md',
  )
})

test.each([
  ...[' ', '#', '?', '%', '%2F', '%252F', '+', '&', '"', '<b>', "'", '..md', '__proto__', '日本', '🏍'],
  ...['e\u0301', '\u202E'],
])('[ART-4] row 32, row 34: the address of %j is encoded once and opens that very file', (name) => {
  const { hostname, pathname } = new URL(articleAddress(github, name) ?? '')
  expect(hostname).toBe('raw.githubusercontent.com')
  expect(pathname).toMatch(/^\/alex\/notes\/main\/articles\/[^/]+$/)
  expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(`${name}.md`)
  const forgejo = new URL(articleAddress(codeberg, name) ?? '')
  expect(decodeURIComponent(forgejo.pathname.split('/').at(-1) ?? '')).toBe(`${name}.md`)
  const { pathname: file, search } = new URL(articleAddress(gitlab, name) ?? '')
  expect(decodeURIComponent(file.split('/').at(-2) ?? '')).toBe(`articles/${name}.md`)
  expect([search, forgejo.search]).toEqual(['?ref=main', '?ref=main'])
})

test('links to the page on which the host edits the file, except for articles of the site itself', () => {
  const name = 'What is 100% "new"?'
  const file = 'main/articles/What%20is%20100%25%20%22new%22%3F.md'
  expect(editAddress(github, name)).toBe(`https://github.com/alex/notes/edit/${file}`)
  expect(editAddress(gitlab, name)).toBe(`https://gitlab.com/press/blog/notes/-/edit/${file}`)
  expect(editAddress(codeberg, name)).toBe(`https://codeberg.org/alex/notes/_edit/${file}`)
  expect(editAddress({ edit: null }, name)).toBe(null)
})

test('names known hosts by their brand, and others by their host name', () => {
  expect([gitlab.name, codeberg.name]).toEqual(['GitLab', 'Codeberg'])
  expect(onForgejo('alex/notes', 'https://git.example:8443/forge').name).toBe('git.example')
})
