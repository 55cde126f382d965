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
