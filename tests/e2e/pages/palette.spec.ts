import type { Page } from '@playwright/test'
import { held } from '#tests/support/answers.ts'
import { findings, findingsInBothLooks } from '#tests/support/axe.ts'
import { expectSection, openHome, sectionNow } from '#tests/support/home.ts'
import { drawn } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

const paletteOf = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })
const fieldOf = (page: Page) => paletteOf(page).getByRole('combobox')
const activeOf = (page: Page) => paletteOf(page).getByRole('option', { selected: true })

async function openByKey(page: Page, key = 'Control+k') {
  await page.keyboard.press(key)
  await expect(fieldOf(page)).toBeFocused()
}

test('a key opens it, and Enter opens the section, article or project that is found', async ({ page }) => {
  await openHome(page)
  await openByKey(page)
  await page.keyboard.type('stack')
  await expect(activeOf(page)).toHaveText('Stack')
  await page.keyboard.press('Enter')
  await expect(paletteOf(page)).toBeHidden()
  await expectSection(page, 'skills')

  await openByKey(page, '/')
  await page.keyboard.type('backprop')
  await expect(activeOf(page)).toHaveText(/^Backpropagation by hand/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/blogs\/Backpropagation%20by%20hand$/)

  // In browsers without `until-found`, too.
  for (const hasUntilFound of [true, false]) {
    if (!hasUntilFound) await page.addInitScript(withoutUntilFound)
    await openHome(page)
    await openByKey(page)
    await page.keyboard.type('deep pile')
    await page.keyboard.press('Enter')
    await expectSection(page, 'projects')
    await expect(page.getByRole('heading', { name: 'Deep Pile' })).toBeInViewport({ ratio: 1 })
  }
})

function withoutUntilFound() {
  Element.prototype.setAttribute = function set(name, value) {
    this.setAttributeNS(null, name, name === 'hidden' ? '' : value)
  }
}

test('a key pressed before the scripts have loaded opens it, with what is typed', async ({ page }) => {
  const [scripts, palette] = [held((route) => route.continue()), held((route) => route.continue())]
  await page.route('**/*.js', (route) =>
    (route.request().url().includes('palette') ? palette : scripts).answer(route),
  )
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.locator('#skills')).toBeAttached()
  const asked = page.waitForRequest(/palette-dialog.*js/)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('st')
  scripts.letGo()
  await asked
  // No key reaches the link behind it, and a second Ctrl+K does not close it.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).focus()
  await page.keyboard.type('ackx')
  for (const key of ['Backspace', 'Enter', 'Control+k']) await page.keyboard.press(key)
  palette.letGo()
  await expect(activeOf(page)).toHaveText('Stack')
  await expect(fieldOf(page)).toHaveValue('stack')
})

test.describe('when a module cannot be loaded', () => {
  test.use({ tolerated: [/Failed to load resource|Failed to fetch dynamically imported module/] })

  test('the page leaves the key of the palette to the browser', async ({ page }) => {
    await page.route('**/assets/entry-*.js', (route) => route.abort())
    const failed = page.waitForEvent('pageerror')
    await page.goto('./blogs')
    await failed
    const isLeft = await page.evaluate(() =>
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })),
    )
    expect(isLeft).toBe(true)
  })

  test('a press before the page has completely loaded is answered with a message', async ({ page }) => {
    const laterScripts = held((route) => route.continue())
    await page.route('**/after-load-*.js', laterScripts.answer)
    await page.route('**/palette-dialog-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await openHome(page)
    await page.getByRole('button', { name: 'Search and commands' }).click()
    await failed
    await drawn(page)
    laterScripts.letGo()
    await expect(page.getByRole('alert')).toHaveText(/The search could not be loaded\./)
  })
})

