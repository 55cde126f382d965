import { readFileSync } from 'node:fs'
import type { Route } from '@playwright/test'
import { answerCalls, held, json, listing, status, text } from '#tests/support/answers.ts'
import { drawn, started } from '#tests/support/settle.ts'
import { expect, test, UNANSWERED } from '#tests/support/test.ts'

test.use({ tolerated: [UNANSWERED] })

const NAME = 'Backpropagation by hand'
const ADDRESS = `./blogs/${encodeURIComponent(NAME)}`
const SOURCE = readFileSync(`tests/fixtures/articles/${NAME}.md`, 'utf8')
const DATED = 'Measuring retrieval before tuning it'

test('[ART-1] [ART-2] [ART-3] row 57: an article waits for its own answer, no other', async ({ page }) => {
  const answerOfA = held(text('The late text of A.'))
  const answerOfB = held(text('# B\n\nThe text of B.'))
  const calls = await answerCalls(page, {
    article: (route) => (route.request().url().endsWith('/A.md') ? answerOfA : answerOfB).answer(route),
  })
  await page.goto('./blogs/A')
  // The word is there before the call.
  await expect.poll(() => calls.length).toBe(1)
  await page.goto('./blogs/B')
  answerOfA.letGo()
  const loading = page.getByText('Loading...', { exact: true })
  await expect(loading).toBeVisible()
  await expect(loading).toHaveCSS('animation-name', 'none')
  answerOfB.letGo()
  await expect(page.getByText('The text of B.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('B')
  await expect(page).toHaveTitle(/^B /)
  await expect(page.getByText(/Loading...|The late text of A./)).toHaveCount(0)
  expect(calls).toHaveLength(2)
})

test('[ART-4] row 10: impossible names cause no call, and missing ones suggestions', async ({ page }) => {
  const calls = await answerCalls(page, { article: status(404) })
  for (const segment of ['..%2F..%2F..%2F..%2Fevil%2Frepo%2Fmain%2Fx', '%ff']) {
    await page.goto(`./blogs/${segment}`)
    await expect(page.getByRole('alert'), segment).toHaveText('Failed to fetch article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to fetch article')
    await expect(page).toHaveTitle(/^No such article/)
    await expect(page.getByText('evil')).toHaveCount(0)
  }
  expect(calls).toEqual([])
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
  // Beside a text, the word waits, because it would only blink during a short call.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.getByText('Loading...', { exact: true })).toHaveCSS('animation-delay', '0.6s')
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
      // The build's text is laid out in parts, which marks its blocks.
      element.removeAttribute('data-whole')
      const names = element.getAttributeNames().toSorted()
      const attributes = names.map((name) => [name, element.getAttribute(name) ?? ''] as const)
      for (const name of names) element.removeAttribute(name)
      // The build measures the pictures, publishes copies of them, and loads the first one at once; a live text shows those on GitHub.
      for (const [name, value] of attributes)
        if (element.localName !== 'img' || !/^(src|width|height|loading|fetchpriority)$/.test(name))
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
  // Here no browser keeps the page, so its text is read again.
  await page.goBack()
  await expect(page.getByRole('link', { name: 'there' })).toBeVisible()
})

test('a worker formats a changed text and ends, and a code block has one button', async ({ page }) => {
  const workers = { started: 0, ended: 0 }
  page.on('worker', (worker) => {
    workers.started += 1
    worker.on('close', () => {
      workers.ended += 1
    })
  })
  const now = '## Caf&eacute; &amp; bar\n\n> A quote\n\n```python\ndef f(): pass\n```\n'
  await answerCalls(page, { article: text(now) })
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { name: 'Café & bar' })).toBeVisible()
  await expect(page.locator('pre .hljs-keyword').first()).toHaveText('def')
  await expect.poll(() => workers).toEqual({ started: 1, ended: 1 })
  await expect(page.locator('.copy')).toHaveCount(1)
  await expect(page.locator('.code-frame > pre + .copy')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0)
})

test('a live text shows its own facts, and the neighbours of the build', async ({ page }) => {
  const block = 'title: Given\ndate: 2026-03-16\nlang: de\nauthor: Grace'
  const { answer, letGo } = held(text(`---\r\n${block}\r\n---\r\n\r\nA new text.\r\n`))
  await answerCalls(page, { article: answer })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`./blogs/${DATED}`)
  // Beside a text, the word waits, because it would only blink during a short call.
  await expect(page.getByText('Loading...', { exact: true })).toHaveCSS('animation-delay', '0.6s')
  letGo()
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

test('a live draft has a label and stays out of the list', async ({ page }) => {
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
