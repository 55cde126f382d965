import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listed } from '#tests/support/answers.ts'
import { SOON, type Tab, expect, test } from '#tests/support/engines/test.ts'
import { ADDRESS, ARTICLE_FAILED, LIST_FAILED, NAME } from '#tests/support/offline-site.ts'
import { liveFile } from '#tests/support/site/deployed-site.ts'

const sectionsShown = () =>
  [...document.querySelectorAll('main section')]
    .filter((section) => section.querySelector('h2')?.checkVisibility())
    .map(({ id }) => id)

const count = (selector: string) => document.querySelectorAll(selector).length

/** Opens the home page and waits until its script shows the sections one by one. */
async function openHome(tab: Tab, fragment = ''): Promise<void> {
  await tab.open(`./${fragment}`)
  await tab.expect(() => document.documentElement.dataset['section']).toBeTruthy()
}

/** Repeats an input, which changes nothing during the lock of the last step (STAGE-4), until only this section is shown. */
async function step(tab: Tab, input: () => Promise<unknown>, section: string): Promise<void> {
  const wanted = section === 'hero' ? '' : section
  const shown = async () => String(await tab.ask(sectionsShown))
  await expect(async () => {
    if ((await shown()) !== wanted) await input()
    // A second input too soon would go one section further: a busy machine shows the first one late.
    await expect.poll(shown, { intervals: SOON, timeout: 1_000 }).toBe(wanted)
  }).toPass()
}

test('[STAGE-3] [STAGE-8] keys and the wheel go through the sections', async ({ tab }) => {
  await openHome(tab)
  await step(tab, () => tab.press('PageDown'), 'about')
  await step(tab, () => tab.press(' '), 'projects')
  await step(tab, () => tab.wheel(120), 'skills')
  await tab.expect(() => location.hash).toBe('#skills')
  await step(tab, () => tab.press('Home'), 'hero')
})

test('[PROJ-2] [PROJ-3] the carousel moves, and the palette opens an article', async ({ tab }) => {
  await openHome(tab, '#projects')
  const disabled = () => document.querySelector('#projects button[aria-disabled=true]')?.ariaLabel
  await tab.expect(disabled).toBe('Previous project')
  await tab.click('#projects button[aria-label="Next project"]')
  await tab.expect(disabled).toBeNull()
  await tab.press('ArrowLeft')
  await tab.expect(disabled).toBe('Previous project')
  await tab.press('ArrowRight')
  await tab.expect(disabled).toBeNull()
  const scrollToEnd = () =>
    document.querySelector('#projects ul')?.scrollTo({ left: 1e6, behavior: 'instant' })
  await expect(async () => {
    // WebKit scrolls in a thread of its own: while the scroll of the key still runs there, it can undo this one.
    await tab.ask(scrollToEnd)
    await expect.poll(() => tab.ask(disabled), { intervals: SOON, timeout: 1_000 }).toBe('Next project')
  }).toPass()
  const end = () => document.querySelector('#project-9')?.getBoundingClientRect().right
  await tab.expect(end).toBeLessThanOrEqual(1280)

  await tab.press('Control+k')
  await tab.expect(() => document.activeElement?.role).toBe('combobox')
  await tab.type('backprop')
  await tab.expectTexts('[role=option][aria-selected=true]', [expect.stringContaining(NAME)])
  await tab.press('Enter')
  await tab.expectTexts('h1', [NAME])
})

test('[NAV-4] the menu closes on Escape and after a choice, and a chosen theme stays', async ({ tab }) => {
  await tab.resize(390, 844)
  await openHome(tab)
  await tab.click('button[aria-label="Menu"]')
  await tab.expectTexts('#site-menu a[href="/#projects"]', ['Projects'])
  await tab.press('Escape')
  await tab.expectTexts('#site-menu', [])
  await tab.expect(() => document.activeElement?.ariaLabel).toBe('Menu')
  await tab.click('button[aria-label="Menu"]')
  await tab.click('#site-menu a', 'Projects')
  await tab.expect(sectionsShown).toEqual(['projects'])
  await tab.expectTexts('#site-menu', [])
  await step(tab, () => tab.wheel(-120), 'about')

  await tab.resize(1280, 800)
  const theme = () => document.documentElement.dataset['theme']
  const ground = () => getComputedStyle(document.documentElement).backgroundColor
  const light = await tab.ask(ground)
  while ((await tab.ask(theme)) !== 'dark') {
    const before = await tab.ask(theme)
    await tab.click('button[data-theme-choice]')
    await tab.expect(theme).not.toBe(before)
  }
  await tab.expect(ground).not.toBe(light)
  const dark = await tab.ask(ground)
  await tab.open('./blogs')
  expect(await tab.ask(theme)).toBe('dark')
  expect(await tab.ask(ground)).toBe(dark)
})