test('Escape cancels it, arrow keys select an option, and ? shows the shortcuts', async ({ page }) => {
  const { answer, letGo } = held((route) => route.continue())
  await page.route('**/palette-dialog*.js', answer)
  await openHome(page)
  const asked = page.waitForRequest(/palette-dialog.*js/)
  await page.keyboard.press('Control+k')
  await asked
  await page.keyboard.press('Escape')
  const answered = page.waitForResponse(/palette-dialog.*js/)
  letGo()
  await answered
  await drawn(page)
  await expect(paletteOf(page), 'cancelled while it was loading').toHaveCount(0)
  await openByKey(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(activeOf(page)).toHaveText('Projects')
  await expect(fieldOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await activeOf(page).getAttribute('id')) ?? '',
  )
  await page.mouse.move(20, 600)
  await page.mouse.wheel(0, 400)
  expect(await sectionNow(page)).toBe('hero')
  await page.keyboard.type('xqzvk')
  await expect(paletteOf(page).getByRole('status')).toHaveText('Nothing found')
  await page.keyboard.press('Escape')
  // Keys go to its field until one frame after it has closed.
  await expect(paletteOf(page)).toBeHidden()
  await drawn(page)

  await page.keyboard.press('?')
  await expect(paletteOf(page).getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await openByKey(page, '/')
  await page.keyboard.type('shortcuts')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Use / and ?' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(paletteOf(page)).toBeHidden()
  await page.keyboard.press('?')
  await page.keyboard.press('/')
  await drawn(page)
  await expect(paletteOf(page)).toBeHidden()
})

test('Escape, Ctrl+K and a click beside it return the focus, and it changes the theme', async ({ page }) => {
  await page.goto('./blogs')
  const button = page.getByRole('button', { name: 'Search and commands' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(20, 600),
  ]) {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(fieldOf(page)).toBeFocused()
    await close()
    await expect(paletteOf(page)).toBeHidden()
    await expect(button).toBeFocused()
  }

  // A key right after it has closed belongs to the page, also if no element gets the focus back.
  await button.blur()
  await openByKey(page)
  await paletteOf(page).evaluate((dialog: HTMLDialogElement) => {
    dialog.close()
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
  })
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(paletteOf(page)).toBeHidden()
  await drawn(page)

  await openByKey(page)
  await page.keyboard.type('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(paletteOf(page).getByRole('status')).toHaveText('Theme: dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Theme: dark/ })).toBeVisible()
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 390, height: 300 } })

  test('names every option for screen readers, also those that are not laid out yet', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium shows its accessibility tree.')
    await openHome(page)
    await openByKey(page)
    const devtools = await page.context().newCDPSession(page)
    const { nodes } = await devtools.send('Accessibility.getFullAXTree')
    const options = nodes.filter(({ role, ignored }) => role?.value === 'option' && !ignored)
    expect(options).toHaveLength(await paletteOf(page).getByRole('option').count())
    expect(options.filter(({ name }) => !name?.value)).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap opens it, axe finds no problem, and it fits into the window', async ({ page }) => {
    await page.goto('./blogs')
    await page.getByRole('button', { name: 'Search and commands' }).tap()
    await expect(fieldOf(page)).toBeFocused()
    expect(await findingsInBothLooks(page)).toEqual([])
    const { bottom, right } = await paletteOf(page).evaluate((dialog) => dialog.getBoundingClientRect())
    expect(bottom).toBeLessThanOrEqual(844)
    expect(right).toBeLessThanOrEqual(390)
    await paletteOf(page).getByRole('option', { name: 'About' }).tap()
    await expectSection(page, 'about')
  })
})

test.describe('with an e-mail address', () => {
  // The pictures of this variant are on a host that does not exist.
  test.use({ variant: 'live', tolerated: [/Failed to load resource/] })

  test('it copies the e-mail address, and shows it when the browser refuses', async ({ page, context }) => {
    const MAIL = 'maximiliane-theresa.von-hohenzollern-wagner@engineering.example'
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('./')
    await openByKey(page)
    await page.keyboard.type('mail')
    const status = paletteOf(page).getByRole('status')
    await page.keyboard.press('Enter')
    await expect(status).toHaveText(`Copied: ${MAIL}`)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MAIL)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await page.keyboard.press('Enter')
    await expect(status).toHaveText(`The browser does not allow copying. The address is ${MAIL}`)
  })
})

test('beside a title that fills a phone, nothing of the detail stands beyond the row', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHome(page)
  await openByKey(page)
  const option = paletteOf(page)
    .getByRole('option')
    .filter({ has: page.locator('span:nth-child(3)') })
    .first()
  await option.evaluate((row) => {
    row.children[1]!.textContent = 'An engineer of bridges and of tunnels below them'
  })
  const edges = await option.evaluate((row) => {
    const detail = row.lastElementChild!
    const end = row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingInlineEnd)
    return { count: row.children.length, beyond: detail.getBoundingClientRect().right - end }
  })
  expect(edges.count).toBe(3)
  expect(edges.beyond).toBeLessThanOrEqual(1)
})
