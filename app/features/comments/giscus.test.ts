// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, giscusAddress, giscusMessage, takeSession } from './giscus.ts'

const discussions = { repo: 'me/site', repoId: 'R_1', category: 'Blog & more', categoryId: 'DIC_1' }
const settings = { ...discussions, mapping: 'pathname' as const }
const PAGE = 'https://me.example/portfolio/blogs/caf%C3%A9'
const open = (address: string) => vi.stubGlobal('location', new URL(address))
const addressOf = (changed: object = {}, lang = 'de-AT') => {
  document.documentElement.lang = lang
  return new URL(giscusAddress({ ...settings, ...changed }, 'dark', 'S1'))
}

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML =
    '<title>Café · Me</title><meta name="description" content="About coffee"><meta property="og:title" content="Café">'
  open(`${PAGE}?giscus=S1#notes`)
})

test('has the parameters of giscus’s own script', () => {
  const { origin, pathname, searchParams } = addressOf()
  expect(origin + pathname).toBe('https://giscus.app/de/widget')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...discussions,
    origin: PAGE,
    backLink: PAGE,
    session: 'S1',
    theme: 'dark',
    strict: '1',
    inputPosition: 'bottom',
    description: 'About coffee',
    term: 'portfolio/blogs/caf%C3%A9',
  })
})

test.each([
  ['/blogs/Release%201.1', 'blogs/Release%201.1'],
  ['/blogs/Release%201.2', 'blogs/Release%201.2'],
  ['/blogs/Node.js', 'blogs/Node.js'],
  ['/blogs/caf%C3%A9', 'blogs/caf%C3%A9'],
  ['/blogs/caf%C3%A9.html', 'blogs/caf%C3%A9'],
])('the discussion of %s has the term %s', (path, term) => {
  open(`https://me.example${path}`)
  expect(addressOf().searchParams.get('term')).toBe(term)
})

test('speaks the language of the page, where giscus has it', () => {
  const paths = ['zh-TW', 'el', 'tlh'].map((lang) => addressOf({}, lang).pathname)
  expect(paths).toEqual(['/zh-TW/widget', '/gr/widget', '/widget'])
})

const { port1: frame, port2: other } = new MessageChannel()
const data = { giscus: { signOut: true } }
test.each([
  ['its frame', { origin: 'https://giscus.app', source: frame, sent: data, message: data.giscus }],
  ['another origin', { origin: 'https://giscus.app.example', source: frame, sent: data, message: null }],
  ['another window', { origin: 'https://giscus.app', source: other, sent: data, message: null }],
  [
    'its frame, with something else',
    { origin: 'https://giscus.app', source: frame, sent: { giscus: 7 }, message: null },
  ],
])('reads a message of %s', (_sender, { origin, source, sent, message }) => {
  expect(giscusMessage({ origin, source, data: sent }, frame)).toEqual(message)
})

test('moves a sign-in from the address to storage, and deletes it there', () => {
  const replaced = vi.spyOn(history, 'replaceState').mockReturnValue()
  expect(takeSession()).toBe('S1')
  expect(String(replaced.mock.lastCall?.[2])).toBe(PAGE)
  open(PAGE)
  expect(takeSession()).toBe('S1')
  forgetSession()
  expect(takeSession()).toBe('')
})

test('finds the discussion by address or titles', () => {
  const mappings = ['url', 'title', 'og:title']
  const terms = mappings.map((mapping) => addressOf({ mapping }).searchParams.get('term'))
  expect(terms).toEqual([PAGE, 'Café · Me', 'Café'])
})
