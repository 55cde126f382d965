import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { answerCalls, json, listed, text } from '#tests/support/answers.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

const NAME = 'Why momentum overshoots'
const ADDRESS = `./blogs/${encodeURIComponent(NAME)}`
const SOURCE = readFileSync(`articles/${NAME}.md`, 'utf8')
const PHONE = { width: 390, height: 844 }

/** A prerendered article, whose text React leaves alone, and one that was pushed since, which React renders. */
const TEXTS = { adopted: undefined, live: `${SOURCE}\n\nPushed a minute ago.\n` }

async function open(page: Page, kind: keyof typeof TEXTS = 'adopted', fragment = '') {
  const live = TEXTS[kind]
  await answerCalls(page, live === undefined ? {} : { article: text(live) })
  await page.goto(ADDRESS + fragment)
  await expect(page.getByRole('status')).toHaveText('')
  if (live !== undefined) await expect(page.getByText('Pushed a minute ago.')).toBeAttached()
  await expect(page.locator('.copy').first()).toBeAttached()
}

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const current = (page: Page) => contents(page).locator('[aria-current=location]')

for (const kind of ['adopted', 'live'] as const) {
  test.describe(`with ${kind === 'adopted' ? 'a prerendered' : 'a live'} text`, () => {
    test('the contents stand beside it, one link for each heading, and mark the one that is being read', async ({
      page,
    }) => {
      await open(page, kind)
      const links = contents(page).getByRole('link')
      expect(await links.allTextContents()).toEqual(
        await page.locator('.prose').locator('> h2, > h3').allTextContents(),
      )
      await expect(current(page)).toHaveCount(0)
      await page.getByRole('heading', { name: 'Two practical traps' }).evaluate((heading) => {
        scrollTo(0, heading.getBoundingClientRect().top + scrollY - 60)
      })
      await expect(current(page)).toHaveText('Two practical traps')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(current(page)).toHaveText('What I do now')
      await expect(contents(page)).toBeInViewport()
    })

    test('a link of the contents goes to its heading by keyboard, below the header, and Back returns', async ({
      page,
    }) => {
      await open(page, kind)
      const link = contents(page).getByRole('link', { name: 'Then why use it at all?' })
      await link.focus()
      await page.keyboard.press('Enter')
      const heading = page.getByRole('heading', { name: 'Then why use it at all?' })
      await expect(heading).toBeInViewport()
      await expect(current(page)).toHaveText('Then why use it at all?')
      const header = await page.getByRole('banner').boundingBox()
      expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
      await page.goForward()
      await expect(heading).toBeInViewport()
    })

    test('a block of code is copied by keyboard, from the button after it', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, kind)
      const block = page.getByRole('group', { name: 'Code, python' }).first()
      await block.focus()
      await page.keyboard.press('Tab')
      const button = page.locator('.copy:focus')
      await expect(button).toHaveAccessibleName('Copy code')
      await page.keyboard.press('Enter')
      await expect(button).toHaveText('Copied')
      await expect(page.locator('body > [aria-live=polite]')).toHaveText('Copied.')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await block.locator('code').textContent(),
      )
      await expect(button).toHaveText('Copy')
    })

    test('a picture opens by keyboard, holds the focus, and gives it back', async ({ page }) => {
      await open(page, kind)
      const picture = page.locator('.prose figure img')
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveRole('button')
      await picture.focus()
      for (const key of ['Enter', 'Space']) {
        const top = await page.evaluate(() => scrollY)
        await page.keyboard.press(key)
        const box = page.getByRole('dialog', { name: 'The same parabola and learning rate' })
        await expect(box).toBeVisible()
        await expect(box.getByRole('img')).toHaveAccessibleName(/^Three curves/)
        await expect(box.getByRole('button', { name: 'Close' })).toBeFocused()
        for (let press = 0; press < 4; press += 1) {
          await page.keyboard.press('Tab')
          // Between two rounds the focus is with the browser's own controls.
          expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
            /DIALOG|BODY/,
          )
          expect(await page.evaluate(() => document.querySelector(':focus')?.closest('#root') ?? null)).toBe(
            null,
          )
        }
        await page.keyboard.press('Escape')
        await expect(box).toBeHidden()
        await expect(picture).toBeFocused()
        expect(await page.evaluate(() => scrollY)).toBe(top)
      }
    })

    test('axe finds nothing, at the side, in the open contents of a phone, and in an open picture', async ({
      page,
    }) => {
      await open(page, kind)
      expect(await findings(page)).toEqual([])
      await page.setViewportSize(PHONE)
      await page.locator('summary').click()
      await expect(contents(page).getByRole('link').first()).toBeVisible()
      expect(await findings(page)).toEqual([])
      await page.locator('.prose figure img').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page)).toEqual([])
    })
  })
}

