import type { Page } from '@playwright/test'
import { abroadSite as site } from '#tests/fixtures/site.ts'
import { findings } from '#tests/support/axe.ts'
import { openHome } from '#tests/support/home.ts'
import { expect, test, UNANSWERED } from '#tests/support/test.ts'

/* The Arabic site, whose articles are on GitLab. */

test.use({ variant: 'abroad', tolerated: [UNANSWERED] })

const LATIN = /\p{Script=Latin}{2,}/gu
/** Names that are the same in every language, and words from the content and the articles of the fixture. */
const KNOWN = new Set([
  ...'Feed GitHub GITHUB LINKEDIN LinkedIn RSS Atom JSON PDF Markdown JavaScript Ctrl Enter Esc Page Up Down Home End'.split(
    ' ',
  ),
  ...'optimisation Python python queue py giscus app'.split(' '),
  ...(JSON.stringify(site).match(LATIN) ?? []),
])

/** The words in Latin letters in the texts and labels of a page, without code and formulas. */
async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const labels = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription']
    const labelled = [...document.querySelectorAll(labels.map((name) => `[${name}]`).join())]
    const said = labelled.flatMap((element) => labels.map((name) => element.getAttribute(name)))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown: (string | null)[] = [document.title]
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement?.closest('script, style, code, math, .article-address')) shown.push(textContent)
    }
    return [...shown, ...said].join('\n')
  })
  return (texts.match(LATIN) ?? []).filter((word) => !KNOWN.has(word))
}

test('every page runs from right to left, has no English words, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['./', './blogs', './blogs/لماذا ننسى الزخم', './nowhere']) {
    await page.goto(path)
    await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached()
    await expect(page.getByRole('main')).toBeVisible()
    expect(await latinWords(page), path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    expect(await findings(page), path).toEqual([])
  }
})

test('the arrow keys of the carousel are mirrored, and the palette is in Arabic', async ({ page }) => {
  await openHome(page, 'projects')
  const left = () => page.locator('#project-2').evaluate((slide) => slide.getBoundingClientRect().left)
  const before = await left()
  await page.keyboard.press('ArrowLeft')
  // The next slide is on the left.
  await expect.poll(left).toBeGreaterThan(before)
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBe(before)

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  expect(await latinWords(page)).toEqual([])
  await page.keyboard.type('الزخم')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/لماذا ننسى الزخم/)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('heading', { name: 'اختصارات لوحة المفاتيح' })).toBeVisible()
  expect(await latinWords(page)).toEqual([])
})

test('[LIST-5] [SAVE-1] articles pushed to GitLab are read', async ({ page, articleHost }) => {
  const [changed, pushed] = ['لماذا ننسى الزخم', 'رسالة جديدة']
  // So many that GitLab's list has two pages.
  for (let number = 100; number < 200; number += 1) articleHost.gitlab.set(`${number}.txt`, '')
  articleHost.gitlab.set(`${changed}.md`, 'كُتبت من *جديد*.')
  articleHost.gitlab.set(`${pushed}.md`, `# ${pushed}\n\nكلمات لم تُبن بعد.`)
  await page.goto('./blogs')
  await page.getByRole('link', { name: pushed }).click()
  await expect(page.getByText('كلمات لم تُبن بعد.')).toBeVisible()
  expect(articleHost.calls.filter((call) => call.includes('/tree?'))).toHaveLength(2)
  await page.goto(`./blogs/${encodeURIComponent(changed)}`)
  await expect(page.locator('.prose')).toHaveText('كُتبت من جديد.')

  await articleHost.cut()
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  // The last answer, not the copy of the build.
  await expect(page.locator('.prose')).toHaveText('كُتبت من جديد.')
})

test('an own page is in the navigation, and opens with a slash', async ({ page, origin }) => {
  await page.goto('./blogs')
  const line = page.getByRole('navigation').getByRole('link', { name: 'الآن' })
  await line.click()
  await expect(page.getByRole('heading', { level: 1, name: 'الآن' })).toBeVisible()
  await expect(line).toHaveAttribute('aria-current', 'page')
  // The enhancements of articles also apply to own pages.
  await expect(page.locator('.copy')).toHaveCount(1)
  await expect(page.getByText('أقيس جسرًا واحدًا منذ الخريف.')).toBeVisible()

  // GitHub Pages answers an address with a slash with 404.html.
  await page.route('**/now/', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${origin}/nowhere` }) })
  })
  await page.goto('./now/')
  await expect(page).toHaveURL(/\/now$/)
  await expect(page.getByRole('heading', { level: 1, name: 'الآن' })).toBeVisible()
})

test.describe('at its address', () => {
  // From its real address the browser may not call this machine's GitLab without permission.
  test.use({ permissions: ['local-network-access'] })

  const NAME = '阅读损失曲线'
  const ARTICLE = new URL(`blogs/${encodeURIComponent(NAME)}`, site.address).href
  /** Like GoatCounter's script, it reports a visit to the address in its attribute. */
  const COUNTER = `navigator.sendBeacon(document.currentScript.dataset.goatcounter + '?p=' + location.pathname)`
  /** Like giscus, it reports its height, and it shows the theme that the page sets. */
  const WIDGET = `<!doctype html><title>Discussion</title><p>none</p><script>
    addEventListener('message', ({ data }) => (document.querySelector('p').textContent = data.giscus.setConfig.theme))
    parent.postMessage({ giscus: { resizeHeight: 345 } }, '*')
  </script>`

  /** Serves the site at its real address and imitates the services. @returns the requests to other hosts so far */
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

  test('a visit is counted only there, and comments are shown after a press', async ({ page, origin }) => {
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
    const { repo } = site.comments!
    await expect(comments.getByRole('link')).toHaveAttribute('href', `https://github.com/${repo}/discussions`)
  })
})
