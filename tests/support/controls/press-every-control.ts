import type { Page } from '@playwright/test'
import { openQuietly } from './open-quietly.ts'
import { isOperable, press, pressUntilEffect } from './press.ts'
import { type Control, visibleControls } from './visible-controls.ts'

/** The controls that have to be pressed before a control is visible. */
type Path = readonly Control[]

/**
 * Presses every visible control of a page, and those that this brings into view, each until something observable changes. Links to
 * other documents are not followed, but have to lead somewhere. The command palette is the same on every page, and has a test of its
 * own (palette-controls.spec.ts).
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
    const freshControls = await controlsAfter(control)
    for (const fresh of freshControls) {
      if (known.has(fresh.selector)) continue
      known.add(fresh.selector)
      waiting.push({ control: fresh, path: [...path, control] })
    }
  }
  return complaints

  /** The controls after a press, without those of the palette and of another document. */
  async function controlsAfter({ kind }: Control): Promise<Control[]> {
    if (kind !== 'field') {
      const isInPalette = (await page.locator(PALETTE).count()) > 0
      return isInPalette ? [] : visibleControls(page)
    }
    // A search goes to what it finds only after its index has loaded, perhaps in the middle of this look, or of the next press.
    const controls = await visibleControls(page).catch(() => [])
    const isHere = isSameDocument(page.url(), home)
    await open()
    return isHere ? controls : []
  }

  async function judge(control: Control, path: Path): Promise<string | undefined> {
    if (control.kind === 'unknown') return 'is of a kind that this test does not know'
    if (control.kind === 'outside') return undefined
    if (control.kind === 'document') return judgeTarget(page, control.href)
    if (!(await isOperable(page.locator(control.selector)))) {
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
    const opensDialog = (await element.getAttribute('aria-haspopup')) === 'dialog'
    const effect = await pressUntilEffect(page, control)
    if (effect === 'nothing') return 'changes nothing'
    if (effect === 'document') await open()
    else if (opensDialog) await page.locator('dialog[open]').waitFor()
    return undefined
  }
}

const isPressed = ({ kind }: Control) => kind === 'press' || kind === 'fragment' || kind === 'field'

function isSameDocument(address: string, other: string): boolean {
  const [first, second] = [new URL(address), new URL(other)]
  return first.pathname === second.pathname && first.search === second.search
}

/** The open command palette. */
const PALETTE = 'dialog[open] [role="listbox"]'

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
