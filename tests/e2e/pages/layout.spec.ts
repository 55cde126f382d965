import type { Page } from '@playwright/test'
import { answerCalls, json, listing, text } from '#tests/support/answers.ts'
import { expectSection, openHome } from '#tests/support/home.ts'
import { settle } from '#tests/support/settle.ts'
import { expect, test } from '#tests/support/test.ts'

// This variant has the longest plausible words and every field.
test.use({ variant: 'live', tolerated: [/pictures\.example/] })

const WINDOWS = [
  [320, 480],
  [390, 844],
  [768, 1024],
  [1024, 600],
  [1440, 900],
  [2560, 1440],
] as const

const LONG_NAMES = [
  'On the unreasonable effectiveness of writing everything down before anyone asks for it, part one.md',
  `${'Unbroken'.repeat(14)}.md`,
  'Short.md',
]

test('the home page keeps its words in place in every window', async ({ page }) => {
  await page.route('https://pictures.example/**', (route) => route.abort())
  await openHome(page)
  for (const section of ['hero', 'about', 'projects', 'skills', 'experience'] as const) {
    await page.evaluate((id) => {
      location.hash = id
    }, section)
    await expectSection(page, section)
    await inEveryWindow(page, async (check) => {
      for (const top of [0, 1e6]) {
        const shown = await page.locator(`#${section}`).evaluate((element, height) => {
          element.scrollTo(0, height)
          return element.scrollTop
        }, top)
        // A section that fits has no other place.
        if (top === 0 || shown > 0) await check(`${section}, scrolled to ${top}`)
      }
    })
  }
})

test('the name of a section beside its dot stands beside the words of entries, not on them', async ({
  page,
}) => {
  await page.route('https://pictures.example/**', (route) => route.abort())
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('./#experience')
    await expectSection(page, 'experience')
    const name = page.locator('nav [aria-current] > span + span')
    await name.evaluate((label) => {
      label.textContent = 'Veröffentlichungen'
    })
    const { x } = (await name.boundingBox())!
    const lines = await page.evaluate(linesOnPage)
    const ofEntries = lines.filter(({ words }) => words.startsWith('I measure') || words.startsWith('Cracks'))
    expect(ofEntries.length).toBeGreaterThan(1)
    expect(Math.max(...ofEntries.map(({ right }) => right)), `${width} × ${height}`).toBeLessThanOrEqual(x)
  }
})

test('the list, an article and the 404 page keep their words in place in every window', async ({ page }) => {
  await answerCalls(page, { list: json(listing(...LONG_NAMES)), article: text('Words.') })
  await page.goto('./blogs')
  await expect(page.getByRole('link', { name: 'Short' })).toBeVisible()
  await inEveryWindow(page, (check) => check('the list'))
  await page.setViewportSize({ width: 320, height: 480 })
  await page
    .locator('header a > :last-child')
    .first()
    .evaluate((name) => name.append('Unbroken'.repeat(5)))
  for (const button of [/^Search/, /^Menu/])
    expect((await page.getByRole('button', { name: button }).boundingBox())?.width).toBe(44)
  await page.goto('./blogs/Backpropagation%20by%20hand')
  await inEveryWindow(page, (check) => check('an article'))
  await page.goto('./nowhere/at/all')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await inEveryWindow(page, (check) => check('the 404 page'))
})

/** Runs `look` in every window. Its `check` expects all words in place, and names the place in messages. */
async function inEveryWindow(page: Page, look: (check: (where: string) => Promise<void>) => Promise<void>) {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    await look((where) => expectInPlace(page, width, `${where} at ${width} × ${height}`))
  }
}

/** Expects that nothing overlaps, leaves the window, is cut off, or makes the page scroll sideways. */
async function expectInPlace(page: Page, width: number, where: string) {
  await settle(page)
  const lines = await page.evaluate(linesOnPage)
  const wordsOf = (some: Line[]) => some.filter(({ inCarousel }) => !inCarousel).map(({ words }) => words)
  expect(lines.length, `${where}: there are words`).toBeGreaterThan(2)
  expect(
    {
      overlaps: overlapsIn(lines),
      outside: wordsOf(lines.filter(({ left, right }) => left < -1 || right > width + 1)),
      cut: wordsOf(lines.filter(({ isCut }) => isCut)),
      width: await page.evaluate(() => document.documentElement.scrollWidth),
    },
    where,
  ).toEqual({ overlaps: [], outside: [], cut: [], width })
}

/** One line of words and its box in the window, in CSS px, without the part that a scroll container hides. */
type Line = {
  words: string
  left: number
  top: number
  right: number
  bottom: number
  /** It is in a container that scrolls sideways, so it may leave the window. */
  inCarousel: boolean
  /** A container that cannot scroll cuts it off. */
  isCut: boolean
}

/** Every line of words that is visible in the window now. Runs in the page. */
function linesOnPage(): Line[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    const words = textContent?.trim().slice(0, 40)
    if (!parent || !words || !isSeen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    for (const rect of range.getClientRects()) {
      const line = clipped(words, parent, rect)
      if (line.bottom - line.top >= rect.height * 0.6 && line.right - line.left >= 1) lines.push(line)
    }
  }
  return lines

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    if (element.closest('script, style, noscript')) return false
    // Words for assistive technology alone are clipped away.
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
      if (getComputedStyle(ancestor).clipPath.includes('inset(50%)')) return false
    return true
  }

  function clipped(words: string, parent: Element, { left, top, right, bottom }: DOMRect): Line {
    const line = { words, left, top, right, bottom, inCarousel: false, isCut: false }
    // Fonts have empty space above and below their letters.
    const spare = (bottom - top) * 0.25
    let ancestor: Element | null = parent
    for (; ancestor && ancestor !== document.documentElement; ancestor = ancestor.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(ancestor)
      const box = ancestor.getBoundingClientRect()
      for (const [overflow, start, end, tolerance] of [
        [overflowX, 'left', 'right', 1],
        [overflowY, 'top', 'bottom', spare],
      ] as const)
        if (/auto|scroll/.test(overflow)) {
          line[start] = Math.max(line[start], box[start])
          line[end] = Math.min(line[end], box[end])
          line.inCarousel ||= start === 'left'
        } else if (overflow !== 'visible') {
          line.isCut ||= line[start] < box[start] - tolerance || line[end] > box[end] + tolerance
        }
      if (position === 'fixed') break
    }
    line.top = Math.max(line.top, 0)
    line.bottom = Math.min(line.bottom, innerHeight)
    return line
  }
}

/** Pairs of lines whose letters overlap. Their line heights may. */
function overlapsIn(lines: readonly Line[]): string[] {
  return lines.flatMap((line, index) =>
    lines
      .slice(index + 1)
      .filter((other) => {
        const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
        const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top)
        const lowerHeight = Math.min(line.bottom - line.top, other.bottom - other.top)
        return across > 2 && down > lowerHeight * 0.4
      })
      .map((other) => `“${line.words}” and “${other.words}”`),
  )
}
