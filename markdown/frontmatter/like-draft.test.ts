import { distance } from 'fastest-levenshtein'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/tries.ts'
import { isLikeDraft } from './like-draft.ts'

test.each(['draft', 'darft', 'Drafts', 'DRFAT', 'draf', 'drafft', 'isDraft', 'drat'])(
  '%s is like draft',
  (name) => {
    expect(isLikeDraft(name)).toBe(true)
  },
)

test.each(['date', 'tags', 'layout', 'drawing', 'd', '', 'start', 'published'])('%s is not', (name) => {
  expect(isLikeDraft(name)).toBe(false)
})

test('two letters make the difference, and no more', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('d', 'r', 'a', 'f', 't', 'x'), maxLength: 9 }), (name) => {
      expect(isLikeDraft(name)).toBe(distance(name, 'draft') <= 2)
    }),
    tries(),
  )
})
