import { readFileSync } from 'node:fs'
import type { Route } from '@playwright/test'
import {
  answerCalls,
  held,
  json,
  listing,
  refused,
  status,
  text,
  withoutCopies,
} from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const NAME = 'Backpropagation by hand'
const ADDRESS = './blogs/Backpropagation%20by%20hand'
const SOURCE = readFileSync(`articles/${NAME}.md`, 'utf8')

test('[ART-1] opening an article makes one call, for its text, and none to the API', async ({ page }) => {
  const calls = await answerCalls(page)
  await page.goto(ADDRESS)
  await expect(page.getByRole('status')).toHaveText('')
  await page.waitForTimeout(400)
  expect(calls.map((call) => new URL(call).pathname)).toEqual([
    '/github/raw/site/site/main/articles/Backpropagation%20by%20hand.md',
  ])
})

test('[ART-1] another name is another call', async ({ page }) => {
  const calls = await answerCalls(page, {
    article: (route) => route.fulfill({ body: route.request().url() }),
  })
  await page.goto('./blogs/One')
  await expect(page.locator('.prose')).toContainText('/One.md')
  await page.evaluate(() => history.pushState(null, '', '/blogs/Two'))
  await expect(page.locator('.prose')).toContainText('/Two.md')
  await expect(page.locator('.prose')).not.toContainText('/One.md')
  expect(calls).toHaveLength(2)
})

test('an unchanged article loads neither the parser nor its tree, and its HTML is in the document once', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  const response = await page.goto(ADDRESS)
  await expect(page.getByRole('status')).toHaveText('')
  await page.waitForTimeout(400)
  expect(scripts.filter((script) => /prepare-|article-(?:body|text|worker)/.test(script))).toEqual([])
  const html = (await response?.text()) ?? ''
  const sentence = 'the chain rule'
  expect(SOURCE).toContain(sentence)
  const phrase = (await page.locator('.prose > p').nth(3).textContent())?.slice(0, 40) ?? ''
  expect(html.split(phrase)).toHaveLength(2)
})