test('the live contents are those that the build has made', async ({ page }) => {
  await open(page)
  const built = await contents(page).evaluate((nav) => nav.outerHTML)
  await page.unrouteAll()
  await open(page, 'live')
  expect(await contents(page).evaluate((nav) => nav.outerHTML)).toBe(built)
})

test('a text that changes under the reader keeps one button a block, and none without its block', async ({
  page,
}) => {
  // From the list, copy and live text are both React's: the one becomes the other in place.
  const now = '# Now\n\n> A quote\n\n```js\nlet a\n```\n'
  await answerCalls(page, { list: json([listed(`${NAME}.md`, now)]), article: text(now) })
  await page.goto('./blogs')
  await page.getByRole('link', { name: NAME }).click()
  await expect(page.locator('.copy')).toHaveCount(1)
  await expect(page.locator('.code-frame > pre + .copy')).toHaveCount(1)
  await expect(contents(page)).toHaveCount(0)
})

test('a picture closes by its button, by a click beside it, and when the page is left', async ({ page }) => {
  await open(page)
  const picture = page.locator('.prose figure img')
  const box = page.getByRole('dialog')
  await contents(page).getByRole('link').first().click()
  await picture.click()
  await box.getByRole('button', { name: 'Close' }).click()
  await expect(box).toBeHidden()
  await picture.click()
  await page.mouse.click(20, 450)
  await expect(box).toBeHidden()
  await picture.click()
  await expect(box).toBeVisible()
  await page.goBack()
  await expect(box).toBeHidden()
})

test('a picture in a link is the link’s, a small one opens nothing, one without words has a name', async ({
  page,
}) => {
  const big = '/github/raw/site/site/main/articles/images/momentum-paths.svg'
  await answerCalls(page, {
    article: text(
      `[![Linked](images/momentum-paths.svg)](https://a.example)\n\n![](images/momentum-paths.svg)\n\n![Small](/icon.png)`,
    ),
  })
  // A picture of one pixel.
  await page.route('**/icon.png', (route) =>
    route.fulfill({
      contentType: 'image/png',
      body: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    }),
  )
  await page.goto('./blogs/Pictures')
  await expect(page.locator(`img[src$="${big}"]`).nth(1)).toHaveAccessibleName('Picture')
  await expect(page.locator('.prose [data-enlargeable]')).toHaveCount(1)
  await expect(page.locator('.prose a img')).not.toHaveAttribute('role')
})

