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
