import type { Page } from '@playwright/test'
import { expect, testOnGitlab as test } from '#tests/support/test.ts'
import { abroadSite as site } from '#tests/fixtures/site.ts'

// The site has its real address, from which the browser may not call this machine's GitLab without permission.
test.use({ permissions: ['local-network-access'], tolerated: [] })

const NAME = '阅读损失曲线'
const ARTICLE = new URL(`blogs/${encodeURIComponent(NAME)}`, site.address).href

/** Like GoatCounter's script, it reports a visit to the address in its attribute. */
const COUNTER = `navigator.sendBeacon(document.currentScript.dataset.goatcounter + '?p=' + location.pathname)`

/** Like giscus, it reports its height, and it shows the theme that the page sets. */
const WIDGET = `<!doctype html><title>Discussion</title><p>none</p><script>
  addEventListener('message', ({ data }) => (document.querySelector('p').textContent = data.giscus.setConfig.theme))
  parent.postMessage({ giscus: { resizeHeight: 345 } }, '*')
</script>`

/**
 * Serves the site at its real address and imitates the services.
 *
 * @returns the requests to other hosts so far
 */
async function atItsAddress(page: Page, server: string, widget: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:/, async (route) => {
    const { origin, href, pathname } = new URL(route.request().url())
    if (origin === new URL(site.address).origin) {
      // A test may end before the last file has arrived.
      const sent = page.request.get(server + pathname, { failOnStatusCode: false })
      return sent.then((response) => route.fulfill({ response })).catch(() => {})
    }
    asked.push(href)
    return origin === 'https://giscus.app'
      ? route.fulfill({ contentType: 'text/html', body: widget })
      : route.fulfill({ contentType: 'text/javascript', body: pathname.endsWith('.js') ? COUNTER : '' })
  })
  return asked
}

test('a visit is counted only at the site’s address, and comments are shown after a press', async ({
  page,
  origin,
}) => {
  const asked = await atItsAddress(page, origin, WIDGET)
  await page.goto(origin)
  await page.goto(ARTICLE)
  const visit = `https://stats.example/count?p=/blogs/${encodeURIComponent(NAME)}`
  await expect.poll(() => asked).toEqual(['https://stats.example/count.js', visit])

  const comments = page.locator('section[aria-labelledby="comments"]')
  await comments.getByRole('button').click()
  const frame = comments.locator('iframe')
  await expect(frame).toHaveCSS('height', '345px')
  await expect(page.locator('#comments')).toBeFocused()
  const { pathname, searchParams } = new URL(asked[2] ?? '')
  expect(pathname).toBe('/ar/widget')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    repo: 'layla/notes',
    term: `blogs/${encodeURIComponent(NAME)}`,
    origin: ARTICLE,
    theme: 'preferred_color_scheme',
  })

  await page.locator('button[data-theme-choice]').click()
  await expect(frame.contentFrame().getByText('dark')).toBeVisible()
  expect(asked).toHaveLength(3)
})

test('the page reports that the comments could not be loaded', async ({ page, origin }) => {
  await page.clock.install()
  await atItsAddress(page, origin, '')
  await page.goto(ARTICLE)
  const comments = page.locator('section[aria-labelledby="comments"]')
  await comments.getByRole('button').click()
  await expect(comments.locator('iframe')).toBeVisible()
  await page.clock.fastForward(12_000)
  await expect(comments.getByRole('alert')).toBeVisible()
  await expect(comments.locator('iframe')).toBeHidden()
  await expect(comments.getByRole('link')).toHaveAttribute(
    'href',
    'https://github.com/layla/notes/discussions',
  )
})
