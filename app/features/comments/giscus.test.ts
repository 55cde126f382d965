import { expect, test } from 'vitest'
import { giscusAddress, giscusTheme } from './giscus.ts'

const settings = {
  repo: 'me/site',
  repoId: 'R_1',
  category: 'Blog & more',
  categoryId: 'DIC_1',
  mapping: 'pathname',
} as const
const page = {
  address: 'https://me.example/portfolio/blogs/caf%C3%A9',
  title: 'Café · Me',
  description: 'About coffee',
  linkTitle: 'Café',
  lang: 'de-AT',
}
const addressOf = (changed: object = {}, lang = page.lang) =>
  new URL(giscusAddress({ ...settings, ...changed }, { ...page, lang }, 'dark', 'S1'))

test('has the parameters of giscus’s own script', () => {
  const { origin, pathname, searchParams } = addressOf()
  expect(origin + pathname).toBe('https://giscus.app/de/widget')
  expect(Object.fromEntries(searchParams)).toEqual({
    origin: page.address,
    backLink: page.address,
    session: 'S1',
    theme: 'dark',
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'bottom',
    strict: '1',
    repo: 'me/site',
    repoId: 'R_1',
    category: 'Blog & more',
    categoryId: 'DIC_1',
    description: 'About coffee',
    term: 'portfolio/blogs/caf%C3%A9',
  })
})

test.each([
  ['url', page.address],
  ['title', 'Café · Me'],
  ['og:title', 'Café'],
])('finds the discussion by %s', (mapping, term) => {
  expect(addressOf({ mapping }).searchParams.get('term')).toBe(term)
})

test.each([
  ['ar', '/ar/widget'],
  ['zh-TW', '/zh-TW/widget'],
  ['zh', '/zh-CN/widget'],
  ['el', '/gr/widget'],
  ['tlh', '/widget'],
])('speaks %s at %s', (lang, path) => {
  expect(addressOf({}, lang).pathname).toBe(path)
})

test('has a name for each theme', () => {
  expect((['system', 'light', 'dark'] as const).map(giscusTheme)).toEqual([
    'preferred_color_scheme',
    'light',
    'dark',
  ])
})
