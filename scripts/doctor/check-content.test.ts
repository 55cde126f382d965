import { expect, test } from 'vitest'
import { hostFindings } from './check-content.ts'

const REMOTE = 'git@github.com:Zed/portfolio.git'

test.each([
  { address: 'https://zed.github.io/portfolio/', remote: REMOTE },
  { address: 'https://zed.github.io/', remote: 'https://github.com/zed/Zed.github.io' },
  { address: 'https://zed.example/', remote: REMOTE, domain: 'zed.example\n' },
  { address: 'https://zed.example/below/', remote: REMOTE },
])('the address $address fits the remote $remote and the domain $domain', ({ address, remote, domain }) => {
  expect(hostFindings(address, remote, domain ?? null)).toEqual([])
})

test('an address that is not the one of GitHub Pages is a warning that says which one is', () => {
  const findings = hostFindings('https://zed.github.io/', REMOTE, null)
  expect(findings).toEqual([
    expect.objectContaining({ message: expect.stringContaining('"https://zed.github.io/portfolio/"') }),
  ])
  expect(findings[0]?.level ?? 'warning').toBe('warning')
})

test('a domain of public/CNAME with another address is an error that says what to write', () => {
  expect(hostFindings('https://zed.example/portfolio/', REMOTE, 'Zed.example')).toEqual([
    expect.objectContaining({
      level: 'error',
      file: 'public/CNAME',
      message: expect.stringContaining("address: 'https://zed.example/'"),
    }),
  ])
})

test('a path on a host that serves sites at their root is a warning that names the path', () => {
  const findings = hostFindings('https://zed.pages.dev/me/', '', null)
  expect(findings).toEqual([expect.objectContaining({ message: expect.stringContaining('found "/me/"') })])
  expect(findings[0]?.level ?? 'warning').toBe('warning')
})
