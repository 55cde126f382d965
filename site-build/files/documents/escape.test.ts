import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { escapeStyle } from './escape.ts'

test('a string of the theme cannot end the style element', () => {
  const css = 'a::after{content:"</style><script>alert(1)</script></STYLE x>"}b{background:url(a</style)}'
  const escaped = escapeStyle(css)
  const { children } = fromHtml(`<style>${escaped}</style>`, { fragment: true })
  expect(children).toHaveLength(1)
  expect(toString(children[0]!)).toBe(escaped)
  // Still the same rules, with a slash that is escaped.
  expect(postcss.parse(escaped).nodes).toHaveLength(2)
  expect(escaped.replaceAll('\\/', '/')).toBe(css)
  expect(escapeStyle('a{color:red}')).toBe('a{color:red}')
})
