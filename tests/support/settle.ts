import { expect, type Locator, type Page } from '@playwright/test'

/** Finishes all animations. Without this, axe would read the colours of words that are still fading in. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    let isMoving = true
    while (isMoving) {
      // Animations driven by scrolling and endless ones never finish.
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

/** Waits until a heading has typed itself. */
export async function typed(heading: Locator): Promise<void> {
  await heading.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
}

/** Waits until the page has handled, drawn and reported all events so far. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)))
  })
}

/** Waits until the page's scripts have started and its own work after loading is under way. */
export async function started(page: Page): Promise<void> {
  await loaded(page, /\/after-load-/)
}

/** Waits until the page has loaded a file whose address matches. */
export async function loaded(page: Page, part: RegExp): Promise<void> {
  const names = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await names()).some((name) => part.test(name))).toBe(true)
}
