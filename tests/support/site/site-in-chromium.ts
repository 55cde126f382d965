import { chromium, type Browser } from '@playwright/test'
import { readSettings } from '#site-build/settings.ts'
import { createStaticHost } from '#site-build/static-host.ts'
import { HEADLESS_CHROMIUM, SANDBOX } from '#tests/support/chromium.ts'
import { listen } from '#tests/support/listen.ts'
import { site } from '#content/site.ts'

type SiteInChromium = {
  /** Where the site's home page is, with a slash at its end. */
  origin: string
  browser: Browser
  close: () => Promise<void>
}

/**
 * A finished site on a port of its own, and the machine's Chromium, for what looks at it or measures it. A whole Chromium would
 * load pages of its own window beside each page (decision 15).
 *
 * @param folder of the site, built for the address that the settings name
 */
export async function siteInChromium(folder = 'dist'): Promise<SiteInChromium> {
  const { base } = readSettings(site, process.env)
  const host = createStaticHost(folder, base)
  const port = await listen(host)
  const browser = await chromium.launch({ executablePath: HEADLESS_CHROMIUM, args: SANDBOX })
  return {
    origin: `http://127.0.0.1:${port}${base}`,
    browser,
    async close() {
      await browser.close()
      host.closeAllConnections()
      host.close()
    },
  }
}
