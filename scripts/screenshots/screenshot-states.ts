import type { BrowserContextOptions, Page } from '@playwright/test'
import { answerCalls, held, json, refused, status, withoutCopies } from '#tests/support/answers.ts'

type Theme = 'dark' | 'light'
const BOTH: readonly Theme[] = ['dark', 'light']
const PHONE = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** The windows of the screenshots. `lying` is a phone in landscape. */
export const DEVICES = {
  desktop: { themes: BOTH, options: { viewport: { width: 1440, height: 900 } } },
  phone: { themes: BOTH, options: { viewport: { width: 390, height: 844 }, ...PHONE } },
  laptop: { themes: BOTH, options: { viewport: { width: 1366, height: 768 } } },
  square: { themes: ['dark'], options: { viewport: { width: 1024, height: 768 } } },
  tablet: { themes: ['dark'], options: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
  narrow: { themes: ['light'], options: { viewport: { width: 360, height: 740 }, ...PHONE } },
  lying: { themes: ['dark'], options: { viewport: { width: 844, height: 390 }, ...PHONE } },
} as const satisfies Record<string, { themes: readonly Theme[]; options: BrowserContextOptions }>

export type Device = keyof typeof DEVICES

export type State = {
  /** Below the site's address. */
  address: string
  only?: readonly Device[]
  /** Runs before the page opens, and answers for GitHub. */
  before?: (page: Page) => Promise<unknown>
  /** Runs once the page is open. */
  prepare?: (page: Page) => Promise<unknown>
  /** A request is left unanswered. */
  pending?: boolean
  /** Takes the whole page instead of the window. */
  whole?: boolean
}

const ARTICLE = `blogs/${encodeURIComponent('Backpropagation by hand')}`
const MATH = `blogs/${encodeURIComponent('A softmax that cannot overflow')}`
const MAIN: readonly Device[] = ['desktop', 'phone']
const NARROW: readonly Device[] = ['phone', 'narrow']
const DESKTOP: readonly Device[] = ['desktop']

/** Every page and state. */
export const STATES: Readonly<Record<string, State>> = {
  hero: { address: '' },
  about: { address: '#about' },
  projects: { address: '#projects' },
  skills: { address: '#skills' },
  'skills-end': { address: '#skills', only: NARROW, prepare: (page) => scrolledToEnd(page, '#skills') },
  'projects-last': { address: '#projects', only: MAIN, prepare: atLastProject },
  hover: { address: '#projects', only: DESKTOP, prepare: hovered },
  focus: { address: '#projects', only: MAIN, prepare: focused },
  palette: { address: '', prepare: palette },
  'palette-found': { address: 'blogs', only: MAIN, prepare: found },
  shortcuts: { address: '', only: MAIN, prepare: shortcuts },
  menu: { address: '', only: NARROW, prepare: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  blogs: { address: 'blogs' },
  'blogs-loading': { address: 'blogs', only: MAIN, before: answers({ list: never() }), pending: true },
  'blogs-empty': { address: 'blogs', only: MAIN, before: answers({ list: json([]) }) },
  'blogs-failed': { address: 'blogs', before: answers({ list: refused }), prepare: failed },
  'blogs-failed-bare': { address: 'blogs', only: MAIN, before: listLost, prepare: failed },
  article: { address: ARTICLE },
  'article-loading': { address: ARTICLE, only: MAIN, before: answers({ article: never() }), pending: true },
  'article-code': { address: ARTICLE, only: MAIN, prepare: atCode },
  'article-math': { address: MATH, only: MAIN },
  'article-whole': { address: ARTICLE, only: MAIN, whole: true },
  'article-failed': {
    address: ARTICLE,
    only: MAIN,
    before: answers({ article: status(503) }),
    prepare: failed,
  },
  'article-missing': { address: 'blogs/no-such-article', only: MAIN, prepare: failed },
  'article-offline': { address: 'blogs', only: MAIN, prepare: offlineArticle },
  'not-found': { address: 'nowhere/at/all' },
  'forced-colors': { address: '#projects', only: MAIN, prepare: inForcedColors },
  'no-script': { address: '', only: MAIN, before: withoutScript, whole: true },
  paper: { address: '', only: DESKTOP, prepare: printed, whole: true },
  'article-paper': { address: ARTICLE, only: DESKTOP, prepare: printed, whole: true },
}

function answers(calls: Parameters<typeof answerCalls>[1]) {
  return (page: Page) => answerCalls(page, calls)
}

function never() {
  return held(refused).answer
}

async function listLost(page: Page) {
  await withoutCopies(page)
  await answerCalls(page, { list: refused })
}

function withoutScript(page: Page) {
  return page.route('**/*.js', (route) => route.abort())
}

function failed(page: Page) {
  return page.getByRole('alert').waitFor()
}

async function offlineArticle(page: Page) {
  // The page requests the worker after the first paint, when the network may already have been idle.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.context().setOffline(true)
  await page.locator('main ul a').first().click()
  await failed(page)
}

async function palette(page: Page) {
  await page.getByRole('button', { name: 'Search and' }).click()
  await page.getByRole('option').first().waitFor()
}

async function found(page: Page) {
  await palette(page)
  await page.getByRole('combobox').fill('gradient')
  await page.getByRole('group', { name: 'Articles' }).waitFor()
}

async function shortcuts(page: Page) {
  await palette(page)
  await page.getByRole('option', { name: 'Keyboard shortcuts' }).click()
}

function hovered(page: Page) {
  const link = page.getByRole('link', { name: /^View on GitHub/ })
  return link.first().hover()
}

async function focused(page: Page) {
  await page.locator('html[data-section]').waitFor()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
}

function atCode(page: Page) {
  return page.locator('pre').nth(1).scrollIntoViewIfNeeded()
}

function inForcedColors(page: Page) {
  return page.emulateMedia({ forcedColors: 'active' })
}

async function atLastProject(page: Page) {
  await page.locator('html[data-section]').waitFor()
  await page.locator('#projects ul').evaluate((slides) => slides.scrollTo({ left: 1e6, behavior: 'instant' }))
  await page.getByRole('button', { name: /next/i }).and(page.locator(':disabled')).waitFor()
}

/** As wide as a sheet of A4 between its margins. */
async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 1020 })
}

async function scrolledToEnd(page: Page, section: string) {
  await page.locator('html[data-section]').waitFor()
  await page.locator(section).evaluate((element) => element.scrollTo({ top: 1e6, behavior: 'instant' }))
}
