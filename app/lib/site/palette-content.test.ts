import { expect, test } from 'vitest'
import { site } from '#tests/fixtures/site.ts'
import { paletteContentOf } from './palette-content.ts'

test.each([
  ['mailto:me@ada.example', 'me@ada.example'],
  ['mailto:me%2Bblog@ada.example?subject=Hello', 'me+blog@ada.example'],
  ['mailto:100%@ada.example', '100%@ada.example'],
])('the palette copies %s as %s', (href, address) => {
  expect(paletteContentOf({ ...site, contact: [{ label: 'Mail', text: 'x', href }] }).mails).toEqual([
    address,
  ])
})
