import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withRoomFor } from './header-width.ts'

const HEADER = readFileSync('app/features/navigation/site-header.module.css', 'utf8')

test.each([
  [[], '48rem'],
  [['Now', 'Talks'], '55rem'],
])('with the lines %j the header is a bar from %s', (lines, width) => {
  const css = withRoomFor(lines, HEADER)
  for (const sign of ['<', '>=']) expect(css).toContain(`@media (width ${sign} ${width}) {`)
})

test('fails when the style sheet of the header no longer contains the width', () => {
  expect(() => withRoomFor([], '@media (min-width: 50rem) {}')).toThrow(
    'site-header.module.css: expected "48rem" as in site-build/bundles/header-width.ts, found none.',
  )
})
