import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { answerCalls, held, json, listed, refused, status, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const CHANGED = 'Why momentum overshoots'
const CHANGED_TEXT = readFileSync(`tests/fixtures/articles/${CHANGED}.md`, 'utf8')
const FRESH = 'Written an hour ago.'

/** Opens the page of an article that is newer than the site, and waits until the browser has stored its text. */
async function readFresh(page: Page) {
  await answerCalls(page, { article: text(`# Fresh\n\n${FRESH}`) })
  await page.goto('./blogs/Fresh')
  await expect(page.getByText(FRESH)).toBeVisible()
  await stored(page, 'Fresh.md')
}

/** Waits until an answer is in Cache Storage. */
const stored = (page: Page, end: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('last-answers')
        return (await cache.keys()).map(({ url }) => decodeURIComponent(url)).join()
      }),
    )
    .toContain(end)

/** Opens the page again while GitHub does not answer. */
async function reopenWithoutGithub(page: Page) {
  await page.unrouteAll()
  await answerCalls(page, { list: refused, article: refused })
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
}

test('[SAVE-1] an article newer than the site stays readable when GitHub fails on the next visit', async ({
  page,
}) => {
  await readFresh(page)
  await reopenWithoutGithub(page)
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.getByText(FRESH)).toBeVisible()
  await expect(page.getByText(/^Saved copy from/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh')
})

test('[SAVE-1] without a copy in the document, the cached copy is shown while the call runs', async ({
  page,
}) => {
  await readFresh(page)
  const { answer, letGo } = held(text(`# Fresh\n\n${FRESH}`))
  await page.unrouteAll()
  await answerCalls(page, { article: answer })
  await page.reload()
  await expect(page.getByText(FRESH)).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await page.evaluate(() => (document.querySelector('.prose p') as HTMLElement).setAttribute('data-same', ''))
  letGo()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page.locator('[data-same]'), 'an equal text changes nothing').toBeVisible()
})

test('[SAVE-1] when GitHub fails, an article that was read after a change shows the newer text', async ({
  page,
}) => {
  await answerCalls(page, { article: text(`${CHANGED_TEXT}\n\nA line of today.\n`) })
  await page.goto(`./blogs/${CHANGED}`)
  await expect(page.getByText('A line of today.')).toBeVisible()
  await stored(page, `${CHANGED}.md`)
  await reopenWithoutGithub(page)
  await expect(page.getByText('A line of today.')).toBeVisible()
})

test('[SAVE-1] when GitHub fails, the last list is shown with its marks', async ({ page }) => {
  await answerCalls(page, { list: json([listed('Fresh.md', 'x'), listed(`${CHANGED}.md`, 'other')]) })
  await page.goto('./blogs')
  const rows = page.getByRole('main').getByRole('listitem')
  const marked = [/^Fresh.*New$/, new RegExp(`^${CHANGED}.*Changed$`)]
  await expect(rows).toHaveText(marked)
  await stored(page, 'contents/articles')
  await reopenWithoutGithub(page)
  await expect(rows).toHaveText(marked)
})

test('[SAVE-2] the cached copy of a deleted article is deleted', async ({ page }) => {
  await readFresh(page)
  await page.unrouteAll()
  await answerCalls(page, { article: status(404) })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to fetch article')
  await reopenWithoutGithub(page)
  await expect(page.getByText(FRESH)).toHaveCount(0)
})

test('row 63: the pages work when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'caches', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await answerCalls(page, { article: text(FRESH) })
  await page.goto('./blogs/Fresh')
  await expect(page.getByText(FRESH)).toBeVisible()
  await reopenWithoutGithub(page)
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
})

test('a changed article replaces its copy without moving what the reader is looking at', async ({ page }) => {
  const { added, letGo, top } = await openChanged(page)
  const before = await top()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(100)
  letGo()
  await expect(page.getByText(added).first()).toBeAttached()
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100)
})

test('a reader who scrolls on while React renders a changed article is not moved back', async ({ page }) => {
  await page.addInitScript(holdRendering)
  const { added, letGo, top } = await openChanged(page)
  await page.evaluate(() => (window as unknown as Held).hold())
  letGo()
  await expect.poll(() => page.evaluate(() => (window as unknown as Held).waiting.length)).toBeGreaterThan(0)
  await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
  const before = await top()
  await page.evaluate(() => (window as unknown as Held).letGo())
  await expect(page.getByText(added).first()).toBeAttached()
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
})

/** Opens an article below its first section. Its text on GitHub has two more paragraphs, which come with `letGo`. */
async function openChanged(page: Page) {
  const added = 'A paragraph that is long enough to push the rest down by a line or two. '.repeat(4).trim()
  const { answer, letGo } = held(text(CHANGED_TEXT.replace('\n\n', `\n\n${added}\n\n${added}\n\n`)))
  await answerCalls(page, { article: answer })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`./blogs/${CHANGED}`)
  const heading = page.getByRole('heading', { name: 'The update, in two lines' })
  await expect(page.getByText('Loading...')).toBeVisible()
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = async () => Math.round((await heading.boundingBox())?.y ?? Number.NaN)
  return { added, letGo, top }
}

type Held = { hold: () => void; letGo: () => void; waiting: unknown[] }

/** Runs in the page: after `hold`, React's next task waits for `letGo`, as behind a long one on a phone. */
function holdRendering() {
  const { prototype } = MessagePort
  const original = Object.getOwnPropertyDescriptor(prototype, 'postMessage') ?? {}
  const waiting: (() => void)[] = []
  function hold() {
    prototype.postMessage = function wait(this: MessagePort, ...message: [never]) {
      waiting.push(() => this.postMessage(...message))
    }
  }
  function letGo() {
    Object.defineProperty(prototype, 'postMessage', original)
    for (const send of waiting) send()
  }
  Object.assign(window, { hold, letGo, waiting })
}
