import { expect, test, vi } from 'vitest'

test('loads the named characters for the first text that uses one', async () => {
  // Test files share modules, and another one may have loaded the table.
  vi.resetModules()
  const { decodeNamedCharacterReference, loadCharacterReferences } = await import('./character-references.ts')
  await loadCharacterReferences('AT&T, a && b; &#65; & ; &verylongnamesthatnocharacterhasgiven1;')
  expect(decodeNamedCharacterReference('amp')).toBe(false)
  await loadCharacterReferences('caf&eacute;')
  const names = ['eacute', 'amp', 'CounterClockwiseContourIntegral', 'made-up', '__proto__', 'toString', '']
  expect(names.map(decodeNamedCharacterReference)).toEqual(['é', '&', '∳', false, false, false, false])
})
