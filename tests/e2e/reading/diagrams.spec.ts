import type { Page } from '@playwright/test'
import { answerCalls, text } from '#tests/support/answers.ts'
import { findings, findingsIn } from '#tests/support/axe.ts'
import { drawn } from '#tests/support/settle.ts'
import { expect, expectSlowly, test } from '#tests/support/test.ts'

const DIAGRAM = 'flowchart LR\n  A[Read] --> B{Changed?}\n  B -->|yes| C[Format]\n  B -->|no| D[Keep]'
const fence = (code: string) => `\`\`\`mermaid\n${code}\n\`\`\``

async function open(page: Page, markdown: string) {
  await answerCalls(page, { article: text(markdown) })
  await page.goto('./blogs/Drawn')
  await expect(page.locator('.copy').first()).toBeAttached()
}

const code = (page: Page) => page.getByRole('group', { name: 'Code, mermaid' })

test('a diagram near the window replaces its code, and follows the theme', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, `${'A paragraph.\n\n'.repeat(120)}${fence(DIAGRAM)}`)
  await drawn(page)
  expect(loaded.filter((path) => /mermaid|diagram\./.test(path))).toEqual([])
  await page.keyboard.press('End')
  const drawing = page.frameLocator('iframe.diagram').locator('svg')
  await expectSlowly(drawing).toBeVisible()
  expect(loaded.filter((path) => /mermaid.*\.js$/.test(path))).toHaveLength(1)
  await expect(drawing).toContainText('Changed?')
  await expect(code(page)).toBeHidden()
  const [frame, picture] = [await page.locator('iframe').boundingBox(), await drawing.boundingBox()]
  expect(picture?.height).toBeLessThanOrEqual((frame?.height ?? 0) + 1)
  const words = drawing.getByText('Read', { exact: true })
  expect(await words.evaluate((word) => getComputedStyle(word).fontFamily)).toMatch(/^"?Site/)
  expect(await words.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded'])

  const label = () =>
    page.locator('.code-frame').evaluate((frame) => getComputedStyle(frame, '::before').content)
  expect(await label()).toBe('none')
  const toggle = page.getByRole('button', { name: 'Code', exact: true })
  await toggle.press('Enter')
  await expect(code(page)).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  expect(await label()).toBe('"mermaid"')
  await toggle.press('Enter')
  await expect(drawing).toBeVisible()
  expect(await findings(page, '.code-frame')).toEqual([])
  expect(await findingsIn(page.frames()[1]!, 'body')).toEqual([])

  const red = async () =>
    Number(/\d+/.exec(await words.evaluate((word) => getComputedStyle(word).color))?.[0])
  const light = await red()
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  await expectSlowly.poll(() => red().catch(() => light)).toBeGreaterThan(light)
})

test('a diagram that cannot be drawn is shown as code, with the reason', async ({ page }) => {
  await open(page, `${fence('flowchart LR\n  A[[[ -->')}\n\n${fence('x'.repeat(30_000))}`)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(code(page).first()).toBeVisible()
  await expectSlowly(page.getByText('Mermaid could not draw the diagram. This is its code.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Code', exact: true })).toHaveCount(0)
})

test.describe('in a hostile article', () => {
  // The browser logs what the policy blocks in the frames.
  test.use({ tolerated: [/diagram\.html|content security policy|sandboxed/i] })

  test('hostile diagrams run no script and make no request', async ({ page }) => {
    const wrong: string[] = []
    page.on('dialog', (dialog) => {
      wrong.push(dialog.message())
      void dialog.dismiss()
    })
    // Called only for requests that the policies allow.
    await page.route(/evil\.example/, (route) => {
      wrong.push(route.request().url())
      return route.abort()
    })
    const hostile = [
      'flowchart LR\n  A["<img src=https://evil.example/x onerror=alert(1)>"] --> B["<script>alert(2)</script>"]',
      'flowchart LR\n  A --> B\n  click A "javascript:alert(3)"\n  click B call alert(4)',
      '%%{init: {"securityLevel": "loose", "themeCSS": "@import url(https://evil.example/c);", "fontFamily": "x}*{background:url(https://evil.example/f)}"}}%%\nflowchart LR\n  A --> B',
      'sequenceDiagram\n  participant A\n  links A: {"x": "javascript:alert(5)"}\n  A->>A: <iframe src="https://evil.example/"></iframe>',
    ]
    await page.setViewportSize({ width: 1440, height: 3_000 })
    await open(page, hostile.map(fence).join('\n\n'))
    await expect(page.locator('iframe')).toHaveCount(hostile.length)
    await expectSlowly(page.locator('[data-diagram=shown]').first()).toBeVisible()
    const clickable = page.frameLocator('iframe').nth(1).locator('svg .node').first()
    await clickable.click({ force: true, timeout: 5_000 }).catch(() => {})
    // Each frame has drawn its diagram or has been removed.
    const waiting = () =>
      document.querySelectorAll('iframe').length - document.querySelectorAll('[data-diagram=shown]').length
    await expectSlowly.poll(() => page.evaluate(waiting)).toBe(0)
    await drawn(page)
    expect(wrong).toEqual([])
    expect(await page.evaluate(() => document.querySelectorAll('body > svg, body > style').length)).toBe(0)
  })
})
