import type { Page } from '@playwright/test'
import { expectSection, openHome, stepTo } from '#tests/support/home.ts'
import { settle, started, typed } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

const ARTICLE = 'Backpropagation by hand'
/** The longest that a change of section may take, in ms. */
const LONGEST_MOVE = 900
/** So slow that nothing moves visibly while the test looks, however busy the machine is: a minute is 6 ms. */
const SLOWLY = 0.0001

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('nothing moves on a page or in a section once it has arrived', async ({ page }) => {
  for (const address of ['./#skills', './blogs', `./blogs/${encodeURIComponent(ARTICLE)}`, './']) {
    await page.goto(address)
    // Twenty times as fast, so that the test need not wait. Endless animations do not end at this speed either.
    await playAt(page, 20)
    await started(page)
    await expect.poll(() => moving(page), address).toEqual([])
  }
  await stepTo(page, 'PageDown', 'about')
  await typed(page.locator('#about-title'))
  await expect.poll(() => moving(page)).toEqual([])
})

test('a change of section begins where everything was, and is soon over', async ({ page }) => {
  await openHome(page)
  await settle(page)
  const boxOfName = async () => (await page.locator('h1 [data-name]').boundingBox())!
  const large = await boxOfName()
  await playAt(page, SLOWLY)
  await page.keyboard.press('PageDown')
  await expectSection(page, 'about')
  const small = await boxOfName()
  expect(small.width / large.width).toBeCloseTo(1, 1)
  expect(Math.abs(small.y - large.y)).toBeLessThan(large.height / 2)
  expect(await moving(page)).not.toEqual([])
  const ends = await page.evaluate(() =>
    document
      .getAnimations()
      // The letters of a heading take the time of TYPE-1, and the ring of the index that of STAGE-4.
      .filter(({ effect }) => !(effect instanceof KeyframeEffect && effect.target?.closest('h2, nav')))
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  )
  expect(Math.max(...ends)).toBeLessThanOrEqual(LONGEST_MOVE)
  await playAt(page, 1)
  await settle(page)
  expect((await boxOfName()).width).toBeLessThan(large.width / 2)
})

test('the point leans while a movement is too short for a step, and springs back', async ({ page }) => {
  await openHome(page)
  await settle(page)
  const point = page.locator('.landscape-point')
  const resting = await point.evaluate((element) => getComputedStyle(element).offsetDistance)
  const leans = await point.evaluateHandle((element) => {
    const values: string[] = []
    const remember = () => values.push(element.style.getPropertyValue('--lean'))
    new MutationObserver(remember).observe(element, { attributes: true })
    return values
  })
  await page.mouse.wheel(0, 60)
  await expect.poll(() => leans.jsonValue()).toEqual(['0.60', ''])
  await expect(page.locator('html')).toHaveAttribute('data-section', 'hero')
  await expect(point).not.toHaveAttribute('style', /lean/)
  await expect.poll(() => point.evaluate((element) => getComputedStyle(element).offsetDistance)).toBe(resting)
})

for (const { device, viewport, key, next } of [
  { device: 'desktop', viewport: { width: 1440, height: 900 }, key: 'PageDown', next: 'projects' },
  { device: 'phone', viewport: { width: 390, height: 844 }, key: 'PageUp', next: 'hero' },
])
  test(`on a ${device}, the section before stays visible and in place while it fades`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openHome(page, 'about')
    await settle(page)
    const about = page.locator('#about')
    const topOf = () => about.evaluate((element) => element.getBoundingClientRect().top)
    const top = await topOf()
    await playAt(page, SLOWLY)
    await page.keyboard.press(key)
    await expect(page.locator('html')).toHaveAttribute('data-section', next)
    expect(Math.abs((await topOf()) - top)).toBeLessThan(2)
    await expect(about).toHaveCSS('content-visibility', 'visible')
    await expect(page.locator('#skills')).toHaveCSS('content-visibility', 'hidden')
  })