test('[LIST-5] [ART-1] articles newer than the site and results of a search open from the list, and Back returns', async ({
  site,
  tab,
}) => {
  const articles = { 感想: '数式', 'قائمة انتظار': 'معادلة' }
  const list = join(site.folder, 'github/api/repos/site/site/contents/articles')
  const entries = JSON.parse(readFileSync(list, 'utf8')) as unknown[]
  for (const [name, word] of Object.entries(articles)) {
    const text = `${word}: $\\sqrt{\\frac{a}{b}}$`
    writeFileSync(liveFile(site, name), text)
    entries.push(listed(`${name}.md`, text))
  }
  writeFileSync(list, JSON.stringify(entries))

  await tab.open('./blogs')
  for (const [name, word] of Object.entries(articles)) {
    await tab.click('main li a', name)
    await tab.expectTexts('h1', [name])
    await tab.expect(() => decodeURI(location.pathname)).toBe(`/blogs/${name}`)
    await tab.expectTexts('.prose p', [expect.stringContaining(word)])
    await tab.expect(count, 'math mfrac').toBe(1)
    await tab.back()
    await tab.expectTexts('h1', ['Blog Articles'])
  }
  await tab.click('input[type=search]')
  await tab.type('pendlum')
  await tab.expectTexts('[data-results] mark', ['pendulum'])
  await tab.click('[data-results] a')
  await tab.expectTexts('h1', ['Why momentum overshoots'])
  await tab.back()
  await tab.expectTexts('[data-results] mark', ['pendulum'])
})

test('[SAVE-1] when calls fail, the list and an article show their copies until a retry', async ({
  site,
  tab,
}) => {
  for (const [address, red, content] of [
    ['blogs', LIST_FAILED, 'main li a'],
    [ADDRESS, ARTICLE_FAILED, '.prose p'],
  ] as const) {
    site.answerWith((request, response) => {
      if (request.url?.startsWith('/github/')) response.writeHead(403).end()
      else site.usual(request, response)
    })
    await tab.open(address)
    await tab.expectTexts('[role=alert]', [red])
    await tab.expect(count, content).toBeGreaterThan(4)
    await site.restore()
    await tab.click('main button', 'Retry')
    await tab.expectTexts('[role=alert]', [])
    await tab.expectTexts('[role=status]', [''])
  }
})

test('an article fits a phone, with its formulas, and can be read without the host', async ({
  site,
  tab,
}) => {
  await tab.resize(390, 844)
  await tab.open(ADDRESS)
  await tab.expectTexts('h1', [NAME])
  const tops = await tab.ask(() =>
    [...document.querySelectorAll('mfrac')].map(({ children }) =>
      Array.from(children, (part) => part.getBoundingClientRect().top),
    ),
  )
  const drops = tops.map(([numerator = 0, denominator = 0]) => denominator - numerator)
  expect(drops.length).toBeGreaterThan(0)
  expect(Math.min(...drops), 'from the top of a numerator to that of its denominator').toBeGreaterThan(8)
  await tab.expect(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390)

  // The worker starts after 3 s, and has cached the whole site by then, which takes seconds on a busy machine.
  // Its state says nothing more: Firefox can show "activating" to a page for ever, and the worker answers nevertheless.
  const isControlled = () => tab.ask(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isControlled, { intervals: SOON, timeout: 20_000 }).toBe(true)
  await tab.expect(count, '.copy').toBeGreaterThan(0)
  await tab.expectTexts('[role=status]', [''])
  await site.cut()
  await tab.open(ADDRESS)
  await tab.expectTexts('h1', [NAME])
  await tab.expectTexts('[role=alert]', [ARTICLE_FAILED])
  await site.restore()
})
