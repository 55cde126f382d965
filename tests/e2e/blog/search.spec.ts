import type { Route } from '@playwright/test'
import { answerCalls, json, listing } from '#tests/support/answers.ts'
import { findingsInBothLooks } from '#tests/support/axe.ts'
import { started } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

const SOFTMAX = 'A softmax that cannot overflow'

test('a search finds and marks words of texts, and is in the address, as a tag is', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('./blogs')
  await started(page)
  expect(asked.filter((path) => /search|matches|\.txt$/.test(path))).toEqual([])

  const field = page.getByRole('searchbox', { name: 'Search articles' })
  await field.fill('pendlum')
  const results = page.locator('[data-results] li')
  await expect(results).toHaveCount(1)
  await expect(
    page.getByRole('status').filter({ hasText: 'Nothing found for “pendlum”. Similar: 1 article' }),
  ).toBeVisible()
  await expect(results.locator('mark')).toHaveText(['pendulum'])
  await expect(results).toContainText('I had built a pendulum')
  expect(await findingsInBothLooks(page)).toEqual([])

  await page.keyboard.press('ArrowDown')
  await expect(results.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why momentum overshoots')
  await page.goBack()
  await expect(results).toHaveCount(1)
  await expect(field).toHaveValue('pendlum')
  await field.press('Escape')
  await expect(page).toHaveURL(/\/blogs$/)
  await expect(page.locator('main li a').first()).toBeVisible()
  await expect(page.locator('[aria-live]').filter({ hasText: /^\d+ articles$/ })).toBeAttached()

  await page.getByRole('link', { name: /^C\+\+ ?, 1 article$/ }).click()
  await expect(page).toHaveURL(/\/blogs\?tag=C%2B%2B$/)
  await expect(results.getByRole('link', { name: SOFTMAX })).toBeVisible()
  await expect(results).toHaveCount(1)
  await page.goBack()
  await expect(results).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'on a phone' : 'on a phone without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('the current tag is in view, and the page is at its top', async ({ page }) => {
      if (javaScriptEnabled) await page.route('**/*.css', withoutInitialTarget)
      await page.goto('./blogs')
      const tags = page.getByRole('navigation', { name: 'Tags' })
      // The first one is the current one here, and stands below the heading.
      const first = await tags.getByRole('link').first().boundingBox()
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(Math.abs((first?.x ?? 0) - (heading?.x ?? -9))).toBeLessThan(2)
      const last = tags.getByRole('link').last()
      await expect(last).not.toBeInViewport()
      await page.goto(`.${await last.getAttribute('href')}`)
      if (javaScriptEnabled) await started(page)
      const current = tags.locator('[aria-current]')
      await expect(current).toHaveText((await last.textContent()) ?? '')
      await expect(current).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
      // A part of the tag before it shows that the row goes on.
      await page.goto('./blogs')
      await page.goto(`.${await tags.getByRole('link').nth(3).getAttribute('href')}`)
      if (javaScriptEnabled) await started(page)
      await expect(tags.getByRole('link').nth(2)).toBeInViewport({ ratio: 0.2 })
    })
  })

/** The answer of a browser that does not know the property by which a row begins at the current tag. */
async function withoutInitialTarget(route: Route) {
  const response = await route.fetch()
  const styles = await response.text()
  await route.fulfill({ response, body: styles.replaceAll(/scroll-initial-target:[^;}]+/g, '') })
}

test('on the page of a tag, the search leads to the results among the articles of the tag', async ({
  page,
}) => {
  await page.goto('./tags/retrieval')
  await page.getByRole('searchbox').fill('judgements')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blogs\?q=judgements&tag=retrieval$/)
  await expect(page.locator('[data-results] li a')).toHaveText(['Measuring retrieval before tuning it'])
})

