// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { paletteKey } from './palette-key.ts'

const intentOf = (press: KeyboardEventInit, platform = 'Win32') =>
  paletteKey(new KeyboardEvent('keydown', press), platform)

test.each<[string, KeyboardEventInit, string, string | null]>([
  ['opens', { key: 'k', ctrlKey: true }, 'Linux x86_64', 'palette'],
  ['leaves ⌘K alone', { key: 'k', metaKey: true }, 'Linux x86_64', null],
  ['opens', { key: 'k', metaKey: true }, 'MacIntel', 'palette'],
  ['leaves Ctrl+K, which deletes text, alone', { key: 'k', ctrlKey: true }, 'MacIntel', null],
  ['opens with caps lock', { key: 'K', ctrlKey: true }, 'Win32', 'palette'],
  ['opens on a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, 'Win32', 'palette'],
  ['leaves another letter on Dvorak alone', { key: 't', code: 'KeyK', ctrlKey: true }, 'Win32', null],
])('%s: %j on %s', (_, press, platform, intent) => {
  expect(intentOf(press, platform)).toBe(intent)
})

test('/ searches and ? shows the shortcuts', () => {
  expect(['/', '?', 'k'].map((key) => intentOf({ key }))).toEqual(['search', 'shortcuts', null])
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable>x</p>'])(
  'leaves keys to %s, except the one for the palette',
  (html) => {
    document.body.innerHTML = html
    const intents: (string | null)[] = []
    document.body.addEventListener('keydown', (event) => intents.push(paletteKey(event, 'Win32')))
    for (const press of [{ key: '/' }, { key: '?' }, { key: 'k', ctrlKey: true }])
      document.body.firstChild!.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }))
    expect(intents).toEqual([null, null, 'palette'])
  },
)

test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing'])('ignores / with %s', (property) => {
  expect(intentOf({ key: '/', [property]: true })).toBeNull()
})
