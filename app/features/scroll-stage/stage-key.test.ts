// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isInteractive, stageKey, type KeyPress } from './stage-key.ts'

function press(key: string, rest: Partial<KeyPress> = {}) {
  const plain = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, repeat: false }
  return stageKey({ key, ...plain, defaultPrevented: false, interactive: false, ...rest })
}

test('[STAGE-8] PageDown, ArrowDown and Space step down; PageUp, ArrowUp and Shift+Space step up', () => {
  expect(['PageDown', 'ArrowDown', ' '].map((key) => press(key))).toEqual([
    { type: 'step', by: 1, reach: 'page', mayStep: true },
    { type: 'step', by: 1, reach: 'line', mayStep: true },
    { type: 'step', by: 1, reach: 'page', mayStep: true },
  ])
  expect([press('PageUp'), press('ArrowUp'), press(' ', { shiftKey: true })]).toEqual([
    { type: 'step', by: -1, reach: 'page', mayStep: true },
    { type: 'step', by: -1, reach: 'line', mayStep: true },
    { type: 'step', by: -1, reach: 'page', mayStep: true },
  ])
})

test('[STAGE-8] Home and End go to the ends', () => {
  expect(press('Home')).toEqual({ type: 'end', to: 'first' })
  expect(press('End')).toEqual({ type: 'end', to: 'last' })
})

test('[STAGE-8] the carousel keeps ← and →', () => {
  expect(press('ArrowLeft')).toBe(null)
  expect(press('ArrowRight')).toBe(null)
})

test('[STAGE-8] a key that is held down scrolls but never steps', () => {
  expect(press('ArrowDown', { repeat: true })).toMatchObject({ mayStep: false })
})

test('[STAGE-8] keys with a modifier, taken keys and keys aimed at something interactive are left alone', () => {
  for (const key of ['PageDown', 'ArrowDown', ' ', 'Home', 'End']) {
    expect(press(key, { ctrlKey: true })).toBe(null)
    expect(press(key, { altKey: true })).toBe(null)
    expect(press(key, { metaKey: true })).toBe(null)
    expect(press(key, { defaultPrevented: true })).toBe(null)
    expect(press(key, { interactive: true })).toBe(null)
  }
  expect(press('ArrowDown', { shiftKey: true })).toBe(null)
  expect(press('End', { shiftKey: true })).toBe(null)
})

test('[STAGE-8] fields, buttons and links are interactive, and so is what stands inside them', () => {
  const body = document.createElement('div')
  for (const tag of ['input', 'select', 'textarea', 'button', 'summary', 'span', 'b', 'i', 'u']) {
    body.append(document.createElement(tag))
  }
  const [input, select, textarea, button, summary, span, editable, plain, role] = body.children
  const link = document.createElement('a')
  link.href = '#'
  link.append(document.createElement('em'))
  editable?.setAttribute('contenteditable', '')
  plain?.setAttribute('contenteditable', 'false')
  role?.setAttribute('role', 'button')

  for (const element of [input, select, textarea, button, summary, link, link.firstChild, editable, role]) {
    expect(isInteractive(element ?? null)).toBe(true)
  }
  for (const element of [span, plain, body, document.createElement('a'), null]) {
    expect(isInteractive(element ?? null)).toBe(false)
  }
})
