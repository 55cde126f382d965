import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as base, type Page } from '@playwright/test'
import { createStaticHost } from '#site-build/static-host.ts'
import { resolverRules, type StandIns, startStandIns } from '#tests/support/stand-ins.ts'
import { VARIANTS, type VariantName } from '#tests/support/site/variants.ts'

type Fixtures = {
  /** Errors that a test expects: what matches does not fail it. */
  tolerated: RegExp[]
  complaints: string[]
}
type Options = { variant: VariantName; host: string }
type Hosts = Record<VariantName, string>
type Worker = { hosts: Hosts; standIns: StandIns }

/**
 * The test of every browser spec. It serves each finished site on a port of its own, and fails when the page throws, logs an
 * error, warns of a hydration that did not match, or breaks its content security policy.
 */
export const test = base.extend<Fixtures & Options, Worker>({
  // Not an option of the worker: for each such value Playwright starts another worker with another browser.
  variant: ['default', { option: true }],
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const servers = Object.values(VARIANTS).map(({ folder, base: path }) =>
        uncompressed(createStaticHost(folder, path)),
      )
      const origins = await Promise.all(servers.map(originOf))
      await use(
        Object.fromEntries(Object.keys(VARIANTS).map((name, index) => [name, origins[index]])) as Hosts,
      )
      for (const server of servers) server.close().closeAllConnections()
    },
    { scope: 'worker' },
  ],
  // Here and not where they are asked: each set of a worker's own fixtures is another set of workers and browsers.
  standIns: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const standIns = await startStandIns()
      await use(standIns)
      await standIns.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, standIns }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), resolverRules(standIns)] })
    },
    { scope: 'worker' },
  ],
  host: async ({ hosts, variant }, use) => use(hosts[variant]),
  baseURL: async ({ host, variant }, use) => use(host + VARIANTS[variant].base),
  // A worker's requests pass by `page.route`, so what a test answers would not reach the page. The specs that are about
  // the worker allow it.
  serviceWorkers: 'block',
  tolerated: [[], { option: true }],
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(complaints)
      const unexpected = complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the page has nothing to complain about').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** On one machine, compressing costs more than it spares. */
function uncompressed(server: Server): Server {
  return server.prependListener('request', ({ headers }) => delete headers['accept-encoding'])
}

async function originOf(server: Server): Promise<string> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function listen(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat|content security policy|trusted/i.test(message.text())) {
      complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`)
    }
  })
}
