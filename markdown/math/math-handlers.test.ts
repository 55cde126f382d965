import type { ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { element } from '#markdown/tree.ts'
import { keepMarks } from './math-handlers.ts'

function kept(...children: (ElementContent | string)[]): string {
  const tree: Root = { type: 'root', children: [element('p', {}, children)] }
  keepMarks(tree)
  return toHtml(tree)
}
const formula = () => element('math', {}, ['x'])
const together = (marked: string) => `<span class="math-with-marks">${marked}</span>`

test('keeps a formula on the line of the marks around it', () => {
  expect(kept('of ', formula(), ', and')).toBe(`<p>of ${together('<math>x</math>,')} and</p>`)
  expect(kept('a (', formula(), ').')).toBe(`<p>a ${together('(<math>x</math>).')}</p>`)
  expect(kept('“', formula(), '”')).toBe(`<p>${together('“<math>x</math>”')}</p>`)
  expect(kept(formula(), '-means')).toBe(`<p>${together('<math>x</math>-')}means</p>`)
})

test('leaves formulas between words alone', () => {
  expect(kept('of ', formula(), ' and, ', formula())).toBe('<p>of <math>x</math> and, <math>x</math></p>')
  expect(kept(formula(), element('em', {}, [', so']))).toBe('<p><math>x</math><em>, so</em></p>')
})

test('looks for marks in a time that does not grow with the square of the text', () => {
  const timeOf = (sign: string) => {
    const before = process.cpuUsage()
    expect(kept(`${sign.repeat(100_000)}a `, formula())).toContain('a <math>')
    return process.cpuUsage(before).user
  }
  timeOf('a')
  // One to ten times as long; with the square, more than 10,000 times.
  expect(timeOf('(')).toBeLessThan(1_000 * timeOf('a'))
}, 60_000)
