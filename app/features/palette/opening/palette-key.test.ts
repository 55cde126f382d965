// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { paletteKey } from './palette-key.ts'

type Press = Parameters<typeof paletteKey>[0]

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  target: document.body,
  ...more,
})
const field = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild
}

test('Ctrl+K opens the palette, and ⌘K on Apple’s systems, where Ctrl+K deletes text', () => {
  const [control, command] = [press('k', { ctrlKey: true }), press('k', { metaKey: true })]
  expect([control, command].map((one) => paletteKey(one, 'Linux x86_64'))).toEqual(['palette', null])
  expect([control, command].map((one) => paletteKey(one, 'MacIntel'))).toEqual([null, 'palette'])
  // With caps lock.
  expect(paletteKey(press('K', { ctrlKey: true }), 'Win32')).toBe('palette')
  // On a Russian keyboard; and on Dvorak, where that key has another letter.
  expect(paletteKey(press('л', { code: 'KeyK', ctrlKey: true }), 'Win32')).toBe('palette')
  expect(paletteKey(press('t', { code: 'KeyK', ctrlKey: true }), 'Win32')).toBeNull()
})

test('/ searches and ? shows the shortcuts', () => {
  expect(['/', '?', 'k', 'Enter'].map((key) => paletteKey(press(key), 'Win32'))).toEqual([
    ...['search', 'shortcuts'],
    ...[null, null],
  ])
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable>x</p>'])(
  'leaves keys to %s, except the one for the palette',
  (html) => {
    const target = field(html)
    expect(paletteKey(press('/', { target }), 'Win32')).toBeNull()
    expect(paletteKey(press('?', { target }), 'Win32')).toBeNull()
    expect(paletteKey(press('k', { target, ctrlKey: true }), 'Win32')).toBe('palette')
  },
)

test.each<Partial<Press>>([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { repeat: true },
  { isComposing: true },
  { defaultPrevented: true },
])('ignores / with %j', (more) => {
  expect(paletteKey(press('/', more), 'Win32')).toBeNull()
})
