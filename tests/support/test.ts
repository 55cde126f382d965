import type { AddressInfo } from 'node:net'
import { expect, test as base, type Page } from '@playwright/test'
import { createStaticHost } from '#site-build/static-host.ts'
import { VARIANTS, type VariantName } from '#tests/support/site/variants.ts'

type Fixtures = {
  /** Errors that a test expects: what matches does not fail it. */
  tolerated: RegExp[]
  complaints: string[]
}
type Options = { variant: VariantName; host: string }

/**
 * The test of every browser spec. It serves a finished site on a port of its own, and fails when the page throws, logs an
 * error, warns of a hydration that did not match, or breaks its content security policy.
 */
export const test = base.extend<Fixtures, Options>({
  variant: ['default', { scope: 'worker', option: true }],
  host: [
    async ({ variant }, use) => {
      const { folder, base: path } = VARIANTS[variant]
      const server = createStaticHost(folder, path)
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const { port } = server.address() as AddressInfo
      await use(`http://127.0.0.1:${port}`)
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
    { scope: 'worker' },
  ],
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

function listen(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat|content security policy|trusted/i.test(message.text())) {
      complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`)
    }
  })
}
