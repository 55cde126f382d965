// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { paletteKey } from './palette-key.ts'

const intentOf = (press: KeyboardEventInit, platform = 'Win32') =>
  paletteKey(new KeyboardEvent('keydown', press), platform)

test.each<[string, { press: KeyboardEventInit; platform: string; intent: string | null }]>([
  ['opens', { press: { key: 'k', ctrlKey: true }, platform: 'Linux x86_64', intent: 'palette' }],
  ['leaves ⌘K alone', { press: { key: 'k', metaKey: true }, platform: 'Linux x86_64', intent: null }],
  ['opens', { press: { key: 'k', metaKey: true }, platform: 'MacIntel', intent: 'palette' }],
  [
    'leaves Ctrl+K, which deletes text, alone',
    { press: { key: 'k', ctrlKey: true }, platform: 'MacIntel', intent: null },
  ],
  ['opens with caps lock', { press: { key: 'K', ctrlKey: true }, platform: 'Win32', intent: 'palette' }],
  [
    'opens on a Russian keyboard',
    { press: { key: 'л', code: 'KeyK', ctrlKey: true }, platform: 'Win32', intent: 'palette' },
  ],
  [
    'leaves another letter on Dvorak alone',
    { press: { key: 't', code: 'KeyK', ctrlKey: true }, platform: 'Win32', intent: null },
  ],
])('%s: %j', (_, { press, platform, intent }) => {
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
