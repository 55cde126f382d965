import { blend, wcagContrast } from 'culori'
import { expect, test } from '#tests/support/test.ts'

const CODE = ['keyword', 'string', 'number', 'name', 'type'].map((part) => `var(--code-${part})`)
const tint = (colour: string, share: number) => `color-mix(in oklab, var(--${colour}) ${share}%, transparent)`

/** The layers of each ground, and the colours of text on it. */
const CASES: { layers: string[]; texts: string[]; least?: number }[] = [
  ...['background', 'raised', 'code-ground'].map((ground) => ({
    layers: [`var(--${ground})`],
    texts: ['text', 'soft', 'accent', 'error'].map((text) => `var(--${text})`),
  })),
  ...['background', 'raised'].map((ground) => ({
    layers: [`var(--${ground})`],
    texts: ['color-mix(in oklab, var(--soft) 66%, var(--background))'],
    least: 3,
  })),
  { layers: ['var(--accent)'], texts: ['var(--on-accent)'] },
  { layers: ['var(--code-ground)'], texts: CODE },
  { layers: ['var(--code-ground)', tint('accent', 9)], texts: [...CODE, 'var(--soft)'] },
  { layers: ['var(--code-ground)', tint('code-string', 10)], texts: ['var(--code-string)'] },
  { layers: ['var(--code-ground)', tint('error', 8)], texts: ['var(--error)'] },
  // The trail, its glow and the contours, seen through the fog behind words.
  ...['accent', 'glow', 'contour'].map((light) => ({
    layers: [`var(--${light})`, 'var(--fog)'],
    texts: ['var(--text)', 'var(--soft)'],
  })),
  ...['contour', 'code-string', 'code-number', 'accent', 'error'].map((alert) => ({
    layers: ['var(--background)', tint(alert, 5)],
    texts: ['var(--text)', 'var(--accent)', `color-mix(in oklab, var(--${alert}) 70%, var(--text))`],
  })),
]

test('texts reach 4.5 : 1, edges of fields 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11)', async ({ page }) => {
  await page.goto('./blogs')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const computed = await page.evaluate((cases) => {
      const probe = document.body.appendChild(document.createElement('i'))
      const colourOf = (value: string) => {
        probe.style.color = value
        return getComputedStyle(probe).color
      }
      return cases.map(({ layers, texts }) => ({
        layers: layers.map(colourOf),
        texts: texts.map(colourOf),
      }))
    }, CASES)
    for (const [index, { layers, texts }] of computed.entries()) {
      const [ground = '', ...tints] = layers
      const background = blend([ground, ...tints])
      for (const text of texts)
        expect
          .soft(wcagContrast(text, background), JSON.stringify([colorScheme, text, CASES[index]]))
          .toBeGreaterThanOrEqual(CASES[index]?.least ?? 4.5)
    }
  }
})
