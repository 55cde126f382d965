import { openHome, stepTo } from '#tests/support/home.ts'
import { settle, typed } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource|Failed to fetch dynamically/] })

test('[HERO-5] steps change the intro and move the landscape', async ({ page, origin }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) foreign.push(request.url())
  })
  await openHome(page)
  await expect(page.locator('.landscape').first()).toHaveAttribute('aria-hidden', 'true')
  const place = () =>
    page
      .locator('.landscape-map')
      .first()
      .evaluate((map) => {
        const style = getComputedStyle(map)
        return ['--x', '--y', '--zoom'].map((name) => style.getPropertyValue(name)).join()
      })
  const size = (selector: string) =>
    page.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const [title, description] = [await size('h1'), await size('#hero p >> nth=0')]
  const places = [await place()]
  for (const section of ['about', 'projects', 'skills'] as const) {
    await stepTo(page, 'PageDown', section)
    places.push(await place())
  }
  expect(await size('h1')).toBeLessThan(title / 2)
  expect(await size('#hero p >> nth=0')).toBeLessThan(description)
  expect(new Set(places).size).toBe(4)
  // Otherwise a step would restyle every line of the map.
  const inherited = await page
    .locator('.landscape-ground')
    .evaluate((lines) =>
      ['--x', '--y', '--left', '--top'].map((name) => getComputedStyle(lines).getPropertyValue(name)),
    )
  expect(inherited.join('')).toBe('')
  expect(foreign).toEqual([])
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('[HERO-1] [HERO-2] without a script, letters appear and the cursor bar fades', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('./')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveAccessibleName(/\S+ \S+/)
    const letters = await page.locator('h1 [data-number]').evaluateAll((spans) =>
      spans.map((span) => {
        const { animationName, animationDuration, animationDelay } = getComputedStyle(span)
        return [animationName !== 'none', animationDuration, Number.parseFloat(animationDelay)]
      }),
    )
    expect(letters.length).toBeGreaterThan(3)
    expect(letters).toEqual(letters.map((_, index) => [true, '0.3s', expect.closeTo(0.2 + index * 0.1)]))
    const bar = await page.locator('h1 [data-number] span').evaluate((cursor) => {
      const [fading] = cursor.getAnimations()
      fading?.finish()
      const { iterations, direction, delay } = fading?.effect?.getTiming() ?? {}
      return { iterations, direction, delay, opacity: getComputedStyle(cursor).opacity }
    })
    const delay = expect.closeTo(200 + (letters.length - 1) * 100)
    expect(bar).toEqual({ iterations: 6, direction: 'alternate', delay, opacity: '0' })
  })

  test('[TYPE-1] the heading of a section types itself and keeps its width and name', async ({ page }) => {
    await openHome(page)
    await stepTo(page, 'PageDown', 'about')
    const heading = page.locator('#about-title')
    await expect(heading).toHaveAccessibleName('About Me')
    const size = () => heading.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
    const early = await size()
    const letters = await heading.locator('[aria-hidden] > span').evaluateAll((spans) =>
      spans.map((span) => {
        const [letter, cursor] = [getComputedStyle(span), getComputedStyle(span, '::after')]
        const blinks = Number.parseFloat(cursor.animationDuration) * Number(cursor.animationIterationCount)
        const [shownAt, cursorAt] = [letter, cursor].map(({ animationDelay }) =>
          Number.parseFloat(animationDelay),
        )
        return [span.textContent, letter.animationFillMode, shownAt, cursorAt, blinks]
      }),
    )
    expect(letters).toEqual(
      Array.from('About Me', (letter, index) => {
        const time = expect.closeTo(0.28 + index * 0.08)
        return [letter, 'backwards', time, time, expect.closeTo(index === 7 ? 1.6 : 0.16)]
      }),
    )
    await typed(heading)
    expect(await size()).toEqual(early)
    for (const letter of await heading.locator('[aria-hidden] > span').all())
      await expect(letter).toHaveCSS('opacity', '1')
  })
})

test('[NAV-3] a phone has the resume beside the search, and a wide screen only in the bar', async ({
  page,
}) => {
  const resume = page.getByRole('banner').getByRole('link', { name: /^Resume/ })
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await openHome(page)
    await expect(resume).toHaveCount(1)
    await expect(resume).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 320, height: 480 })
  await expect(resume).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(resume).toHaveCount(1)
})

test('the newest article stands in the hero of a phone, two on a laptop, and none covers the point', async ({
  page,
}) => {
  for (const [width, height, count] of [
    [390, 844, 1],
    [390, 700, 0],
    [1280, 720, 2],
    [1366, 768, 2],
    [1440, 900, 2],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openHome(page)
    const links = page.locator('[data-latest] a:visible')
    await expect(links, `${width} × ${height}`).toHaveCount(count)
    const boxes = await page
      .locator('#hero :is(h1, p):visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
    const point = await page.locator('.landscape-spot').first().boundingBox()
    const covering = boxes.filter((box) => {
      const { x, y, width: across, height: down } = point!
      return box.left < x + across && box.right > x && box.top < y + down && box.bottom > y
    })
    expect(covering, `${width} × ${height}`).toEqual([])
    const bottoms = boxes.map(({ bottom }) => bottom)
    expect(Math.max(...bottoms), `${width} × ${height}`).toBeLessThan(height)
  }
})

test('the trail of the intro starts below the header of a phone and ends above the words, on a map as wide as the window', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [390, 667],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openHome(page)
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!
    const header = await boxOf('header')
    const start = await boxOf('.landscape-start')
    const contours = await boxOf('.landscape-ground')
    expect(start.y, `${width} × ${height}`).toBeGreaterThanOrEqual(header.height)
    expect(contours.x + contours.width, `${width} × ${height}`).toBeGreaterThanOrEqual(width)
    if (width >= 960) continue
    const trail = await boxOf('.landscape-core')
    const words = await boxOf('#hero p, #hero [data-scrolled] > *')
    expect(trail.y + trail.height, `${width} × ${height}`).toBeLessThan(words.y + 8)
  }
})

test('[HERO-4] in a small window, both links stay in view below a long name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openHome(page)
  await page.evaluate(() => document.fonts.ready)
  await page.locator('h1').evaluate((heading) => {
    heading.dataset['number'] = '13'
  })
  const name = page.locator('h1 [data-name]')
  await name.evaluate((word) => {
    word.textContent = 'Bartholomaeus'
  })
  expect(await name.evaluate((word) => word.getClientRects().length)).toBe(1)
  for (const link of [/^GITHUB/, /^LINKEDIN/])
    await expect(page.getByRole('link', { name: link })).toBeInViewport({ ratio: 1 })
})

test.describe('with a portrait', () => {
  test.use({ variant: 'live', viewport: { width: 320, height: 640 } })

  test('[HERO-5] the point stands behind the portrait of a phone', async ({ page }) => {
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600"><path d="M0 0H480V600H0"/></svg>'
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    )
    await page.goto('./#about')
    await settle(page)
    const portrait = page.locator('#about img')
    await portrait.scrollIntoViewIfNeeded()
    const clip = (await portrait.boundingBox())!
    const point = (await page.locator('.landscape-point').boundingBox())!
    expect(point.x).toBeGreaterThan(clip.x)
    expect(point.x).toBeLessThan(clip.x + clip.width)
    expect(point.y).toBeGreaterThan(clip.y)
    expect(point.y).toBeLessThan(clip.y + clip.height)

    const withPoint = await page.screenshot({ clip })
    await page.locator('.landscape-front').evaluate((element) => element.remove())
    expect(await page.screenshot({ clip })).toEqual(withPoint)
  })
})
