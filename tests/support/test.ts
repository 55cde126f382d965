import { expect, test as base } from '@playwright/test'
import { createStaticHost } from '#tests/support/site/static-host.ts'
import { type FakeHosts, startFakeHosts } from './fake-hosts.ts'
import { listen, stop } from './listen.ts'
import { ADDRESSES, VARIANTS, type VariantName } from './site/variants.ts'

type Fixtures = {
  /** The finished site that the test opens. */
  variant: VariantName
  /** The address of its server, without a slash at its end. */
  origin: string
  /** Errors that the test expects besides those of `isNotBuilt`: messages that match do not fail it. */
  tolerated: RegExp[]
  /** Errors and warnings of the page so far. */
  complaints: string[]
  /** GitHub and GitLab, which have their initial content and no calls yet. */
  articleHost: FakeHosts
}

/** An answer of the site itself, whose ports do not begin with 480. Its part `path` is what is below the address of the site. */
const NOT_FOUND = /status of 404 \(Not Found\) http:\/\/127\.0\.0\.1:(?!480\d)\d+\/(?<path>.*)/
const FILE = /\.(js|css|json|svg|png|jpg|woff2|html)(\?|$)/

/** Chromium logs each page that 404.html opens, such as an article that is newer than the site. Its other files never fail. */
function isNotBuilt(complaint: string): boolean {
  const path = NOT_FOUND.exec(complaint)?.groups?.['path']
  return path !== undefined && !path.startsWith('github/') && !FILE.test(path)
}

/**
 * What Chromium throws, without a script's part in it, when a document leaves before its view transition has begun, as on a busy
 * machine, and after a document without styles, as a feed is. Visitors see no transition then. No script can catch it: the page gets
 * no event with such a transition.
 */
const NO_TRANSITION =
  /^thrown: (Transition was aborted because of invalid state|ViewTransition opt-in disabled)/

/** The same after a feed, in newer versions of Chromium, whose words may elsewhere be those of a transition of ours. */
const NO_TRANSITION_OF_FEED = /^thrown: Transition was skipped at .*\.(?:xml|json)$/

/** Live calls that fail, for the specs that expect it. */
export const UNANSWERED = /Failed to load resource.*(:480\d|\/github)\//

/**
 * The `test` of every browser spec. A test fails when its page throws, logs an error, warns of a hydration mismatch or violates
 * its content security policy.
 */
export const test = base.extend<Fixtures, { workerHost: FakeHosts }>({
  // A test option, because Playwright starts another worker and browser for each value of a worker option.
  variant: ['default', { option: true }],
  origin: async ({ variant }, use) => {
    const { folder, base: path } = VARIANTS[variant]
    const server = await createStaticHost(folder, path)
    // Compressing takes longer than sending within one machine.
    server.prependListener('request', ({ headers }) => delete headers['accept-encoding'])
    await use(`http://127.0.0.1:${await listen(server)}`)
    await stop(server)
  },
  baseURL: async ({ origin, variant }, use) => use(origin + VARIANTS[variant].base),
  // For every spec, because Playwright starts other workers and browsers for each set of worker fixtures.
  workerHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const host = await startFakeHosts()
      await use(host)
      await host.cut()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, workerHost }, use) => {
      const { host } = new URL(workerHost.address)
      const rules = Object.values(ADDRESSES).map((address) => `MAP ${new URL(address).host} ${host}`)
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join()}`]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright }, use) => {
      // Debian's Chromium has died of a segmentation fault before it opened a page, once in some thousand starts.
      const browser = await playwright.chromium.launch().catch(() => playwright.chromium.launch())
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  articleHost: [
    async ({ workerHost }, use) => {
      await workerHost.reset()
      await use(workerHost)
    },
    { auto: true },
  ],
  // `page.route` does not see what a service worker requests, so the page would not get the answers of the test. The
  // specs of the service worker allow it.
  serviceWorkers: 'block',
  tolerated: [[], { option: true }],
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`thrown: ${error.message} at ${page.url()}`))
      page.on('console', (message) => {
        const text = `${message.type()}: ${message.text()} ${message.location().url}`
        if (/^error|hydrat|content security policy|trusted/i.test(text)) complaints.push(text)
      })
      await use(complaints)
      const isExpected = (text: string) =>
        [NO_TRANSITION, NO_TRANSITION_OF_FEED, ...tolerated].some((pattern) => pattern.test(text)) ||
        isNotBuilt(text)
      const unexpected = complaints.filter((text) => !isExpected(text))
      expect(unexpected, 'errors and warnings of the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** For work that takes seconds on a busy machine: drawing diagrams (which a page gives up after 30 s), and formatting texts of 100 kB and more. */
export const expectSlowly = expect.configure({ timeout: 30_000 })
