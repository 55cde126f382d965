import type { Locator } from '@playwright/test'
import { site } from '#content/site.ts'
import { AFTER_LOCK, expectStop, openHome } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource/] })

test('[HERO-1] the greeting is one heading, and its letters come in before any script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('./')
  const { hello, pronoun, firstName } = site.greeting
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    `${hello} ${pronoun} ${firstName}`,
  )
  const letters = await page.locator('h1 [data-letter]').evaluateAll((spans) =>
    spans.map((span) => {
      const { animationName, animationDuration, animationDelay } = getComputedStyle(span)
      return {
        isRevealed: animationName !== 'none',
        duration: animationDuration,
        delay: Number.parseFloat(animationDelay) * 1000,
      }
    }),
  )
  expect(letters.map(({ isRevealed, duration }) => isRevealed && duration)).toEqual(letters.map(() => '0.3s'))
  expect(letters).toHaveLength(`${hello}${pronoun}${firstName}`.length)
  const steps = letters.slice(1).map(({ delay }, index) => Math.round(delay - (letters[index]?.delay ?? 0)))
  expect(new Set(steps)).toEqual(new Set([100]))
})

test('[HERO-2] the cursor bar fades six times over 0.8 s, in reverse, and rests faded out', async ({
  page,
}) => {
  await page.goto('./')
  const timing = await page.evaluate(() => {
    const bar = document.getAnimations().find(({ effect }) => effect?.getTiming().duration === 800)
    if (!bar) return null
    bar.finish()
    const target = bar.effect instanceof KeyframeEffect ? bar.effect.target : null
    const { iterations, direction, delay } = bar.effect?.getTiming() ?? {}
    const letter = [...document.querySelectorAll('h1 [data-letter]')].at(-1)
    const isWithLast =
      Math.round(delay ?? 0) ===
      Math.round(Number.parseFloat(getComputedStyle(letter!).animationDelay) * 1000)
    return { iterations, direction, isWithLast, opacity: target && getComputedStyle(target).opacity }
  })
  expect(timing).toEqual({ iterations: 6, direction: 'alternate', isWithLast: true, opacity: '0' })
})

