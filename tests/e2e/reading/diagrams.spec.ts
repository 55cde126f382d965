import { createServer } from 'node:http'
import type { Locator, Page } from '@playwright/test'
import { LACKING_KINDS } from '#markdown/transforms/diagram-marks.ts'
import { answerCalls, text } from '#tests/support/answers.ts'
import { findings, findingsIn } from '#tests/support/axe.ts'
import { listen, stop } from '#tests/support/listen.ts'
import { pixelsOf } from '#tests/support/pixels.ts'
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
  const drawing = page.frameLocator('iframe.diagram').locator('#screen svg')
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
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark'
  })
  await expectSlowly.poll(() => red().catch(() => light)).toBeGreaterThan(light)
})

test('a diagram is drawn in another font if that of the site breaks off', async ({ page }) => {
  await page.addInitScript(() => {
    const call = window.fetch.bind(window)
    window.fetch = async (...request) => {
      const response = await call(...request)
      const isFont = response.url.endsWith('.woff2')
      if (isFont) response.arrayBuffer = () => Promise.reject(new TypeError('network error'))
      return response
    }
  })
  await open(page, fence(DIAGRAM))
  await expectSlowly(page.frameLocator('iframe.diagram').locator('#screen svg')).toContainText('Changed?')
})

test('a diagram drawn in the dark theme is printed whole, in black on white', async ({ page }) => {
  const steps = Array.from({ length: 12 }, (_, index) => `  N${index}[Step ${index}] --> N${index + 1}[Step]`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, fence(`flowchart LR\n${steps.join('\n')}`))
  const drawings = page.frameLocator('iframe.diagram').locator('svg')
  await expectSlowly(drawings).toHaveCount(2)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 680, height: 1020 })
  const printed = drawings.filter({ visible: true })
  await expect(printed).toHaveCount(1)
  const labels = printed.getByText(/^Step/)
  for (const label of [labels.first(), labels.last()]) {
    await expect(label).toBeInViewport({ ratio: 1 })
    await expect(label).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
  const frame = page.locator('iframe.diagram')
  const [first] = await pixelsOf(page, await frame.screenshot())
  expect(first, 'the ground is white').toBe(255)
  // Chromium prints a frame with a filter as a black box.
  await expect(frame).toHaveCSS('filter', 'none')
})

test('labels can be read on the colours that an author gives to shapes', async ({ page }) => {
  const flowchart = [
    'flowchart LR',
    '  classDef pale fill:#d9f99d',
    '  classDef dark fill:#1e293b',
    '  classDef chosen fill:#fef3c7,color:#92400e',
    '  A[Pale]:::pale --> B{Dark}:::dark --> C[Chosen]:::chosen --> D[Plain]',
    '  subgraph S [Group]\n    D\n  end',
    '  style S fill:#fef9c3',
  ]
  const sequence = 'sequenceDiagram\n  rect rgb(191, 223, 255)\n  A->>B: Hello\n  end'
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await open(page, `${fence(flowchart.join('\n'))}\n\n${fence(sequence)}`)
    const [flow, messages] = [0, 1].map((index) =>
      page.frameLocator('iframe.diagram').nth(index).locator('#screen svg'),
    ) as [Locator, Locator]
    const red = async (text: string, property: 'color' | 'fill' = 'color') => {
      const label = (property === 'color' ? flow : messages).getByText(text, { exact: true }).last()
      await expectSlowly(label).toBeVisible()
      const value = await label.evaluate((element, name) => getComputedStyle(element)[name], property)
      return Number(/\d+/.exec(value)?.[0])
    }
    expect(await red('Pale'), `on pale green, ${colorScheme}`).toBeLessThan(60)
    expect(await red('Group'), `on pale yellow, ${colorScheme}`).toBeLessThan(60)
    expect(await red('Hello', 'fill'), `on pale blue, ${colorScheme}`).toBeLessThan(60)
    expect(await red('Dark'), `on dark blue, ${colorScheme}`).toBeGreaterThan(200)
    expect(await red('Chosen'), `the colour that the author chose, ${colorScheme}`).toBe(146)
  }
})

test('a formula in a diagram is shown as it is written', async ({ page }) => {
  await open(
    page,
    [
      fence('flowchart LR\n  A["area $$\\pi r^2$$ here"] --> B["5$ or 6$"]'),
      fence('sequenceDiagram\n  A->>B: $$x_1$$'),
    ].join('\n\n'),
  )
  const drawing = (index: number) => page.frameLocator('iframe.diagram').nth(index).locator('#screen svg')
  await expectSlowly(drawing(0)).toContainText('area $$\\pi r^2$$ here')
  await expect(drawing(0)).toContainText('5$ or 6$')
  await expectSlowly(drawing(1)).toContainText('$$x_1$$')
})

test('the library still lacks the kinds of diagrams that the build warns about', async ({ page }) => {
  await open(page, fence(DIAGRAM))
  await expectSlowly(page.frameLocator('iframe.diagram').locator('#screen svg')).toBeVisible()
  const known = await page.frames()[1]!.evaluate(
    (kinds) => {
      type Mermaid = { detectType: (code: string) => string }
      const { mermaid } = window as unknown as { mermaid: Mermaid }
      const isKnown = (kind: string) => {
        try {
          return mermaid.detectType(`${kind}\n  A --> B`) !== ''
        } catch {
          return false
        }
      }
      return kinds.filter(isKnown)
    },
    [...LACKING_KINDS, 'flowchart'],
  )
  expect(known).toEqual(['flowchart'])
})

test('a diagram that cannot be drawn is shown as code, with the reason', async ({ page }) => {
  await open(page, `${fence('flowchart LR\n  A[[[ -->')}\n\n${fence('x'.repeat(30_000))}`)
  await expectSlowly(page.getByText('Mermaid could not draw the diagram. This is its code.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(code(page).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Code', exact: true })).toHaveCount(0)
})

test.describe('in a page of another site', () => {
  // The library of the test does not exist.
  test.use({ tolerated: [/library-of-.*\.js/] })

  test('the frame obeys only if it is sandboxed without an origin', async ({ page, origin }) => {
    const sandboxes = {
      none: '',
      'same-origin': 'sandbox="allow-scripts allow-same-origin"',
      opaque: 'sandbox="allow-scripts"',
    }
    const frames = Object.entries(sandboxes).map(
      ([name, sandbox]) => `<iframe id="${name}" ${sandbox} src="${origin}/diagram.html"></iframe>`,
    )
    const record = `<script>
      const readyFrames = []
      addEventListener('message', ({ source }) =>
        readyFrames.push([...document.querySelectorAll('iframe')].find((frame) => frame.contentWindow === source).id))
    </script>`
    const otherSite = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(`<!doctype html>${record}${frames.join('')}`)
    })
    const otherOrigin = `http://127.0.0.1:${await listen(otherSite)}`
    const libraries: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('library-of-')) libraries.push(request.url())
    })
    await page.goto(otherOrigin)
    await expectSlowly.poll(() => page.evaluate('readyFrames')).toEqual(['opaque'])
    await page.evaluate((site) => {
      for (const frame of document.querySelectorAll('iframe')) {
        const message = { library: `${site}/library-of-${frame.id}.js`, code: '', colours: {}, font: null }
        frame.contentWindow?.postMessage(message, '*')
      }
    }, origin)
    await expect.poll(() => libraries).toContain(`${origin}/library-of-opaque.js`)
    await drawn(page)
    expect(libraries).toEqual([`${origin}/library-of-opaque.js`])
    await stop(otherSite)
  })
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
