import type { Page } from '@playwright/test'
import { ADDRESSES, type VariantName } from '#tests/support/site/variants.ts'
import { expect, test } from '#tests/support/test.ts'

// The browser logs what the policy blocks, and what nobody answers.
test.use({ tolerated: [/content security policy|trusted|sandboxed|failed to load|failed to fetch/i] })

const ELSEWHERE = 'https://elsewhere.example/'

/** Markup that a page must not obey if it ever gets into one, by the directive that forbids it. */
const FORBIDDEN = {
  'script-src-elem': `<script>hit()</script><script src="${ELSEWHERE}a.js"></script>`,
  'script-src-attr': '<img src="images/none.png" onerror="hit()">',
  'style-src-elem': `<style>main { display: none }</style><link rel="stylesheet" href="${ELSEWHERE}a.css">`,
  'style-src-attr': '<p style="position: fixed">A cover</p>',
  'img-src': '<img src="http://elsewhere.example/a.png">',
  'frame-src': `<iframe src="${ELSEWHERE}"></iframe>`,
  'object-src': `<object data="${ELSEWHERE}"></object>`,
  'media-src': `<video src="${ELSEWHERE}a.mp4" preload="auto"></video>`,
  'base-uri': `<base href="${ELSEWHERE}">`,
  'form-action': `<form action="${ELSEWHERE}" id="leak"><input name="secret"></form>`,
}

test('a built page obeys no markup that the project has not written', async ({ page }) => {
  const sent: string[] = []
  await page.route(/elsewhere\.example/, (route) => {
    sent.push(route.request().url())
    return route.fulfill({ body: '' })
  })
  await page.addInitScript(recordViolations)
  await page.route('./blogs', async (route) => {
    const response = await route.fetch()
    const markup = Object.values(FORBIDDEN).join('\n')
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${markup}$&`) })
  })
  await page.goto('./blogs')
  await expect(page.locator('main')).toBeVisible()
  await expect(page.getByText('A cover')).not.toHaveCSS('position', 'fixed')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#leak')?.submit())
  await expect.poll(async () => new Set(await violations(page))).toEqual(new Set(Object.keys(FORBIDDEN)))
  expect(sent).toEqual([])
  expect(page.url()).toMatch(/\/blogs$/)
})

test('a built page makes no elements of strings', async ({ page }) => {
  await page.goto('./')
  const thrown = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src=x onerror=hit()>'
      return 'nothing'
    } catch (error) {
      return String(error)
    }
  })
  expect(thrown).toContain('TrustedHTML')
})

/** What the pages of a variant may ask, apart from the site itself. */
const ASKED: { variant: VariantName; asked: string[] }[] = [
  { variant: 'default', asked: [] },
  { variant: 'live', asked: [ADDRESSES.api, ADDRESSES.raw] },
  { variant: 'abroad', asked: [ADDRESSES.gitlab, 'https://stats.example/count'] },
]

for (const { variant, asked } of ASKED)
  test.describe(`the site "${variant}"`, () => {
    test.use({ variant })

    test('asks only itself and the hosts of its articles and services', async ({ page }) => {
      const others = ['https://api.github.com/', 'https://stats.example/', ELSEWHERE]
      const counter = 'https://stats.example/count'
      const addresses = [...Object.values(ADDRESSES), counter, ...others].map((url) => new URL(url).href)
      await page.route('https://**', (route) => route.fulfill({ status: 204 }))
      await page.addInitScript(recordViolations)
      await page.goto('./blogs')
      for (const address of addresses)
        await page.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => null), address)
      const blocked = await violations(page, 'connect-src')
      expect(addresses.filter((address) => !blocked.includes(address))).toEqual(
        asked.map((url) => new URL(url).href),
      )
    })
  })

type Violation = { directive: string; address: string }

function recordViolations(): void {
  const recorded: Violation[] = []
  Object.assign(window, { violations: recorded })
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    recorded.push({ directive: effectiveDirective, address: blockedURI }),
  )
}

/** The directives that the page has violated, or with a directive, what that has blocked. */
async function violations(page: Page, directive?: string): Promise<string[]> {
  const recorded = await page.evaluate(() => (window as unknown as { violations: Violation[] }).violations)
  if (directive === undefined) return recorded.map((violation) => violation.directive)
  return recorded.filter((violation) => violation.directive === directive).map(({ address }) => address)
}
