import { readFileSync } from 'node:fs'
import type { Page, Route, Worker } from '@playwright/test'
import { answerCalls, held, json, listing, status, text } from '#tests/support/answers.ts'
import { drawn, started } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

const NAME = 'Backpropagation by hand'
const ADDRESS = `./blogs/${encodeURIComponent(NAME)}`
const SOURCE = readFileSync(`tests/fixtures/articles/${NAME}.md`, 'utf8')
const DATED = 'Measuring retrieval before tuning it'

test('[ART-2] shows Loading... until the call succeeds', async ({ page }) => {
  const { answer, letGo } = held(text('# A new one\n\nHello.'))
  await answerCalls(page, { article: answer })
  await page.goto('./blogs/A%20new%20one')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  letGo()
  await expect(page.getByText('Hello.')).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page).toHaveTitle(/^A new one/)
})

test('[ART-1] [ART-3] row 57: a late answer for the last article is ignored', async ({ page }) => {
  const late = held(text('The late text of A.'))
  const calls = await answerCalls(page, {
    article: (route) =>
      route.request().url().endsWith('/A.md') ? late.answer(route) : text('The text of B.')(route),
  })
  await page.goto('./blogs/A')
  // The word is there before the call.
  await expect.poll(() => calls.length).toBe(1)
  await page.goto('./blogs/B')
  late.letGo()
  await expect(page.getByText('The text of B.')).toBeVisible()
  await expect(page.getByText('The late text of A.')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('B')
  expect(calls).toHaveLength(2)
})

test('[ART-4] a name that no file can have causes a failure without a call', async ({ page }) => {
  const calls = await answerCalls(page)
  for (const segment of ['..%2F..%2F..%2F..%2Fevil%2Frepo%2Fmain%2Fx', 'a%5Cb', 'a%00b', '%ff']) {
    await page.goto(`./blogs/${segment}`)
    await expect(page.getByRole('alert'), segment).toHaveText('Failed to fetch article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to fetch article')
    await expect(page).toHaveTitle(/^No such article/)
    await expect(page.getByText('evil')).toHaveCount(0)
  }
  expect(calls).toEqual([])
})

test('row 10: a missing article suggests similar names, without another call', async ({ page }) => {
  const calls = await answerCalls(page, { article: status(404) })
  await page.goto('./blogs/backpropagation-by-hnd')
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  const similar = page.getByRole('navigation', { name: 'Similar articles' }).getByRole('link')
  await expect(similar).toHaveText([NAME])
  expect(calls).not.toContain('list')
  await page.unrouteAll()
  await similar.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
})

test('an unchanged article loads no parser, and its HTML comes only once', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  page.on('worker', (worker) => scripts.push(worker.url()))
  const response = await page.goto(ADDRESS)
  await started(page)
  await expect(page.getByRole('status')).toHaveText('')
  await drawn(page)
  expect(scripts.filter((script) => /format-|article-worker/.test(script))).toEqual([])
  const phrase = (await page.locator('.prose > p').nth(3).textContent())?.slice(0, 40) ?? ''
  expect((await response?.text())?.split(phrase)).toHaveLength(2)
})

test('the browser formats a text and its contents as the build does', async ({ page }) => {
  const { answer, letGo } = held(text(`${SOURCE}\n`))
  // Without the enhancements, which scripts add to the text: their module never arrives.
  await page.route('**/start-enhancements-*.js', () => undefined)
  await answerCalls(page, { article: answer })
  await page.goto(ADDRESS)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  const built = await page.evaluate(shownHtml)
  await page.locator('.prose').evaluate((prose) => prose.setAttribute('data-built', ''))
  letGo()
  await expect(page.locator('.prose')).not.toHaveAttribute('data-built')
  expect(await page.evaluate(shownHtml)).toEqual(built)
})

/** The HTML of the contents and of the text, normalised for comparison. Runs in the page. */
function shownHtml(): string[] {
  return ['.contents', '.prose'].map((selector) => {
    const copy = document.querySelector(selector)!.cloneNode(true) as Element
    for (const element of copy.querySelectorAll('*')) {
      const names = element.getAttributeNames().toSorted()
      const attributes = names.map((name) => [name, element.getAttribute(name) ?? ''] as const)
      for (const name of names) element.removeAttribute(name)
      // The build measures the pictures and publishes copies of them; a live text shows those on GitHub.
      for (const [name, value] of attributes)
        if (element.localName !== 'img' || !/^(src|width|height)$/.test(name))
          element.setAttribute(name, value)
    }
    // React writes comments between adjacent texts.
    return copy.outerHTML.replaceAll('<!-- -->', '')
  })
}

