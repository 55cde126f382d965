import { expect, test } from 'vitest'
import { hostFindings } from './check-content.ts'

const ORIGIN = 'git@github.com:Zed/portfolio.git'

test.each([
  ['https://zed.github.io/portfolio/', ORIGIN, null, null],
  ['https://zed.github.io/', 'https://github.com/zed/Zed.github.io', null, null],
  ['https://zed.example/', ORIGIN, 'zed.example\n', null],
  ['https://zed.example/below/', ORIGIN, null, null],
  [
    ...(['https://zed.github.io/', ORIGIN, null] as const),
    'warning: address: expected "https://zed.github.io/portfolio/", where github.com publishes this repository, found "https://zed.github.io/".',
  ],
  [
    ...(['https://zed.example/portfolio/', ORIGIN, 'Zed.example'] as const),
    'error: expected the host of `address` (zed.example), found "zed.example". GitHub Pages serves a site with a domain at its root: address: \'https://zed.example/\'.',
  ],
  [
    ...(['https://zed.pages.dev/me/', '', null] as const),
    'warning: address: expected no path on zed.pages.dev, found "/me/".',
  ],
] as const)('the address %s with the remote %s and the domain %s: %s', (address, origin, domain, message) => {
  const findings = hostFindings(address, origin, domain)
  const shown = findings.map(({ level, message: said }) => `${level ?? 'warning'}: ${said}`)
  expect(shown).toEqual(message === null ? [] : [message])
})