test('nothing that the first paint shows disappears when the scripts start', async ({ page }) => {
  await page.addInitScript(() => {
    const restarted: string[] = []
    Object.assign(window, { restarted })
    addEventListener('animationstart', ({ target, animationName }) => {
      const isLetter = target instanceof Element && target.closest('h1')
      const isInHero = target instanceof Element && target.closest('#hero')
      if (isInHero && !isLetter) restarted.push(animationName)
    })
  })
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await openHome(page)
    await settle(page)
    expect(await page.evaluate(() => (window as unknown as { restarted: string[] }).restarted)).toEqual([])
  }
})

test('a new theme fades in over the old one, and the header is part of both', async ({ page }) => {
  await watchTransitions(page)
  await openHome(page)
  await page.getByRole('button', { name: /^Theme/ }).click()
  await expect.poll(() => moved(page)).toContain('::view-transition-new(root)')
  expect(await moved(page)).not.toContain('::view-transition-old(root)')
  expect((await moved(page)).join(' ')).not.toContain('header')
  expect((await moved(page)).join(' '), 'light on light is white').not.toContain('plus-lighter')
})

test('the clicked title grows into the heading of its article', async ({ page }) => {
  await watchTransitions(page)
  // On a busy machine the browser may draw the new page before it has parsed the title.
  await expect(async () => {
    await page.goto('./blogs')
    await page.getByRole('link', { name: ARTICLE }).click()
    await expect(page.getByRole('heading', { level: 1, name: ARTICLE })).toBeVisible()
    await expect
      .poll(() => moved(page), { timeout: 2_000 })
      .toContain('::view-transition-group(article-title)')
  }).toPass()
  const parts = await moved(page)
  expect(parts).toContain('::view-transition-group(header)')
  // Of each, only the new one is visible, and does not fade.
  for (const part of ['header', 'article-title'])
    for (const image of ['old', 'new']) expect(parts).not.toContain(`::view-transition-${image}(${part})`)
})

test.describe('without the script', () => {
  test.use({ tolerated: [/Failed to load resource|Failed to fetch dynamically/] })

  test('[STAGE-10] at the address of a section, the long page appears within a second', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort())
    await page.goto('./#projects')
    const wait = await page
      .locator('#root main > div')
      .evaluate((stage) => stage.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime))
    expect(wait.every((end) => Number(end) <= 1_000)).toBe(true)
    await expect(page.locator('#projects h3').first()).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('sections, pages and themes change at once', async ({ page }) => {
    await watchTransitions(page)
    await openHome(page)
    await playAt(page, SLOWLY)
    await page.keyboard.press('PageDown')
    await expect(page.locator('#about h2')).toBeVisible()
    expect(await moving(page)).toEqual([])
    await expect(page.locator('#about-title')).toHaveText('About Me')

    await page.goto('./blogs')
    await page.getByRole('link', { name: ARTICLE }).click()
    await expect(page.getByRole('heading', { level: 1, name: ARTICLE })).toBeVisible()
    await page.getByRole('button', { name: /^Theme/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await moved(page)).toEqual([])
  })
})

/** The running animations, by the class of their element or by their pseudo-element. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      // Without those that follow the scrollbar.
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .map(({ effect }) => {
        const { pseudoElement, target } = effect as KeyframeEffect
        return pseudoElement ?? target?.getAttribute('class') ?? 'something'
      }),
  )
}

/** Sets the speed of all animations of the page: 1 is normal. */
async function playAt(page: Page, playbackRate: number) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Animation.enable')
  await browser.send('Animation.setPlaybackRate', { playbackRate })
}

/** Records the parts of a page that its view transitions animate, and how they blend if they do, in `window.moved`. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const parts: string[] = []
    Object.assign(window, { moved: parts })
    const note = async (transition: ViewTransition | null) => {
      await transition?.ready
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue
        const { pseudoElement } = effect
        if (!pseudoElement?.startsWith('::view-transition')) continue
        const blends = effect.getKeyframes().flatMap(({ mixBlendMode }) => mixBlendMode ?? [])
        parts.push(pseudoElement, ...blends.map((blend) => `${pseudoElement}: ${blend}`))
      }
    }
    addEventListener('pagereveal', ({ viewTransition }) => void note(viewTransition))
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void note(transition)
      return transition
    }
  })
}

function moved(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}
