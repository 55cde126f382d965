import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMarkdown } from '#tests/support/any-markdown.ts'
import { tries } from '#tests/support/tries.ts'
import { findSlips } from './find-slips.ts'

test('whatever the text, a slip has a line of it', () => {
  fc.assert(
    fc.property(anyMarkdown, (source) => {
      const lines = source.split(/\r\n|\n|\r/).length
      for (const { line } of findSlips(source)) {
        expect(line).toBeGreaterThanOrEqual(1)
        expect(line).toBeLessThanOrEqual(lines)
      }
    }),
    tries(),
  )
}, 60_000)

test('whatever the text, as code it has no slips, and those of the text above it stay', () => {
  const fence = '`'.repeat(40)
  fc.assert(
    fc.property(anyMarkdown, (source) => {
      fc.pre(!source.includes(fence))
      expect(findSlips(`[a](b c.md)\n\n${fence}\n${source}\n${fence}\n`)).toHaveLength(1)
    }),
    tries(),
  )
}, 60_000)
