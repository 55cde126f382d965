import { expect, type Page } from '@playwright/test'

/** Finishes whatever moves on arrival: axe would read the colours of half-faded words. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    let isMoving = true
    while (isMoving) {
      // An animation that scrolling drives never finishes, nor does an endless one.
      const animations = document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      for (const animation of animations) animation.finish()
      await new Promise((frame) => requestAnimationFrame(frame))
      isMoving = animations.length > 0
    }
  })
}

/** Waits until everything that has been sent to the page is drawn and reported. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)))
  })
}

/** Waits until the page has loaded a part of the site, by a piece of its address. */
export async function loaded(page: Page, part: RegExp): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await names()).some((name) => part.test(name))).toBe(true)
}
