// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { stageKey } from './keys.ts'

const NO_MODIFIERS = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }
const press = (key: string, change: Partial<KeyboardEvent> = {}) =>
  stageKey({ key, ...NO_MODIFIERS, defaultPrevented: false, target: null, ...change } as KeyboardEvent)

const FIELDS = ['<input>', '<select></select>', '<textarea></textarea>', '<p contenteditable>']
const BUTTONS = ['<button>', '<summary>', '<p role="button">']
const LINK = '<a href="#">'

/** The element, and an element inside of it. */
function targetsIn(html: string): Element[] {
  document.body.innerHTML = html
  const control = document.body.firstElementChild!
  const inside = document.createElement('em')
  control.append(inside)
  return [control, inside]
}

test.each([
  { key: 'ArrowDown', step: 1, reach: 'line' },
  { key: 'ArrowUp', step: -1, reach: 'line' },
  { key: 'PageDown', step: 1, reach: 'page' },
  { key: 'PageUp', step: -1, reach: 'page' },
  { key: ' ', step: 1, reach: 'page' },
  { key: 'End', step: 1, reach: 'end' },
  { key: 'Home', step: -1, reach: 'end' },
])(
  '[STAGE-8] "$key" leads $step by a $reach, but not with a modifier or in a field',
  ({ key, step, reach }) => {
    expect(press(key)).toEqual({ step, reach })
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'defaultPrevented'])
      expect(press(key, { [modifier]: true }), modifier).toBe(null)
    for (const html of FIELDS)
      for (const target of targetsIn(html)) expect(press(key, { target }), html).toBe(null)
  },
)

test('[STAGE-8] buttons and summary keep only Space and Enter, and links only Enter', () => {
  const stageKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'End', 'Home']
  for (const html of [...BUTTONS, LINK])
    for (const target of targetsIn(html)) {
      for (const key of stageKeys) expect(press(key, { target }), `${key} in ${html}`).toEqual(press(key))
      expect(press('Enter', { target }), `Enter in ${html}`).toBe(null)
      for (const shiftKey of [false, true]) {
        const expected = html === LINK ? press(' ', { shiftKey }) : null
        expect(press(' ', { shiftKey, target }), `Space in ${html}`).toEqual(expected)
      }
    }
})

test('[STAGE-8] Shift turns Space around and leaves arrows to the selection; ← and → belong to the carousel', () => {
  expect(press(' ', { shiftKey: true })).toEqual({ step: -1, reach: 'page' })
  for (const key of ['ArrowDown', 'End']) expect(press(key, { shiftKey: true })).toBe(null)
  expect([press('ArrowLeft'), press('ArrowRight')]).toEqual([null, null])
})
