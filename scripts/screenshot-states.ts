import type { BrowserContextOptions, Page } from '@playwright/test'
import { answerCalls, held, json, refused, status, withoutCopies } from '#tests/support/answers.ts'

type Theme = 'dark' | 'light'
const BOTH: readonly Theme[] = ['dark', 'light']

/** The windows that pictures are taken in. */
export const DEVICES = {
  desktop: { themes: BOTH, options: { viewport: { width: 1440, height: 900 } } },
  phone: {
    themes: BOTH,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  },
  tablet: { themes: ['dark'], options: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
  small: { themes: ['light'], options: { viewport: { width: 320, height: 480 }, deviceScaleFactor: 2 } },
  wide: { themes: ['dark'], options: { viewport: { width: 2560, height: 1440 } } },
  low: { themes: ['light'], options: { viewport: { width: 1024, height: 600 } } },
  /** A phone on its side. */
  lying: {
    themes: ['dark'],
    options: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  },
  /** A desktop window at 200 %. */
  zoomed: { themes: ['dark'], options: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 } },
} as const satisfies Record<string, { themes: readonly Theme[]; options: BrowserContextOptions }>

export type Device = keyof typeof DEVICES

export type State = {
  /** Below the site's address. */
  address: string
  /** Before the page is opened: who answers in GitHub's place. */
  before?: (page: Page) => Promise<unknown>
  /** Once it is open. */
  prepare?: (page: Page) => Promise<unknown>
  only?: readonly Device[]
  /** A call is held back: what is shown meanwhile. */
  pending?: boolean
  /** The whole page instead of the window. */
  whole?: boolean
}

const ARTICLE = `blogs/${encodeURIComponent('Backpropagation by hand')}`
const MAIN: readonly Device[] = ['desktop', 'phone']
const failure = (page: Page) => page.getByRole('alert').waitFor()

/** Every page and state. */
export const STATES: Readonly<Record<string, State>> = {
  hero: { address: '' },
  about: { address: '#about' },
  projects: { address: '#projects' },
  skills: { address: '#skills' },
  'skills-end': {
    address: '#skills',
    prepare: (page) => scrolledToEnd(page, '#skills'),
    only: ['phone', 'small'],
  },
  'projects-last': { address: '#projects', prepare: atLastProject, only: MAIN },
  hover: {
    address: '#projects',
    prepare: (page) =>
      page
        .getByRole('link', { name: /^View on GitHub/ })
        .first()
        .hover(),
    only: ['desktop'],
  },
  focus: {
    address: '#projects',
    prepare: async (page) => {
      await page.locator('html[data-section]').waitFor()
      for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab')
    },
    only: MAIN,
  },
  menu: {
    address: '',
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    only: ['phone', 'small'],
  },
  blogs: { address: 'blogs' },
  'blogs-loading': {
    address: 'blogs',
    before: (page) => answerCalls(page, { list: never() }),
    pending: true,
    only: MAIN,
  },
  'article-loading': {
    address: ARTICLE,
    before: (page) => answerCalls(page, { article: never() }),
    pending: true,
    only: MAIN,
  },
  'blogs-empty': { address: 'blogs', before: (page) => answerCalls(page, { list: json([]) }), only: MAIN },
  'blogs-failed': {
    address: 'blogs',
    before: (page) => answerCalls(page, { list: refused }),
    prepare: failure,
  },
  'blogs-failed-bare': { address: 'blogs', before: listLost, prepare: failure, only: MAIN },
  article: { address: ARTICLE },
  'article-code': {
    address: ARTICLE,
    prepare: (page) => page.locator('pre').nth(1).scrollIntoViewIfNeeded(),
    only: MAIN,
  },
  'article-math': { address: `blogs/${encodeURIComponent('A softmax that cannot overflow')}`, only: MAIN },
  'article-whole': { address: ARTICLE, only: MAIN, whole: true },
  'article-failed': {
    address: ARTICLE,
    before: (page) => answerCalls(page, { article: status(503) }),
    prepare: failure,
    only: MAIN,
  },
  'article-missing': { address: 'blogs/no-such-article', prepare: failure, only: MAIN },
  'article-offline': { address: 'blogs', prepare: offlineArticle, only: MAIN },
  'not-found': { address: 'nowhere/at/all' },
  'forced-colors': {
    address: '#projects',
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
    only: MAIN,
  },
  'no-script': {
    address: '',
    before: (page) => page.route('**/*.js', (route) => route.abort()),
    only: MAIN,
    whole: true,
  },
  paper: {
    address: '',
    prepare: printed,
    only: ['desktop'],
    whole: true,
  },
  'article-paper': { address: ARTICLE, prepare: printed, only: ['desktop'], whole: true },
}

function never() {
  return held(refused).answer
}

async function listLost(page: Page) {
  await withoutCopies(page)
  await answerCalls(page, { list: refused })
}

async function offlineArticle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.locator('main ul a').first().click()
  await failure(page)
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
