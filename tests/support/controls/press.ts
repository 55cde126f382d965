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

/** What a press does: nothing, a change that a visitor perceives, or another document, which may be at the same address. */
export type Effect = 'nothing' | 'change' | 'document'

/** Presses a control and waits until it has an effect, for at most 5 s. */
export async function pressUntilEffect(page: Page, control: Control): Promise<Effect> {
  const element = page.locator(control.selector)
  if (control.kind === 'scroll' && !(await element.evaluate(hasMore))) return 'change'
  if (control.kind === 'field') {
    await element.fill(await searchableWord(page))
    await drawn(page)
  }
  await element.evaluate(watch)
  await press(page, control)
  const deadline = Date.now() + 5_000
  while (Date.now() < deadline) {
    // While a document is replaced by another one, it cannot be asked.
    const marks = await marksOf(page).catch(() => null)
    if (marks === null) continue
    if (!marks.includes('watched')) return 'document'
    // Something also changes in a document that is on its way out.
    if (marks.includes('changed') && !marks.includes('left')) return 'change'
  }
  return 'nothing'
}

const marksOf = (page: Page) => page.evaluate(() => [...document.documentElement.classList])

const hasMore = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

/**
 * In the page: marks the document as `watched`, as `changed` when something changes because of a press on the element, and as `left`
 * when the press leads to another document.
 */
function watch(element: Element): void {
  const root = document.documentElement
  root.classList.remove('changed', 'left')
  root.classList.add('watched')
  const mark = () => root.classList.add('changed')
  new MutationObserver(mark).observe(root, { attributeFilter: ['data-theme', 'data-section'] })
  navigation.addEventListener('navigate', ({ destination }) => {
    if (!destination.sameDocument) root.classList.add('left')
  })
  const palette = element.matches('[role="combobox"], [role="option"]') ? element.closest('dialog') : null
  if (palette) watchCommand(palette)
  else watchEverything()

  function watchEverything(): void {
    const stored = JSON.stringify(localStorage)
    // React writes the attributes of an input again after every press.
    const isInput = element instanceof HTMLInputElement
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => target !== element || !isInput)) mark()
    })
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    for (const type of ['scroll', 'toggle', 'hashchange', 'popstate', 'close'])
      addEventListener(type, mark, true)
    // The focus on the control itself says nothing.
    addEventListener('focusin', ({ target }) => target !== element && mark(), true)
    addEventListener('change', () => JSON.stringify(localStorage) !== stored && mark())
  }

  /** The palette says what a command does, or closes, also when the command has failed. Only what is outside of it counts. */
  function watchCommand(dialog: HTMLDialogElement): void {
    navigation.addEventListener('navigate', mark)
    const open = window.open.bind(window)
    window.open = (...target) => {
      mark()
      return open(...target)
    }
    const { clipboard } = navigator
    const copy = clipboard.writeText.bind(clipboard)
    clipboard.writeText = (text) => copy(text).then(mark)
    const showsSheet = () => dialog.open && dialog.querySelector('[role="combobox"]') === null
    const changes = new MutationObserver(() => showsSheet() && mark())
    changes.observe(dialog, { subtree: true, childList: true })
  }
}
