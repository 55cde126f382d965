import { expect, test } from 'vitest'
import { hostWarnings } from './check-content.ts'

const ORIGIN = 'git@github.com:Zed/portfolio.git'
const messages = (...args: Parameters<typeof hostWarnings>) =>
  hostWarnings(...args).map(({ level, message }) => `${level ?? 'warning'}: ${message}`)

test.each<Parameters<typeof hostWarnings>>([
  ['https://zed.github.io/portfolio/', ORIGIN, null],
  ['https://zed.github.io/', 'https://github.com/zed/Zed.github.io', null],
  ['https://zed.example/', ORIGIN, 'zed.example\n'],
  ['https://zed.example/below/', ORIGIN, null],
])('accepts the address %s with the remote %s and the domain %s', (...args) => {
  expect(messages(...args)).toEqual([])
})

test('reports the address where GitHub Pages serves a repository', () => {
  expect(messages('https://zed.github.io/', ORIGIN, null)).toEqual([
    'warning: address: expected "https://zed.github.io/portfolio/", where github.com publishes this repository, found "https://zed.github.io/".',
  ])
})

test.each(['https://zed.github.io/portfolio/', 'https://zed.example/portfolio/'])(
  'refuses the address %s with another domain in public/CNAME',
  (address) => {
    const { hostname } = new URL(address)
    expect(messages(address, ORIGIN, 'Zed.example')).toEqual([
      `error: expected the host of \`address\` (${hostname}), found "zed.example". GitHub Pages serves a site with a domain at its root: address: 'https://zed.example/'.`,
    ])
  },
)

test('refuses a path on a host that serves at the root', () => {
  expect(messages('https://zed.pages.dev/me/', '', null)).toEqual([
    'warning: address: expected no path on zed.pages.dev, found "/me/".',
  ])
})
