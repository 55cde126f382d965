// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { offerCopies } from './copy-code.ts'

test('row 46: hundreds of blocks get their buttons in portions, and each block gets one', () => {
  const block = '<div class="code-frame"><pre><code>a = 1</code></pre></div>'
  document.body.innerHTML = block.repeat(120)
  const counts = [1, 2, 3, 4].map(() => {
    offerCopies(document, undefined, () => {})
    return document.querySelectorAll('.copy').length
  })
  document.body.replaceChildren()
  expect(counts).toEqual([50, 100, 120, 120])
})
