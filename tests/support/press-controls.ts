import type { Locator, Page } from '@playwright/test'
import { drawn, started } from './settle.ts'

/** Everything that a visitor can press, fill in, or scroll by keys. */
const CONTROLS =
  ':is(a[href], button, summary, input, select, textarea, iframe, audio, video, [contenteditable], [tabindex]):not([tabindex="-1"], :disabled), [role="option"]'

/** A control, by what is expected of it. */
type Kind = 'outside' | 'document' | 'fragment' | 'press' | 'field' | 'scroll' | 'unknown'

type Control = {
  /** Selects the control in a fresh page, after the controls of `path` have been pressed. */
  selector: string
  /** For messages. */
  name: string
  kind: Kind
  href: string
}

/** The controls that have to be pressed before a control is visible. */
type Path = readonly Control[]

/**
 * Presses every visible control of a page, and those that this brings into view, each until something observable changes. Links to
 * other documents are not followed, but have to lead somewhere.
 *
 * @returns a sentence for each control that changes nothing, leads nowhere, or is of an unknown kind
 */
export async function pressEveryControl(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = []
  const open = () => openQuietly(page, address)
  await open()
  const home = page.url()
  const waiting = (await visibleControls(page)).map((control) => ({ control, path: [] as Path }))
  const known = new Set(waiting.map(({ control }) => control.selector))

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { control, path } = next
    const complaint = await judge(control, path)
    if (complaint !== undefined) complaints.push(`${address}: ${control.name} ${complaint}`)
    if (!isPressed(control)) continue
    // A press may lead to another document only now, in the middle of the first look.
    const controls = await visibleControls(page).catch(() => visibleControls(page))
    if (!isSameDocument(page.url(), home)) continue
    for (const fresh of controls) {
      if (known.has(fresh.selector)) continue
      known.add(fresh.selector)
      waiting.push({ control: fresh, path: [...path, control] })
    }
  }
  return complaints

  async function judge(control: Control, path: Path): Promise<string | undefined> {
    if (control.kind === 'unknown') return 'is of a kind that this test does not know'
    if (control.kind === 'outside') return undefined
    if (control.kind === 'document') return judgeTarget(page, control.href)
    if (!isSameDocument(page.url(), home) || !(await isOperable(page.locator(control.selector)))) {
      await open()
      for (const opener of path) await press(page, opener)
    }
    const element = page.locator(control.selector)
    // A script may add it a moment after the others.
    const isThere = await element.waitFor({ state: 'attached', timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    if (!isThere) return 'is not there again after a reload'
    if ((await element.getAttribute('aria-disabled')) === 'true') return undefined
    return (await changes(page, control)) ? undefined : 'changes nothing'
  }
}

/** Opens a page, and waits until it does nothing by itself any more. */
async function openQuietly(page: Page, address: string): Promise<void> {
  // A fragment of the address, or the state of the last press, would otherwise be kept.
  await page.goto('about:blank')
  await page.goto(address)
  if ((await page.locator('script[data-modules]').count()) > 0) await started(page)
  await page
    .getByRole('status')
    .filter({ hasText: /^(Loading|جارٍ)/ })
    .first()
    .waitFor({ state: 'detached' })
  await drawn(page)
}

const isPressed = ({ kind }: Control) => kind === 'press' || kind === 'fragment' || kind === 'field'

function isSameDocument(address: string, other: string): boolean {
  const [first, second] = [new URL(address), new URL(other)]
  return first.pathname === second.pathname && first.search === second.search
}

/** The controls that are visible now and that nothing covers with a dialog or makes inert. */
function visibleControls(page: Page): Promise<Control[]> {
  return page.evaluate((selector) => {
    const dialog = document.querySelector('dialog[open]')
    const elements = [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)]
    return elements.filter(isVisible).map((element) => {
      const name =
        element.ariaLabel || element.textContent.trim().slice(0, 40) || element.outerHTML.slice(0, 60)
      const href = element instanceof HTMLAnchorElement ? element.href : ''
      return {
        selector: pathOf(element),
        name: `<${element.localName}> "${name}"`,
        kind: kindOf(element),
        href,
      }
    })

    function isVisible(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        width * height > 0
      )
    }

    function pathOf(element: Element): string {
      const steps: string[] = []
      for (let step: Element | null = element; step && step !== document.body; step = step.parentElement) {
        const index = [...(step.parentElement?.children ?? [])].indexOf(step)
        steps.unshift(`:nth-child(${index + 1})`)
      }
      return `body > ${steps.join(' > ')}`
    }

    function kindOf(element: HTMLElement): Kind {
      if (element instanceof HTMLAnchorElement) {
        if (element.origin !== location.origin) return 'outside'
        const isHere = element.pathname === location.pathname && element.search === location.search
        return isHere && element.hash !== '' ? 'fragment' : 'document'
      }
      // What is inside belongs to its document.
      if (element instanceof HTMLIFrameElement) return element.src === '' ? 'unknown' : 'outside'
      if (element instanceof HTMLInputElement) {
        if (element.type === 'checkbox') return 'press'
        return /^(search|text)$/.test(element.type) ? 'field' : 'unknown'
      }
      if (element.matches('button, summary, [role="button"], [role="option"]')) return 'press'
      return element.tabIndex === 0 && /auto|scroll/.test(getComputedStyle(element).overflow)
        ? 'scroll'
        : 'unknown'
    }
  }, CONTROLS)
}