test('row 54: a picture that is missing is its words, without a broken picture, and leaves its line', async ({
  page,
}) => {
  await answerCalls(page, { article: text('Before ![the lost words](images/none.png) after.') })
  await page.route('**/none.png', (route) => route.fulfill({ status: 404 }))
  await page.goto('./blogs/Pictures')
  const picture = page.getByRole('img', { name: 'the lost words' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const line = page.locator('.prose p')
  // One line, and nothing in it but grey words on the ground: browsers draw their broken picture in colours.
  const { height = 0 } = (await line.boundingBox()) ?? {}
  expect(height).toBeLessThan(48)
  expect(await liveliest(page, await line.screenshot())).toBeLessThan(40)
})

test('where the aids cannot be loaded the article is read without them', async ({ page }) => {
  await page.route('**/start-aids-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto(ADDRESS)
  await failed
  await contents(page).getByRole('link', { name: 'What I do now' }).click()
  await expect(page.getByRole('heading', { name: 'What I do now' })).toBeInViewport()
})

test('where copying is refused, the button says so and the code is selected', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await open(page)
  await page.locator('.copy').first().click()
  await expect(page.locator('.copy').first()).toHaveText('Not copied')
  expect(await page.evaluate(() => document.getSelection()?.toString().trim())).toMatch(/^v = beta/)
})

test('nothing that is added covers code or is too small for a finger', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page)
  for (const frame of await page.locator('.code-frame').all()) {
    const code = await frame.locator('code').boundingBox()
    const button = await frame.locator('.copy').boundingBox()
    if (!code || !button) throw new Error('A block or its button is not shown.')
    expect(button.y + button.height).toBeLessThanOrEqual(code.y + 4)
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
  }
  await page.locator('summary').click()
  for (const target of await contents(page).locator('summary, a').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test('the name of a language stays in its place while long lines are scrolled', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await answerCalls(page, { article: text(`~~~python\n${'a = b + c '.repeat(40)}\n~~~`) })
  await page.goto('./blogs/Wide')
  const block = page.getByRole('group', { name: 'Code, python' })
  const labelled = block.locator('xpath=ancestor-or-self::*[@data-language]')
  await expect(labelled).toHaveAttribute('data-language', 'python')
  await block.evaluate((element) => (element.scrollLeft = 500))
  // What generates the label is no part of what scrolls.
  expect(await labelled.evaluate((element) => element.scrollLeft)).toBe(0)
  expect(await labelled.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"python"')
  expect(await block.evaluate((element) => element.scrollLeft)).toBe(500)
})

test('a wide and long table scrolls in its own box, by keyboard, with its head in sight', async ({
  page,
}) => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(14)}`
  const table = [row('A head'), row('---'), ...Array.from({ length: 60 }, (_, index) => row(`cell ${index}`))]
  await answerCalls(page, { article: text(table.join('\n')) })
  await page.goto('./blogs/Table')
  const box = page.getByRole('group', { name: 'Table' })
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageDown')
  await expect
    .poll(() => box.evaluate(({ scrollLeft, scrollTop }) => scrollLeft > 0 && scrollTop > 100))
    .toBe(true)
  const [head, frame] = [await box.getByRole('columnheader').first().boundingBox(), await box.boundingBox()]
  expect(Math.abs((head?.y ?? 0) - (frame?.y ?? 99))).toBeLessThanOrEqual(2)
  expect(page.viewportSize()?.height).toBeGreaterThan(frame?.height ?? Infinity)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)
})

test('how far the page has been read is drawn by scrolling alone', async ({ page }) => {
  await open(page)
  const width = () =>
    page.locator('.article-text').evaluate((element) => getComputedStyle(element, '::before').transform)
  expect(await width()).toBe('matrix(0, 0, 0, 1, 0, 0)')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(width).toMatch(/^matrix\((1|0\.99\d*), 0, 0, 1, 0, 0\)$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(width).toBe('matrix(0, 0, 0, 1, 0, 0)')
})

test('on paper stand the words in black on white, where links lead, and where the page is', async ({
  page,
}) => {
  const printed = [
    '# Printed\n\n[Words](https://a.example/b) and <https://c.example/d>, [inside](Other.md)',
    '## One\n\n## Two\n\n## Three\n\n```js\nlet a\n```\n\n| a |\n|---|\n| b |',
  ]
  await answerCalls(page, { article: text(printed.join('\n\n')) })
  await page.goto('./blogs/A%20print')
  await expect(page.locator('.copy')).toHaveCount(1)
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const style = (selector: string, property: string, part?: string) =>
    page
      .locator(selector)
      .evaluate(
        (element, [name = '', pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(name),
        [property, part],
      )
  expect(await style('html', 'background-color')).toBe('rgb(255, 255, 255)')
  expect(await style('.prose', 'color')).toBe('rgb(0, 0, 0)')
  expect(await style('.prose a[href$="/b"]', 'content', '::after')).toBe('" (https://a.example/b)"')
  for (const plain of ['.prose a[href$="/d"]', '.prose a[href^="/blogs"]']) {
    expect(await style(plain, 'content', '::after')).toBe('none')
  }
  expect(await style('.prose pre', 'white-space-collapse')).toBe('preserve')
  expect(await style('.prose pre', 'overflow-x')).toBe('visible')
  expect(await style('.prose .table-scroll', 'overflow-x')).toBe('visible')
  await expect(page.getByText(/\/blogs\/A%20print$/)).toBeVisible()
  for (const useless of ['#root header nav', '.contents', '.copy', 'article footer', '[href="#main"]']) {
    await expect(page.locator(useless)).toBeHidden()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the contents work, and nothing is offered that would not', async ({ page }) => {
    await page.goto(ADDRESS)
    await contents(page).getByRole('link', { name: 'What I do now' }).click()
    await expect(page.getByRole('heading', { name: 'What I do now' })).toBeInViewport()
    await expect(page.locator('.copy, [data-enlargeable]')).toHaveCount(0)
    await page.setViewportSize(PHONE)
    await expect(contents(page).getByRole('link').first()).toBeHidden()
    await page.locator('summary').click()
    await expect(contents(page).getByRole('link').first()).toBeVisible()
  })
})

async function findings(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** How far the colours of a picture are from grey: the largest difference between the channels of a pixel, of 255. */
function liveliest(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const { data } = context!.getImageData(0, 0, bitmap.width, bitmap.height)
    let most = 0
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(pixel, pixel + 3)
      most = Math.max(most, Math.max(red, green, blue) - Math.min(red, green, blue))
    }
    return most
  }, png.toString('base64'))
}