test('[HERO-4] GITHUB and LINKEDIN open in a new tab without the referrer', async ({ page }) => {
  await openHome(page)
  for (const [label, href] of [
    ['GITHUB', site.links.github],
    ['LINKEDIN', site.links.linkedin],
  ] as const) {
    const link = page.locator('#intro').getByRole('link', { name: label })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('[HERO-5] scrolled, title and description take another style', async ({ page }) => {
  await openHome(page)
  const sizes = () =>
    page.evaluate(() => [
      Number.parseFloat(getComputedStyle(document.querySelector('h1') ?? document.body).fontSize),
      Number.parseFloat(getComputedStyle(document.querySelector('#intro p') ?? document.body).fontSize),
    ])
  const [title = 0, description = 0] = await sizes()
  await page.keyboard.press('PageDown')
  await expectStop(page, 'about')
  const [scrolledTitle = 0, scrolledDescription = 0] = await sizes()
  expect(scrolledTitle).toBeLessThan(title / 2)
  expect(scrolledDescription).toBeLessThan(description)
})

test('[PROJ-1] nine projects stand in their order', async ({ page }) => {
  await openHome(page, 'projects')
  await expect(page.locator('#projects h3')).toHaveText(site.projects.map(({ title }) => title))
  expect(site.projects).toHaveLength(9)
})

test('[PROJ-2] previous is disabled at the first slide, next at the last', async ({ page }) => {
  await openHome(page, 'projects')
  const previous = page.getByRole('button', { name: /previous/i })
  const next = page.getByRole('button', { name: /next/i })
  await expect(previous).toBeDisabled()
  for (let press = 0; press < 9 && (await next.isEnabled()); press += 1) {
    // It may be disabled on the way: the last slide is in sight before it is reached.
    await next.click({ timeout: 2_000 }).catch(() => {})
    await page.waitForTimeout(600)
  }
  await expect(next).toBeDisabled()
  await expect(page.locator('#projects h3').last()).toBeInViewport({ ratio: 1 })
  await expect(previous).toBeEnabled()
})

test('what is cut of a slide is a strip that fades, and no slide that counts', async ({ page }) => {
  await openHome(page, 'projects')
  const track = page.locator('#projects ul')
  for (const width of [1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    await track.evaluate((slides) => slides.scrollTo({ left: 0, behavior: 'instant' }))
    await expect(track).toHaveAttribute('data-more', 'after')
    expect(await cutSlides(track), `${width} px`).toEqual(['end'])
    await track.evaluate((slides) => slides.scrollTo({ left: 1e6, behavior: 'instant' }))
    await expect(track).toHaveAttribute('data-more', 'before')
    expect(await cutSlides(track), `${width} px, last`).toEqual(['start'])
    await expect(track).not.toHaveCSS('mask-image', 'none')
  }
})

test('what the keyboard comes to in a slide that is cut is brought into sight', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await openHome(page, 'projects')
    const links = page.locator('#projects li a')
    await links.first().focus()
    for (let press = 1; press < (await links.count()); press += 1) {
      await page.keyboard.press('Tab')
      await expect(links.nth(press)).toBeFocused()
      await expect.poll(() => isInSight(links.nth(press)), `${width} px, link ${press}`).toBe(true)
    }
  }
})

test('[PROJ-3] the arrow keys scroll the carousel and not the stage', async ({ page }) => {
  await openHome(page, 'projects')
  const first = page.locator('#projects h3').first()
  const left = async () => (await first.boundingBox())?.x ?? 0
  const start = await left()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeLessThan(start - 100)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(left).toBeCloseTo(start, 0)
  await expectStop(page, 'projects')
})

test('[PROJ-4] Visit stands only where there is a deployed link', async ({ page }) => {
  await openHome(page, 'projects')
  for (const { title, github_link, deployed_link } of site.projects) {
    const card = page
      .locator('#projects li, #projects [role=group]')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .last()
    await expect(card.getByRole('link', { name: /^View on GitHub/ })).toHaveAttribute('href', github_link)
    const visit = card.getByRole('link', { name: /^Visit/ })
    if (deployed_link) await expect(visit).toHaveAttribute('href', deployed_link)
    else await expect(visit).toHaveCount(0)
    for (const link of await card.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  }
})

test('[TYPE-1] a section’s heading types itself when it is stepped to, and is complete for assistive technology', async ({
  page,
}) => {
  await openHome(page)
  await page.keyboard.press('PageDown')
  const heading = page.locator('#about-title')
  await expect(heading).toHaveAccessibleName('About Me')
  const width = async () => (await heading.boundingBox())?.width
  const early = await width()
  await page.waitForTimeout(200 + 8 * 80 + 1_600 + 300)
  expect(await width()).toBe(early)
  await expect(heading).toHaveText('About Me')
})

test('the landscape moves its point down the trail with each stop, and is no part of what is read', async ({
  page,
}) => {
  await openHome(page)
  const landscape = page.locator('.landscape')
  await expect(landscape).toHaveAttribute('aria-hidden', 'true')
  const place = () => page.locator('.landscape-map').evaluate((map) => getComputedStyle(map).transform)
  const places = new Set<string>()
  for (const stop of ['about', 'projects', 'skills'] as const) {
    places.add(await place())
    await page.keyboard.press('PageDown')
    await expectStop(page, stop)
    await page.waitForTimeout(AFTER_LOCK)
  }
  places.add(await place())
  expect(places.size).toBe(4)
})

test('each project has a drawing of its own', async ({ page }) => {
  await openHome(page, 'projects')
  const drawings = await page
    .locator('#projects svg')
    .evaluateAll((crops) => crops.map((crop) => crop.innerHTML))
  expect(drawings).toHaveLength(site.projects.length)
  expect(new Set(drawings).size).toBe(site.projects.length)
})

test('no request leaves for another host while the page is used', async ({ page, host }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(host)) foreign.push(request.url())
  })
  await openHome(page)
  for (const stop of ['about', 'projects', 'skills'] as const) {
    await page.keyboard.press('PageDown')
    await expectStop(page, stop)
    await page.waitForTimeout(AFTER_LOCK)
  }
  expect(foreign).toEqual([])
})

/** The sides at which a slide is cut, where no more than a strip of it is to be seen. */
function cutSlides(track: Locator): Promise<string[]> {
  return track.evaluate((slides) => {
    const box = slides.getBoundingClientRect()
    const strip = 4.5 * parseFloat(getComputedStyle(document.documentElement).fontSize)
    return [...slides.children].flatMap((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      if (left < box.left && right > box.left)
        return right - box.left < strip ? ['start'] : ['half at the start']
      if (left < box.right && right > box.right)
        return box.right - left < strip ? ['end'] : ['half at the end']
      return []
    })
  })
}

/** Whether nothing of a link is cut off by the carousel or the window. */
function isInSight(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    const track = element.closest('ul')?.getBoundingClientRect()
    return (
      track !== undefined && left >= Math.max(0, track.left) && right <= Math.min(innerWidth, track.right)
    )
  })
}
