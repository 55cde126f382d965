import { readFileSync } from 'node:fs'
import type { Route } from '@playwright/test'
import { answerCalls, held, text } from '#tests/support/answers.ts'
import { drawn, started } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const NAME = 'Backpropagation by hand'
const ADDRESS = './blogs/Backpropagation%20by%20hand'
const SOURCE = readFileSync(`tests/fixtures/articles/${NAME}.md`, 'utf8')

test('an unchanged article loads no parser, no tree and no worker, and its HTML is in the document once', async ({
  page,
}) => {
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
  const html = (await response?.text()) ?? ''
  const sentence = 'the chain rule'
  expect(SOURCE).toContain(sentence)
  const phrase = (await page.locator('.prose > p').nth(3).textContent())?.slice(0, 40) ?? ''
  expect(html.split(phrase)).toHaveLength(2)
})

test('a Vietnamese word has the letters of one font, in a heading, in code and in a label', async ({
  page,
}) => {
  await page.goto(ADDRESS)
  await started(page)
  await expect(page.getByRole('status')).toHaveText('')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  for (const [selector, font] of [
    ['h1', 'Familjen Grotesk'],
    ['pre code', 'Geist Mono'],
    ['article time', 'Geist Mono'],
  ]) {
    const place = page.locator(selector!).first()
    await place.evaluate((element) => (element.textContent = 'Nguyễn Trần Đức Ứng dụng'))
    const fonts = async () => {
      const { root } = await devtools.send('DOM.getDocument')
      const { nodeId } = await devtools.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: selector!,
      })
      const found = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      return found.fonts.map(({ familyName }) => familyName)
    }
    await expect.poll(fonts, selector).toEqual([font])
  }
})

test('the browser formats a text and its contents as the build does', async ({ page }) => {
  const { answer, letGo } = held(text(`${SOURCE}\n`))
  // Without the enhancements, which scripts add to the text.
  await page.route('**/start-enhancements-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const startEnhancements = () => {}' }),
  )
  await answerCalls(page, { article: answer })
  await page.goto(ADDRESS)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  const built = await page.evaluate(shownHtml)
  await page.locator('.prose').evaluate((prose) => prose.setAttribute('data-built', ''))
  letGo()
  await expect(page.locator('.prose')).not.toHaveAttribute('data-built')
  expect(await page.evaluate(shownHtml)).toEqual(built)
})

test('a prerendered article still has its text and its enhancements after Back', async ({ page }) => {
  await page.goto(ADDRESS)
  await expect(page.locator('.prose').getByRole('button', { name: 'Copy' }).first()).toBeVisible()
  const before = await page.locator('.prose').textContent()
  await page.locator('main').getByRole('link', { name: 'All articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('.prose')).toHaveText(before ?? '')
})

test('a link to a part of an article scrolls there, even when the text has to be loaded', async ({
  page,
}) => {
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

/** The HTML of the contents and of the text, normalised for comparison. Runs in the page. */
function shownHtml(): string[] {
  return ['.contents', '.prose'].map((selector) => {
    const copy = document.querySelector(selector)!.cloneNode(true) as Element
    // React writes comments between adjacent texts.
    const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT)
    for (let node = comments.nextNode(); node; node = comments.nextNode()) (node as Comment).remove()
    for (const element of copy.querySelectorAll('*')) {
      const names = element.getAttributeNames().toSorted()
      const attributes = names.map((name) => [name, element.getAttribute(name) ?? ''] as const)
      for (const name of names) element.removeAttribute(name)
      // The build measures the pictures and publishes copies of them; a live text shows those on GitHub.
      for (const [name, value] of attributes)
        if (element.localName !== 'img' || !/^(src|width|height)$/.test(name))
          element.setAttribute(name, value)
    }
    return copy.outerHTML
  })
}