test('Enter opens the best result of the words in the field, not of those before them', async ({ page }) => {
  await page.addInitScript(answerLate)
  await page.goto('./blogs?q=pendulum')
  await expect(page.locator('[data-results] li mark')).toHaveText(['pendulum'])
  await page.getByRole('searchbox').fill('retrieval')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Measuring retrieval before tuning it')

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  const field = palette.getByRole('combobox')
  await field.fill('pendulum')
  await expect(palette.getByRole('option', { name: 'Why momentum overshoots' })).toBeVisible()
  // A word of a text. Only the search of the articles finds it.
  await field.fill('transpose')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backpropagation by hand')
})

test('Enter takes another command that matches if the search of the articles does not answer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => {}
  })
  await page.goto('./blogs')
  await started(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.fill('light')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

/** In the page: the search gets each query after half a second. */
function answerLate() {
  globalThis.Worker = class extends Worker {
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]) {
      setTimeout(() => super.postMessage(message, options as Transferable[]), 500)
    }
  }
}

test('without a match there are similar articles, the nearest titles, or a landscape', async ({ page }) => {
  const results = page.locator('[data-results]')
  await page.goto('./blogs?q=transpose')
  const line = 'Note The shapes alone nearly determine where the transpose goes.'
  await expect(results.locator('p:has(mark)'), 'without Markdown').toContainText([line])
  const field = page.getByRole('searchbox')
  await field.fill('sftmaks that kannt')
  await expect(results.getByRole('link', { name: SOFTMAX })).toBeVisible()
  await field.fill('xqzzv')
  await expect(results.getByText('Nothing found for “xqzzv”')).toBeVisible()
  await expect(results.getByRole('listitem')).toHaveCount(0)
  await expect(results.locator('svg')).toBeVisible()
  await field.fill('zebra crossing')
  await expect(page.getByText(/^Nothing found for “zebra crossing”. Similar: \d+ articles?$/)).toBeVisible()
  await expect(results.getByRole('listitem')).not.toHaveCount(0)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await palette.getByRole('combobox').fill('zebra crossing')
  await expect(palette.getByRole('status')).toHaveText(/^Nothing found. Similar articles: \d+$/)
  const similar = palette.getByRole('group', { name: 'Similar articles' })
  await expect(similar.getByRole('option')).not.toHaveCount(0)
})

test('articles newer than the build are found by name, and those that are gone are not', async ({ page }) => {
  await answerCalls(page, { list: json(listing('Unread.md', `${SOFTMAX}.md`)) })
  await page.goto('./blogs?q=unread')
  await expect(page.locator('[data-results] li').getByRole('link')).toHaveText(['Unread'])
  await page.getByRole('searchbox').fill('pendulum')
  await expect(page.getByText('Nothing found for “pendulum”')).toBeVisible()
})

test.describe('without the index', () => {
  test.use({ tolerated: [/Failed to load resource/] })

  test('the page says so and searches the list of articles, or else the names on it', async ({ page }) => {
    await page.route('**/search.json', (route) => route.fulfill({ status: 404 }))
    await page.route('**/articles.json', (route) => route.fulfill({ status: 404 }))
    await page.goto('./blogs?q=momentum')
    await expect(page.getByText('The search could not be loaded.')).toBeVisible()
    await expect(page.locator('[data-results] li a')).toHaveText(['Why momentum overshoots'])
    await page.unroute('**/articles.json')
    await page.reload()
    await expect(page.getByText(/The texts could not be searched\.$/)).toBeVisible()
    await expect(page.locator('[data-results] li a')).toHaveText(['Why momentum overshoots'])
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search and commands' })
    await palette.getByRole('combobox').fill('momentum')
    await expect(palette.getByRole('status')).toHaveText(/the search of the articles is incomplete$/)
    await page.keyboard.press('Escape')
    // The next key tries again.
    await page.unroute('**/search.json')
    await page.getByRole('searchbox').fill('pendulum')
    await expect(page.locator('[data-results] li mark')).toHaveText(['pendulum'])
    await expect(page.getByRole('status').filter({ hasText: /^1 article for “pendulum”$/ })).toBeVisible()
  })
})