test('a changed article replaces its copy, and only then loads the parser', async ({ page }) => {
  await answerCalls(page, { article: text(`${SOURCE}\n\nA line that was **pushed** a minute ago.\n`) })
  await page.goto(ADDRESS)
  await expect(page.getByText('A line that was pushed a minute ago.')).toBeAttached()
  await expect(page.locator('.prose strong', { hasText: 'pushed' })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
})

test('what the browser makes of a text is what the build made of it', async ({ page }) => {
  const { answer, letGo } = held(text(`${SOURCE}\n`))
  // What scripts add to a text afterwards is no part of it.
  await page.route('**/start-aids-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const startAids = () => {}' }),
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

test('[ART-2] Loading... stands while the call runs and is gone when it succeeds', async ({ page }) => {
  const { answer, letGo } = held(text('# A new one\n\nHello.'))
  await answerCalls(page, { article: answer })
  await page.goto('./blogs/A%20new%20one')
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  letGo()
  await expect(page.getByText('Hello.')).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expect(page).toHaveTitle(/^A new one/)
})

for (const [what, answer] of [
  ['the network fails', refused],
  ['there is no such article', status(404)],
  ['the host is limited', status(429)],
  ['the host breaks', status(500, '<html>unicorn</html>')],
  ['a portal answers', text('<!doctype html><title>Wi-Fi</title>', 'text/html')],
  ['only a part is answered', status(206, 'half')],
] as const) {
  test(`[ART-2] when ${what}, the red text stands, Loading... is gone, and the list is a step away`, async ({
    page,
  }) => {
    await answerCalls(page, { article: answer })
    await page.goto('./blogs/Unknown')
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expect(page.getByText('unicorn')).toHaveCount(0)
    await page.locator('main').getByRole('link', { name: 'All articles' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
  })
}

test('[ART-3] a late answer for an article that was left never shows', async ({ page }) => {
  const late = held(text('The late text of A.'))
  await answerCalls(page, {
    article: (route) =>
      route.request().url().endsWith('/A.md') ? late.answer(route) : text('The text of B.')(route),
  })
  await page.goto('./blogs/A')
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.evaluate(() => history.pushState(null, '', '/blogs/B'))
  await expect(page.getByText('The text of B.')).toBeVisible()
  late.letGo()
  await page.waitForTimeout(400)
  await expect(page.getByText('The late text of A.')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('B')
})

for (const segment of [
  '..%2F..%2F..%2F..%2Fevil%2Frepo%2Fmain%2Fx',
  '%2Fetc',
  'a%5Cb',
  'a%00b',
  '%0A',
  '%ff',
  '%2e%2e%2f',
]) {
  test(`[ART-4] /blogs/${segment} asks nobody, and says that there is no such article`, async ({ page }) => {
    const calls = await answerCalls(page)
    await page.goto(`./blogs/${segment}`)
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such article')
    await expect(page).toHaveTitle(/^No such article/)
    expect(calls).toEqual([])
    await expect(page.getByText('evil')).toHaveCount(0)
  })
}

test('[ART-4] an empty file is an empty article, not a failure', async ({ page }) => {
  await answerCalls(page, { article: text('') })
  await page.goto('./blogs/Empty')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Empty')
  await expect(page.getByRole('status')).toHaveText('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[SAVE-1] when the call fails, the red text stands above the saved text, which has its date and a Retry button', async ({
  page,
}) => {
  let fails = true
  await answerCalls(page, { article: (route) => (fails ? route.abort() : route.continue()) })
  await page.goto(ADDRESS)
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.getByText(/^Saved copy from /)).toBeVisible()
  expect(await page.locator('.prose p').count()).toBeGreaterThan(5)
  fails = false
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.locator('.prose p').count()).toBeGreaterThan(5)
})

test('[SAVE-1] a saved article opened from the list shows its copy while the call runs', async ({ page }) => {
  const { answer, letGo } = held((route) => route.continue())
  await answerCalls(page, { article: answer })
  await page.goto('./blogs')
  await page.getByRole('link', { name: NAME }).click()
  await expect(page.locator('.prose p').first()).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  letGo()
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('[SAVE-2] an article that is gone shows the red text and no copy', async ({ page }) => {
  await answerCalls(page, { article: status(404) })
  await page.goto(ADDRESS)
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch article')
  await expect(page.locator('.prose')).toHaveCount(0)
  await expect(page.getByText(/^Saved copy/)).toHaveCount(0)
})

test('coming back to a prerendered article finds its text again', async ({ page }) => {
  await page.goto(ADDRESS)
  const before = await page.locator('.prose').textContent()
  await page.locator('main').getByRole('link', { name: 'All articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Articles' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('.prose')).toHaveText(before ?? '')
})

test('links between articles open inside the site, and those to headings go there', async ({ page }) => {
  await page.goto(ADDRESS)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const link = page.locator('.prose a[href^="/blogs/"]').first()
  const href = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(href?.split('#')[0]?.replaceAll(/[%()]/g, '.') ?? 'a link'))
  await expect(page.locator('.prose p').first()).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('hostile Markdown runs nothing and asks nobody but for images', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.example') && request.resourceType() !== 'image')
      foreign.push(request.url())
  })
  page.on('dialog', (dialog) => {
    foreign.push(dialog.message())
    void dialog.dismiss()
  })
  const hostile = [
    '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(2)) [c](data:text/html,<script>alert(3)</script>) [d](vbscript:x)',
    '<script>alert(4)</script> <img src=x onerror=alert(5)> <iframe src="https://evil.example/"></iframe>',
    '![x](javascript:alert(6)) ![y](data:image/svg+xml,<svg onload=alert(7)>)',
    '<javascript:alert(8)> [e]: javascript:alert(9)',
    '# __proto__\n\n# getElementById\n\n## root',
    '```__proto__ onclick=alert(1)\nx\n```',
    '<style>body{display:none}</style>',
  ].join('\n\n')
  await answerCalls(page, { article: text(hostile) })
  await page.goto('./blogs/Hostile')
  await expect(page.locator('.prose')).toContainText('<script>alert(4)</script>')
  for (const link of await page.locator('.prose a').all()) {
    expect((await link.getAttribute('href')) ?? '#').not.toMatch(/^\s*(javascript|data|vbscript):/i)
    await link.click({ force: true, noWaitAfter: true }).catch(() => {})
  }
  expect(
    await page.locator('.prose').locator('script, iframe, style, [onerror], [onload], [style]').count(),
  ).toBe(0)
  expect(await page.evaluate(() => typeof document.getElementById)).toBe('function')
  expect(foreign).toEqual([])
})

test('an article opened from the list without any copy beside the site is read live', async ({ page }) => {
  await withoutCopies(page)
  await answerCalls(page, { list: json(listing('Fresh.md')), article: text('# Fresh\n\nJust pushed.') })
  await page.goto('./blogs')
  await page.getByRole('link', { name: 'Fresh' }).click()
  await expect(page.getByText('Just pushed.')).toBeVisible()
})

test('a link to a part of an article leads there, also where its text has to be fetched', async ({
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
  await page.goto('./blogs/Deep#user-content-the-part')
  await expect(part).toBeInViewport()
  await page.goto('./blogs/From')
  await page.getByRole('link', { name: 'there' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deep')
  await expect(part).toBeInViewport()
})
