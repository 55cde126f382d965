import { chromium, type Browser } from '@playwright/test'
import { readSettings } from '#site-build/read/settings.ts'
import { createStaticHost } from '#tests/support/site/static-host.ts'
import { HEADLESS_CHROMIUM, SANDBOX } from '#tests/support/chromium.ts'
import { listen, stop } from '#tests/support/listen.ts'
import { ownerSite as site } from '#tests/support/site/owner-site.ts'

type SiteInChromium = {
  /** The address of the home page, with a slash at its end. */
  origin: string
  browser: Browser
  close: () => Promise<void>
}

/**
 * Serves a finished site and starts the machine's Chromium, for screenshots and measurements. A Chromium with a window would
 * load pages for that window as well (decision 15).
 *
 * @param folder the site, built for the address in the settings
 */
export async function siteInChromium(folder = 'dist'): Promise<SiteInChromium> {
  const { base } = readSettings(site, process.env)
  const host = await createStaticHost(folder, base)
  const port = await listen(host)
  const browser = await chromium.launch({ executablePath: HEADLESS_CHROMIUM, args: SANDBOX })
  return {
    origin: `http://127.0.0.1:${port}${base}`,
    browser,
    async close() {
      await browser.close()
      await stop(host)
    },
  }
}
