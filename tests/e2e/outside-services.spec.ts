import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/abroad/test.ts'
import { site } from '#tests/fixtures/abroad/site.ts'

// At its real address, the site is not on this machine, where the tests' GitLab is.
test.use({ permissions: ['local-network-access'], tolerated: [] })

const NAME = '阅读损失曲线'
const ARTICLE = new URL(`blogs/${encodeURIComponent(NAME)}`, site.address).href

/** A stand-in for GoatCounter's script: it sends one visit to the address in its attribute, as the real one does. */
const COUNTER = `navigator.sendBeacon(document.currentScript.dataset.goatcounter + '?p=' + location.pathname)`

/** A stand-in for giscus: it says how high it is, and shows what it is told. */
const WIDGET = `<!doctype html><title>Discussion</title><p>none</p><script>
  addEventListener('message', ({ data }) => (document.querySelector('p').textContent = data.giscus.setConfig.theme))
  parent.postMessage({ giscus: { resizeHeight: 345 } }, '*')
</script>`

/** Shows the site at its real address, and returns what the browser asks of other hosts. */
async function atItsAddress(page: Page, server: string, widget: string): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:/, async (route) => {
    const { origin, href, pathname } = new URL(route.request().url())
    if (origin === new URL(site.address).origin) {
      // A test may end before the last file has come.
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

test('counts a visit at the site’s own address alone, and shows comments on a press', async ({
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
  await expect(frame.contentFrame().getByText('light')).toBeVisible()
  expect(asked).toHaveLength(3)
})

test('says when the comments do not come', async ({ page, origin }) => {
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
