// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { stageKey } from './keys.ts'

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }
const press = (key: string, rest: Partial<KeyboardEvent> = {}) =>
  stageKey({ key, ...none, defaultPrevented: false, target: null, ...rest } as KeyboardEvent)

test.each([
  ['ArrowDown', 1, 'line'],
  ['ArrowUp', -1, 'line'],
  ['PageDown', 1, 'page'],
  ['PageUp', -1, 'page'],
  [' ', 1, 'page'],
  ['End', 1, 'end'],
  ['Home', -1, 'end'],
])('[STAGE-8] "%s" leads %i by a %s, but not with a modifier or in a control', (key, by, reach) => {
  expect(press(key)).toEqual({ by, reach })
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'defaultPrevented'])
    expect(press(key, { [modifier]: true }), modifier).toBe(null)
  const fields = ['<input>', '<select></select>', '<textarea></textarea>', '<p contenteditable>']
  const controls = ['<button>', '<a href="#">', '<summary>', '<p role="button">']
  for (const html of [...fields, ...controls]) {
    document.body.innerHTML = html
    const target = document.body.firstElementChild
    expect(press(key, { target }), html).toBe(null)
    const inside = target?.appendChild(document.createElement('em')) ?? null
    expect(press(key, { target: inside }), html).toBe(null)
  }
})

test('[STAGE-8] Shift turns Space around and leaves arrows to the selection; ← and → belong to the carousel', () => {
  expect(press(' ', { shiftKey: true })).toEqual({ by: -1, reach: 'page' })
  for (const key of ['ArrowDown', 'End']) expect(press(key, { shiftKey: true })).toBe(null)
  expect([press('ArrowLeft'), press('ArrowRight')]).toEqual([null, null])
})
