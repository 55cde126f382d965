import { expect, test } from 'vitest'
import { insideStyle } from './document-assets.ts'

test('styles in a document cannot close their element', () => {
  expect(insideStyle(':root{--x:"</STYLE><script>"}a{}')).toBe(String.raw`:root{--x:"<\/STYLE><script>"}a{}`)
})