test('a link to a part of an article scrolls there, after the text has loaded', async ({ page }) => {
  const lines = 'Some words.\n\n'.repeat(80)
  const source = (route: Route) =>
    text(
      route.request().url().includes('From')
        ? '# From\n\n[there](Deep.md#the-part)'
        : `# Deep\n\n${lines}## The part\n\n${lines}`,
    )(route)
  const part = page.locator('#user-content-the-part')
  await answerCalls(page, { article: source })
  // Without the prefix of the id, as on GitHub.
  await page.goto('./blogs/Deep#the-part')
  await expect(part).toBeInViewport()
  await page.goto('./blogs/From')
  await page.getByRole('link', { name: 'there' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deep')
  await expect(part).toBeInViewport()
})

const CHANGED = '# New\n\n## Caf&eacute; &amp; bar\n\n```python\ndef f(): pass\n```\n'

/** The workers that the page has started, in order, and whether they have ended. */
function workersOf(page: Page): { worker: Worker; isGone: boolean }[] {
  const workers: { worker: Worker; isGone: boolean }[] = []
  page.on('worker', (worker) => {
    const seen = { worker, isGone: false }
    workers.push(seen)
    worker.on('close', () => (seen.isGone = true))
  })
  return workers
}

test('a changed text is formatted in a worker, which then ends', async ({ page }) => {
  const workers = workersOf(page)
  await answerCalls(page, { article: text(CHANGED) })
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { name: 'Café & bar' })).toBeVisible()
  await expect(page.locator('pre .hljs-keyword').first()).toHaveText('def')
  await expect.poll(() => workers.map(({ isGone }) => isGone)).toEqual([true])
})

test('a text that takes too long is shown as written, and the worker ends', async ({ page }) => {
  const workers = workersOf(page)
  await page.clock.install()
  await page.route(/\/assets\/article-worker-[^/]*\.js$/, (route) =>
    route.fulfill({
      body: `postMessage('waiting'); onmessage = () => { for (;;); }`,
      contentType: 'text/javascript',
    }),
  )
  await answerCalls(page, { article: text(CHANGED) })
  await page.goto(ADDRESS)
  await expect.poll(() => workers.length).toBe(1)
  const reason = page.getByText(/shown as plain text, because formatting it took too long\.$/)
  await expect(async () => {
    // The deadline starts with the worker's first message.
    await page.clock.fastForward(11_000)
    await expect(reason).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('group', { name: 'Text' })).toHaveText(CHANGED.trim())
  await expect.poll(() => workers.map(({ isGone }) => isGone)).toEqual([true])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article and its row in the list show the same facts', async ({ page }) => {
    await page.goto(`./blogs/${DATED}`)
    const article = page.getByRole('article')
    await expect(article.getByText('15 March 2026')).toHaveAttribute('datetime', /^2026-03-15/)
    await expect(article).toContainText('retrieval')
    await expect(article).toContainText('Last changed 20 June 2026')
    const more = page.getByRole('navigation', { name: 'More articles' })
    await more.getByRole('link', { name: 'Previous Parsing what a language model says' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parsing what a language model says')
    await more.getByRole('link', { name: `Next ${DATED}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(DATED)
    await page.goto('./blogs')
    const row = page.getByRole('listitem').filter({ hasText: DATED })
    await expect(row.getByText('2026-03-15')).toHaveAttribute('datetime', '2026-03-15')
    await expect(row).toContainText('Judgements, three metrics and one interval')
  })
})

test('a live text shows its own facts, and the neighbours of the build', async ({ page }) => {
  const block = 'title: Given\ndate: 2026-03-16\nlang: de\nauthor: Grace'
  await answerCalls(page, { article: text(`---\r\n${block}\r\n---\r\n\r\nA new text.\r\n`) })
  await page.goto(`./blogs/${DATED}`)
  await expect(page.locator('.prose')).toHaveText('A new text.')
  await expect(page.getByText('16 March 2026')).toBeVisible()
  await expect(page.getByText('By Grace')).toBeVisible()
  for (const words of [page.getByRole('heading', { level: 1 }), page.locator('.prose')])
    await expect(words).toHaveAttribute('lang', 'de')
  // The words of the site around them are in its language (WCAG 2.2, 3.1.2).
  await expect(page.locator('article:lang(de), .article-end:lang(de)')).toHaveCount(0)
  // The build's date of the last change does not apply to the live text.
  await expect(page.getByText('Last changed')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'More articles' }).getByRole('link')).toHaveCount(2)
})

test('a draft stays out of the live list, and has a label at its address', async ({ page }) => {
  await page.route('**/blogs', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"drafts":[]', '"drafts":["Later"]')
    await route.fulfill({ response, body })
  })
  await answerCalls(page, {
    list: json(listing('Later.md', 'Newest.md')),
    article: text('---\ndraft: true\n---\n\nNot yet.\n'),
  })
  await page.goto('./blogs')
  await expect(page.getByRole('link', { name: 'Newest' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Later' })).toHaveCount(0)
  await page.goto('./blogs/Later')
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.locator('.prose')).toHaveText('Not yet.')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})