/** Whether a press in the middle of the control reaches it. */
async function isOperable(control: Locator): Promise<boolean> {
  if (!(await control.isVisible())) return false
  await control.scrollIntoViewIfNeeded()
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
}

/** Presses a control: with the mouse, or, if only the focus makes it visible, by Enter. A field gets a word and Enter. */
async function press(page: Page, { selector, kind }: Control): Promise<void> {
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
async function changes(page: Page, control: Control): Promise<boolean> {
  const element = page.locator(control.selector)
  if (control.kind === 'scroll' && !(await element.evaluate(hasMore))) return true
  if (control.kind === 'field') {
    await element.fill(await aWordOf(page))
    await drawn(page)
  }
  const before = page.url()
  await element.evaluate(watch)
  await press(page, control)
  const deadline = Date.now() + 5_000
  while (Date.now() < deadline) {
    if (page.url() !== before) return true
    // The document may be on its way out.
    const hasChanged = await page.evaluate(() => document.documentElement.matches('.seen')).catch(() => true)
    if (hasChanged) return true
  }
  return false
}

const hasMore = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

/** A word that a search finds. */
async function aWordOf(page: Page): Promise<string> {
  const texts = await page.locator('main li a').allTextContents()
  return /[\p{L}\p{M}]{4,}/u.exec(texts.join(' '))?.[0] ?? 'blog'
}

/** In the page: marks the document when something changes because of a press on the element. */
function watch(element: Element): void {
  const root = document.documentElement
  root.classList.remove('seen')
  const stored = JSON.stringify(localStorage)
  const mark = () => root.classList.add('seen')
  const changes = new MutationObserver(mark)
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  changes.observe(root, { attributeFilter: ['data-theme', 'data-section'] })
  for (const type of ['scroll', 'toggle', 'hashchange', 'popstate', 'close'])
    addEventListener(type, mark, true)
  // The focus on the control itself says nothing.
  addEventListener('focusin', ({ target }) => target !== element && mark(), true)
  addEventListener('change', () => JSON.stringify(localStorage) !== stored && mark())
}

/** A fragment that is no part of the home page: it opens the dialog for printing. */
const PRINT = '#print'

/** Whether there is a document or file at an address of the site, and in it the fragment. */
async function judgeTarget(page: Page, href: string): Promise<string | undefined> {
  const answer = await page.request.get(href)
  if (!answer.ok()) return `leads to ${href}, which answers ${answer.status()}`
  const { hash } = new URL(href)
  if (hash === '' || hash === PRINT) return undefined
  const id = decodeURIComponent(hash.slice(1))
  const text = await answer.text()
  return text.includes(`id="${id}"`) || text.includes(`name="${id}"`)
    ? undefined
    : `leads to ${href}, without this part`
}

/** Submits every form of a page as the key of a phone does, with a word in each field. Returns a sentence for each that does nothing. */
export async function submitEveryForm(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = []
  await openQuietly(page, address)
  const forms = page.locator('form:visible')
  const count = await forms.count()
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await openQuietly(page, address)
    const form = forms.nth(index)
    await form
      .locator('input:visible')
      .first()
      .fill(await aWordOf(page))
    await drawn(page)
    const sent = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 5_000 })
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit())
    await sent.catch(() => complaints.push(`${address}: form ${index + 1} is not sent`))
  }
  return complaints
}
