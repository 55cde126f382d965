import { expect, test } from 'vitest'
import { decodeNamedCharacterReference, loadCharacterReferences } from './character-references.ts'

test('names are known once a text that uses one has been looked at', async () => {
  await loadCharacterReferences('AT&T, a && b; &#65; & ; &verylongnamesthatnocharacterhasgiven1;')
  expect(decodeNamedCharacterReference('amp')).toBe(false)
  await loadCharacterReferences('caf&eacute;')
  expect(['eacute', 'amp', 'CounterClockwiseContourIntegral'].map(decodeNamedCharacterReference)).toEqual([
    'é',
    '&',
    '∳',
  ])
})

test.each(['made-up', '__proto__', 'constructor', 'toString', ''])('%s is the name of none', async (name) => {
  await loadCharacterReferences('&amp;')
  expect(decodeNamedCharacterReference(name)).toBe(false)
})
