import type { Locator } from '@playwright/test'
import { expectSection, openHome } from '#tests/support/home.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ tolerated: [/Failed to load resource|Failed to fetch dynamically/] })

test('[PROJ-2] without the event of its end, a scroll that is interrupted shows where it is', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
  await openHome(page, 'projects')
  const next = page.getByRole('button', { name: /next/i })
  await expect(next).toBeEnabled()
  await next.evaluate((button: HTMLButtonElement) => {
    button.click()
    document.querySelector('#projects ul')?.scrollTo({ left: 1e6, behavior: 'instant' })
  })
  await expect(next).toBeDisabled()
})

test('[PROJ-2] [PROJ-3] buttons and arrow keys scroll the carousel between its ends', async ({ page }) => {
  await openHome(page, 'projects')
  const previous = page.getByRole('button', { name: /previous/i })
  const next = page.getByRole('button', { name: /next/i })
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(previous).toBeEnabled()
  await previous.press('Enter')
  await expect(previous).toBeDisabled()
  await previous.press('Enter')
  await expect(previous).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(previous).toBeEnabled()
  await page.keyboard.press('ArrowLeft')
  await expect(previous).toBeDisabled()
  await expectSection(page, 'projects')
  const track = page.locator('#projects ul')
  const scrollTo = (left: number) =>
    track.evaluate((slides, position) => slides.scrollTo({ left: position, behavior: 'instant' }), left)
  await scrollTo(1e6)
  await expect(next).toBeDisabled()
  await expect(page.locator('#projects h3').last()).toBeInViewport({ ratio: 1 })

  for (const width of [1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    for (const [left, more] of [
      [0, 'after'],
      [1e6, 'before'],
    ] as const) {
      await scrollTo(left)
      await expect(track).toHaveAttribute('data-more', more)
      await expect(track).not.toHaveCSS('mask-image', 'none')
      const [strip, ...others] = await cutSlides(track)
      expect(strip, `${width} px, ${more}`).toBeLessThan(4.5)
      expect(others).toEqual([])
    }
  }
})

/** How much of each slide that is cut is visible, in rem. */
function cutSlides(track: Locator): Promise<number[]> {
  return track.evaluate((slides) => {
    const box = slides.getBoundingClientRect()
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    return [...slides.children].flatMap((slide) => {
      const { left, right, width } = slide.getBoundingClientRect()
      const seen = Math.min(right, box.right) - Math.max(left, box.left)
      return seen > 0 && seen < width ? seen / rem : []
    })
  })
}

test('two projects share the width of a large window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHome(page, 'projects')
  const track = page.locator('#projects ul').first()
  const gap = await track.evaluate((slides) => {
    for (const slide of [...slides.children].slice(2)) slide.remove()
    return slides.getBoundingClientRect().right - slides.lastElementChild!.getBoundingClientRect().right
  })
  // Beside the last one is only the room of a focus ring.
  expect(gap).toBeLessThan(10)
})

test('the arrows of the buttons are seen, and point to the ends of the track, also from right to left', async ({
  page,
}) => {
  await openHome(page, 'projects')
  const arrows = () =>
    page.locator('#projects button > svg').evaluateAll((drawings: SVGSVGElement[]) =>
      drawings.map((drawing) => ({
        isSeen: getComputedStyle(drawing).stroke !== 'none',
        toTheRight: Math.sign(drawing.getScreenCTM()!.a),
      })),
    )
  const [left, right] = [-1, 1].map((toTheRight) => ({ isSeen: true, toTheRight }))
  expect(await arrows()).toEqual([left, right])
  await page.evaluate(() => {
    document.dir = 'rtl'
  })
  expect(await arrows()).toEqual([right, left])
})
