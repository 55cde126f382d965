import type { Server } from 'node:http'
import { expect, test as base, type Page } from '@playwright/test'
import { createStaticHost } from '#site-build/dev/static-host.ts'
import { listen, stop } from '#tests/support/listen.ts'
import { resolverRules, type ArticleHosts, startArticleHosts } from '#tests/support/article-hosts.ts'
import { GITHUB_MAX_AGE, type GithubHosts, type Repository } from '#tests/support/github/github-hosts.ts'
import { ABROAD_ARTICLES, SEED } from '#tests/support/site/seeds.ts'
import { VARIANTS, type VariantName } from '#tests/support/site/variants.ts'

type Fixtures = {
  /** Errors that the test expects: messages that match do not fail it. */
  tolerated: RegExp[]
  /** Errors and warnings of the page so far. */
  complaints: string[]
}
type Options = {
  variant: VariantName
  /** The address of the variant's server, without a slash at its end. */
  origin: string
}
type Origins = Record<VariantName, string>
type Worker = { origins: Origins; articleHosts: ArticleHosts }

/**
 * The `test` of every browser spec. Each finished site has a server of its own. A test fails when its page throws, logs an
 * error, warns of a hydration mismatch or violates its content security policy.
 */
export const test = base.extend<Fixtures & Options, Worker>({
  // A test option, because Playwright starts another worker and browser for each value of a worker option.
  variant: ['default', { option: true }],
  origins: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const servers = Object.values(VARIANTS).map(({ folder, base: path }) =>
        uncompressed(createStaticHost(folder, path)),
      )
      const ports = await Promise.all(servers.map((server) => listen(server)))
      const names = Object.keys(VARIANTS)
      const origins = names.map((name, index) => [name, `http://127.0.0.1:${ports[index]}`])
      await use(Object.fromEntries(origins) as Origins)
      await Promise.all(servers.map(stop))
    },
    { scope: 'worker' },
  ],
  // Here for every spec, because Playwright starts other workers and browsers for each set of worker fixtures.
  articleHosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const articleHosts = await startArticleHosts()
      await use(articleHosts)
      await articleHosts.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, articleHosts }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), resolverRules(articleHosts)] })
    },
    { scope: 'worker' },
  ],
  origin: async ({ origins, variant }, use) => use(origins[variant]),
  baseURL: async ({ origin, variant }, use) => use(origin + VARIANTS[variant].base),
  // `page.route` does not see what a service worker requests, so the page would not get the answers of the test. The
  // specs of the service worker allow it.
  serviceWorkers: 'block',
  tolerated: [[], { option: true }],
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = []
      collectComplaints(page, complaints)
      await use(complaints)
      const unexpected = complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)))
      expect(unexpected, 'errors and warnings of the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Chromium logs calls that fail, and pages without a document. */
const FAILED_CALL = /Failed to load resource/
/** Other calls that a test makes fail, and pictures from http, which the site's policy blocks: it allows only https. */
const REFUSED = [/blocked by CORS policy/, /Loading the image .* violates .*"img-src 'self' https:"/]

/**
 * The `test` of specs that need GitHub. Before each test its hosts answer as usual, have no calls yet, and the repository
 * contains the articles of `SEED`.
 */
export const testOnGithub = test.extend<{ repository: Repository; github: GithubHosts }>({
  variant: 'live',
  tolerated: [[FAILED_CALL, ...REFUSED], { scope: 'test' }],
  repository: async ({ articleHosts }, use) => {
    const repository = await articleHosts.github.createRepository('notes')
    for (const [name, text] of Object.entries(SEED)) await repository.put(name, text)
    await use(repository)
  },
  github: [
    async ({ articleHosts: { github }, repository: _seeded }, use) => {
      await Promise.all([github.api.restore(), github.raw.restore()])
      Object.assign(github.maxAge, GITHUB_MAX_AGE)
      await use(github)
    },
    { auto: true },
  ],
})

/** The `test` of specs about the Arabic site, whose articles are on GitLab. */
export const testOnGitlab = test.extend<{ gitlab: ArticleHosts['gitlab'] }>({
  variant: 'abroad',
  tolerated: [[FAILED_CALL], { scope: 'test' }],
  gitlab: [
    async ({ articleHosts: { gitlab } }, use) => {
      gitlab.files.clear()
      for (const [name, text] of ABROAD_ARTICLES) gitlab.files.set(name, text)
      await gitlab.host.restore()
      await use(gitlab)
    },
    { auto: true },
  ],
})

/** For work that takes seconds on a busy machine: drawing diagrams, and formatting texts of 100 kB and more. */
export const expectSlowly = expect.configure({ timeout: 15_000 })

/** Compressing takes longer than sending within one machine. */
function uncompressed(server: Server): Server {
  return server.prependListener('request', ({ headers }) => delete headers['accept-encoding'])
}

function collectComplaints(page: Page, complaints: string[]) {
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || /hydrat|content security policy|trusted/i.test(message.text())) {
      complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`)
    }
  })
}
