import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { renderMarkdown } from '#markdown/render-markdown.ts'
import { mathRenderer } from './math.ts'

test('an article has its measure of formulas: the first one above it says so, those below stay as they are', () => {
  const measured = (tex: string, count: number) => {
    const one = mathRenderer()
    return Array.from({ length: count }, () => one(tex, false))
  }
  const few = measured('x', 502)
  expect([few[499]?.tagName, few[500]?.tagName, few[501]]).toEqual(['math', 'span', null])
  expect(toString(few[500]!)).toContain('expected at most 500, of 60000 characters')
  const long = measured(`${'x+'.repeat(950)}x`, 40)
  expect([long[0]?.tagName, long[39]]).toEqual(['math', null])
})

test('the formulas of an article have a measure of elements, too', () => {
  const cells = String.raw`\begin{matrix}${'&'.repeat(1_500)}\end{matrix}`
  const one = mathRenderer()
  const sizes = Array.from({ length: 30 }, () => one(cells, false)).map((shown) => {
    let nodes = 0
    if (shown) visit(shown, () => void (nodes += 1))
    return nodes
  })
  expect(sizes[0]).toBeGreaterThan(1_500)
  expect(sizes.reduce((sum, nodes) => sum + nodes, 0)).toBeLessThan(41_000)
  expect(one('x', false)).toBeNull()
})

test.each([String.raw`$\$`, String.raw`$\let$ `, '$a$ ', '$$a$$ '])(
  'a text of nothing but %j does not grow beyond measure',
  async (formula) => {
    const paragraph = `${formula.repeat(1 + 500 / formula.length)}\n\n`
    const text = paragraph.repeat(40_000 / paragraph.length)
    const { body } = await renderMarkdown(text, {
      ...{ filesBase: '/', articleHref: (name) => name, fileHref: () => undefined },
      abilities: { math: async () => mathRenderer() },
    })
    let reasons = 0
    visit(body, 'element', ({ properties: { className } }) => {
      if (Array.isArray(className) && className.includes('math-error-reason')) reasons += 1
    })
    expect(reasons).toBeGreaterThan(0)
    expect(reasons).toBeLessThanOrEqual(501)
    expect(JSON.stringify(body).length).toBeLessThan(text.length * 25)
  },
)
