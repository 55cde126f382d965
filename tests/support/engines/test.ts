import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { type DeployedSite, deploySite } from '#tests/support/site/deployed-site.ts'
import { type Engine, type EngineName, ENGINES } from './engine.ts'
import { type Tab, tabOf } from './tab.ts'

export type EngineOptions = { engineName: EngineName }

/** Stores what goes wrong in a page, because neither protocol reports violations of the content security policy. */
const STORE_ERRORS = `
const store = (text) => (localStorage.errors = (localStorage.errors ?? '') + text + '\\n')
addEventListener('error', ({ message }) => store(message))
addEventListener('unhandledrejection', ({ reason }) => store('rejected: ' + reason))
addEventListener('securitypolicyviolation', (event) => store(event.violatedDirective + ': ' + event.blockedURI))
console.error = (...parts) => store(parts.join(' '))
`

/**
 * The `test` of journeys in other engines than Chromium's. An engine runs all of them in one tab. Each journey has its own
 * host, on its own port, so nothing is stored when it begins. A test fails when its page throws, logs an error, or violates
 * its content security policy.
 */
export const test = base.extend<{ site: DeployedSite; tab: Tab }, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName].start()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern.
  site: async ({}, use) => {
    const site = await deploySite('default')
    await storeErrors(site.folder)
    await use(site)
    await site.remove()
  },
  tab: async ({ engine, site }, use) => {
    await engine.resize(1280, 800)
    const tab = tabOf(engine, site.address)
    await use(tab)
    expect(await tab.ask(() => localStorage.getItem('errors')), 'errors of the page').toBeNull()
  },
})

export { expect }

async function storeErrors(folder: string): Promise<void> {
  await writeFile(join(folder, 'store-errors.js'), STORE_ERRORS)
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue
    const file = join(folder, name)
    const html = await readFile(file, 'utf8')
    await writeFile(file, html.replace('<meta name="viewport"', '<script src="/store-errors.js"></script>$&'))
  }
}
