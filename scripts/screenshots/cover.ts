import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/**
 * Combines a desktop screenshot (1440 × 900 px) and a phone screenshot (780 × 1688 px) for the README.
 *
 * @returns a transparent PNG, 1200 × 750 px
 */
export async function cover(browser: Browser, desktop: string, phone: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 750 } })
  await page.setContent(`<!doctype html>
<style>
body { margin: 0 }
img { position: absolute; box-sizing: border-box }
#desktop { inset: 0 auto auto 0; width: 1080px; border-radius: 14px; outline: 1px solid #8884; outline-offset: -1px }
#phone { inset: auto 0 0 auto; width: 250px; border: 6px solid #05060a; border-radius: 34px }
</style>
<img id="desktop" src="${dataAddress(desktop)}"><img id="phone" src="${dataAddress(phone)}">`)
  await page.waitForLoadState('load')
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

function dataAddress(file: string): string {
  return `data:image/png;base64,${readFileSync(file).toString('base64')}`
}
