import { readFileSync } from 'node:fs'
import type { Route } from '@playwright/test'
import { answerCalls, held, text } from '#tests/support/answers.ts'
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
  await expect(page.getByRole('status')).toHaveText('')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((script) => /shown-article|format-|article-worker/.test(script))).toEqual([])
  const html = (await response?.text()) ?? ''
  const sentence = 'the chain rule'
  expect(SOURCE).toContain(sentence)
  const phrase = (await page.locator('.prose > p').nth(3).textContent())?.slice(0, 40) ?? ''
  expect(html.split(phrase)).toHaveLength(2)
})

test('the browser formats a text as the build does', async ({ page }) => {
  const { answer, letGo } = held(text(`${SOURCE}\n`))
  // What scripts add to a text afterwards is no part of it.
  await page.route('**/start-enhancements-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const startEnhancements = () => {}' }),
  )
  await answerCalls(page, { article: answer })
  await page.goto(ADDRESS)
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { built: document.querySelector('.prose') }))
  letGo()
  await page.waitForFunction(
    () => document.querySelector('.prose') !== (window as unknown as { built: Element }).built,
  )
  const isEqual = await page.evaluate(() => {
    const bare = (element: Element | null) => {
      const copy = (element ?? document.createElement('div')).cloneNode(true) as Element
      const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT)
      // React's renderer marks where two texts meet.
      for (let node = comments.nextNode(); node; node = comments.nextNode()) (node as Comment).remove()
      // The build knows the size of its own pictures and has copies of them; a live text has GitHub's.
      for (const picture of copy.querySelectorAll('img')) {
        for (const name of ['src', 'width', 'height']) picture.removeAttribute(name)
      }
      copy.normalize()
      return copy
    }
    return bare(document.querySelector('.prose')).isEqualNode(
      bare((window as unknown as { built: Element }).built),
    )
  })
  expect(isEqual).toBe(true)
})

test('a prerendered article still has its text on return', async ({ page }) => {
  await page.goto(ADDRESS)
  // What a script adds to the text, such as this button, is there again, too.
  await expect(page.locator('.prose').getByRole('button', { name: 'Copy' }).first()).toBeVisible()
  const before = await page.locator('.prose').textContent()
  await page.locator('main').getByRole('link', { name: 'All articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('.prose')).toHaveText(before ?? '')
})

test('a link to a part of an article leads there, even if its text must be fetched', async ({ page }) => {
  const lines = 'Some words.\n\n'.repeat(80)
  const source = (route: Route) =>
    text(
      route.request().url().includes('From')
        ? '# From\n\n[there](Deep.md#the-part)'
        : `# Deep\n\n${lines}## The part\n\n${lines}`,
    )(route)
  const part = page.locator('#user-content-the-part')
  await answerCalls(page, { article: source })
  // As on GitHub, without the prefix of the id.
  await page.goto('./blogs/Deep#the-part')
  await expect(part).toBeInViewport()
  await page.goto('./blogs/From')
  await page.getByRole('link', { name: 'there' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deep')
  await expect(part).toBeInViewport()
})
