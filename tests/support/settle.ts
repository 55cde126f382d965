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

/** Waits until the page's scripts have started, and the file that it loads last is there with its imports. */
export async function started(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(async () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      const last = files.find((name) => /\/after-load-/.test(name))
      return last !== undefined && (await import(last)) !== undefined
    })
  await expect.poll(isThere).toBe(true)
}
