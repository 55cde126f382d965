import { answerCalls, text } from '#tests/support/answers.ts'
import { findings } from '#tests/support/axe.ts'
import { contents, open, PHONE } from '#tests/support/open-article.ts'
import { expect, test } from '#tests/support/test.ts'

test('axe finds no problem in an article, its contents, and an open picture', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, 'live')
  expect(await findings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(PHONE)
  await page.locator('summary').click()
  await expect(contents(page).getByRole('link').first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.locator('.prose figure img').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('the numbers of a list of years stay on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await answerCalls(page, { article: text('1998. A year\n1999. Another') })
  await page.goto('./blogs/Years')
  const list = page.locator('ol.list')
  const { room, number } = await list.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d')!
    const { font, paddingInlineStart } = getComputedStyle(element)
    const { width } = Object.assign(pen, { font }).measureText('1998. ')
    return { room: Number.parseFloat(paddingInlineStart), number: width }
  })
  expect(room).toBeGreaterThan(number)
})

test('a large table scrolls in its box, and an article prints in black, with addresses', async ({ page }) => {
  const row = (cell: string) => `|${` ${cell} |`.repeat(14)}`
  const table = [row('A head'), row('---'), ...Array.from({ length: 60 }, (_, index) => row(`cell ${index}`))]
  const article = [
    '# Printed\n\n[Words](https://a.example/b) and <https://c.example/d>, [inside](Other.md)',
    `## One\n\n## Two\n\n## Three\n\n\`\`\`js\nlet a\n\`\`\`\n\n${table.join('\n')}`,
  ]
  await answerCalls(page, { article: text(article.join('\n\n')) })
  await page.goto('./blogs/A%20print')
  await expect(page.locator('.copy')).toHaveCount(1)
  const box = page.getByRole('group', { name: 'Table' })
  await box.focus()
  // Chromium drops a key while the box still glides, be it because of the key before or of the focus.
  const pressUntilScrolled = (key: string, offset: (box: Element) => number) =>
    expect(async () => {
      await page.keyboard.press(key)
      await expect.poll(() => box.evaluate(offset), { timeout: 1_000 }).toBeGreaterThan(0)
    }).toPass()
  await pressUntilScrolled('ArrowRight', ({ scrollLeft }) => scrollLeft)
  await pressUntilScrolled('PageDown', ({ scrollTop }) => scrollTop)
  const [head, frame] = [await box.getByRole('columnheader').first().boundingBox(), await box.boundingBox()]
  expect(Math.abs((head?.y ?? 0) - (frame?.y ?? 99))).toBeLessThanOrEqual(2)
  expect(page.viewportSize()?.height).toBeGreaterThan(frame?.height ?? Infinity)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440)

  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark'
  })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('.prose')).toHaveCSS('color', 'rgb(0, 0, 0)')
  const after = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element, '::after').content)
  expect(await after('.prose a[href$="/b"]')).toBe('" (https://a.example/b)"')
  expect(await after('.prose a[href$="/d"]')).toBe('none')
  expect(await after('.prose a[href^="/blogs"]')).toBe('none')
  await expect(page.locator('.prose pre')).toHaveCSS('white-space-collapse', 'preserve')
  for (const scrolling of ['.prose pre', '.prose .table-scroll'])
    await expect(page.locator(scrolling)).toHaveCSS('overflow-x', 'visible')
  await expect(page.getByText(/\/blogs\/A%20print$/)).toBeVisible()
  for (const unprinted of ['#root header nav', '.contents', '.copy', 'article footer', '[href="#main"]'])
    await expect(page.locator(unprinted)).toBeHidden()
})

test('a printed table breaks no word, except for hashes and addresses', async ({ page }) => {
  const sentence = 'How far the weights move, which is multiplied by the schedule. '.repeat(3)
  const hash = '0123456789abcdef'.repeat(4)
  const columns =
    'Configuration Throughput Latency Parameters Implementation Temperature Reproducibility Documentation Limits Memory'.split(
      ' ',
    )
  const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const article = [
    rowOf(['Parameter', 'Type', 'Default', 'Explanation']),
    rowOf(['-', '-', '-', '-']),
    rowOf(['`learning_rate_of_all`', 'boolean', '0.00003', sentence]),
    rowOf([
      `\`${hash}\``,
      'string',
      'none',
      `${sentence} [See](https://a.example/${'very-long/'.repeat(12)})`,
    ]),
    '',
    rowOf(columns),
    rowOf(columns.map(() => '-')),
  ].join('\n')
  await answerCalls(page, { article: text(article) })
  await page.goto('./blogs/Printed')
  await expect(page.getByRole('table')).toHaveCount(2)
  await page.emulateMedia({ media: 'print' })
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 680, height: 1020 })
  const broken = await page.locator('.prose').evaluate((prose) => {
    const words: string[] = []
    const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = new Range()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) words.push(word)
      }
    }
    return words
  })
  expect(broken).toEqual([hash])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(680)
})

test('in an Arabic article, a paragraph that begins with a Latin name runs from right to left', async ({
  page,
}) => {
  const words = 'React مكتبة لواجهات المستخدم'
  const article = `---\nlang: ar\n---\n\n${words}\n\n> ${words}\n\n- ${words}\n`
  await answerCalls(page, { article: text(article) })
  await page.goto('./blogs/React')
  const blocks = page.locator('.prose > p, .prose .quote > p, .prose li')
  await expect(blocks).toHaveCount(3)
  // The first word is at the right end of its line, beside the mark of its quote or list.
  const distances = await blocks.evaluateAll((elements) =>
    elements.map((element) => {
      const range = new Range()
      range.setStart(element.firstChild!, 0)
      range.setEnd(element.firstChild!, 'React'.length)
      return element.getBoundingClientRect().right - range.getBoundingClientRect().right
    }),
  )
  expect(distances.map(Math.round)).toEqual([0, 0, 0])
})
