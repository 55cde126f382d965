import type { Locator, Page } from '@playwright/test'
import { drawn } from '#tests/support/settle.ts'
import { searchableWord } from './open-quietly.ts'
import type { Control } from './visible-controls.ts'

/** Whether a press in the middle of the control reaches it. */
export async function isOperable(control: Locator): Promise<boolean> {
  if (!(await control.isVisible())) return false
  await control.scrollIntoViewIfNeeded()
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
}

/** Presses a control: with the mouse, or, if only the focus makes it visible, by Enter. A field gets a word and Enter. */
export async function press(page: Page, { selector, kind }: Control): Promise<void> {
  const control = page.locator(selector)
  if (kind === 'field') {
    // `Locator.press` would wait for a navigation that the browser refuses.
    await control.focus()
    await page.keyboard.press('Enter')
  } else if (kind === 'scroll') {
    await control.focus()
    const isWide = await control.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    const isRtl = await control.evaluate((element) => getComputedStyle(element).direction === 'rtl')
    const sideways = isRtl ? 'ArrowLeft' : 'ArrowRight'
    await page.keyboard.press(isWide ? sideways : 'ArrowDown')
  } else if (await isOperable(control)) {
    await control.click()
  } else {
    await control.focus()
    await page.keyboard.press('Enter')
  }
}

/** Presses a control and waits until something changes that a visitor perceives. */
export async function changesSomething(page: Page, control: Control): Promise<boolean> {
  const element = page.locator(control.selector)
  if (control.kind === 'scroll' && !(await element.evaluate(hasMore))) return true
  if (control.kind === 'field') {
    await element.fill(await searchableWord(page))
    await drawn(page)
  }
  const before = page.url()
  await element.evaluate(watch)
  await press(page, control)
  const deadline = Date.now() + 5_000
  while (Date.now() < deadline) {
    if (page.url() !== before) return true
    // The document may be on its way out.
    const hasChanged = await hasMark(page, 'seen').catch(() => true)
    if (!hasChanged) continue
    // Otherwise the next document would arrive in the middle of the next press.
    if (await hasMark(page, 'left').catch(() => false)) await page.waitForURL(({ href }) => href !== before)
    return true
  }
  return false
}

const hasMark = (page: Page, mark: 'seen' | 'left') =>
  page.evaluate((name) => document.documentElement.classList.contains(name), mark)

const hasMore = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

/** In the page: marks the document when something changes because of a press on the element, and when the press leads to another document. */
function watch(element: Element): void {
  const root = document.documentElement
  root.classList.remove('seen', 'left')
  const stored = JSON.stringify(localStorage)
  const mark = () => root.classList.add('seen')
  const changes = new MutationObserver(mark)
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  changes.observe(root, { attributeFilter: ['data-theme', 'data-section'] })
  for (const type of ['scroll', 'toggle', 'hashchange', 'popstate', 'close'])
    addEventListener(type, mark, true)
  navigation.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument && destination.url !== location.href) root.classList.add('left')
  })
  // The focus on the control itself says nothing.
  addEventListener('focusin', ({ target }) => target !== element && mark(), true)
  addEventListener('change', () => JSON.stringify(localStorage) !== stored && mark())
}
