import { expect, type Page } from '@playwright/test'
import { drawn } from './settle.ts'

type Section = 'hero' | 'about' | 'projects' | 'skills' | 'experience'

/** Opens the home page and waits until its script shows the sections one by one. */
export async function openHome(page: Page, fragment = ''): Promise<void> {
  await page.goto(fragment === '' ? './' : `./#${fragment}`)
  await expect(page.locator('html')).toHaveAttribute('data-section')
}

/** Waits until exactly this section is on show. */
export async function expectSection(page: Page, shown: Section): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-section', shown)
  for (const section of ['about', 'projects', 'skills'] as const)
    await expect(page.locator(`#${section} h2`)).toBeVisible({ visible: section === shown })
}

/** The section on show once the page has handled and drawn all events so far. */
export async function sectionNow(page: Page): Promise<string | undefined> {
  await drawn(page)
  return page.evaluate(() => document.documentElement.dataset['section'])
}

/** Keys of the stage that tests press, with their codes in the browser's protocol. */
const CODES = { Space: 32, PageDown: 34, End: 35, Home: 36, ArrowUp: 38, ArrowDown: 40 }

type StageKey = keyof typeof CODES | 'Shift+Space'

/** The longest time after a step in which keys change nothing (STAGE-4). */
const LOCK_MS = 1_000

/** When the last key was pressed, in ms. */
const lastPress = new WeakMap<Page, number>()

/** Presses a key with a timestamp after the lock of the last step (STAGE-4), so that the test need not wait for it. */
export async function pressAfterLock(page: Page, name: StageKey): Promise<void> {
  await drawn(page)
  const time = Math.max(Date.now(), lastPress.get(page) ?? 0) + LOCK_MS + 1
  lastPress.set(page, time)
  const code = name === 'Shift+Space' ? 'Space' : name
  const client = await page.context().newCDPSession(page)
  for (const type of ['rawKeyDown', 'keyUp'] as const)
    await client.send('Input.dispatchKeyEvent', {
      type,
      code,
      key: code === 'Space' ? ' ' : code,
      windowsVirtualKeyCode: CODES[code],
      modifiers: name === code ? 0 : 8,
      timestamp: time / 1_000,
    })
  await client.detach()
}

/** Presses a key after the lock of the last step, and waits for the section. */
export async function stepTo(page: Page, key: StageKey, section: Section): Promise<void> {
  await pressAfterLock(page, key)
  await expectSection(page, section)
}
