// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { stageKey } from './stage-key.ts'

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, repeat: false }
const press = (key: string, rest: Partial<Parameters<typeof stageKey>[0]> = {}) =>
  stageKey({ key, ...none, defaultPrevented: false, target: null, ...rest })

test('[STAGE-8] keys step a line or a page, down and up', () => {
  const step = (by: 1 | -1, reach: string) => ({ type: 'step', by, reach, mayStep: true })
  expect(press('ArrowDown')).toEqual(step(1, 'line'))
  expect(press('ArrowUp')).toEqual(step(-1, 'line'))
  expect(press('PageDown')).toEqual(step(1, 'page'))
  expect(press('PageUp')).toEqual(step(-1, 'page'))
  expect(press(' ')).toEqual(step(1, 'page'))
  expect(press(' ', { shiftKey: true })).toEqual(step(-1, 'page'))
  expect(press('ArrowDown', { repeat: true })).toMatchObject({ mayStep: false })
})

test('[STAGE-8] Home and End go to the ends', () => {
  expect(press('Home')).toEqual({ type: 'end', to: 'first' })
  expect(press('End')).toEqual({ type: 'end', to: 'last' })
})

test.each(['PageDown', 'ArrowDown', ' ', 'Home', 'End'])(
  '[STAGE-8] ignores %s with a modifier, when handled elsewhere, and in fields, buttons and links',
  (key) => {
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
    document.body.innerHTML = '<a>no link</a>'
    expect(press(key, { target: document.body.firstElementChild })).not.toBe(null)
  },
)

test('[STAGE-8] leaves ← and → to the carousel, and Shift with an arrow to the selection', () => {
  expect([press('ArrowLeft'), press('ArrowRight')]).toEqual([null, null])
  expect(press('ArrowDown', { shiftKey: true })).toBe(null)
})
