// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { diagram } from './diagram.ts'

test.each([0, -1, Number.NaN, 'tall', undefined])(
  'keeps the code when the height of the diagram is %s, because its frame would be empty',
  (height) => {
    // There is nothing to load.
    vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (
      this: HTMLIFrameElement,
    ) {
      this.setAttribute('srcdoc', '')
    })
    document.body.innerHTML = '<figure><pre><code class="language-mermaid">graph TD</code></pre></figure>'
    const block = document.querySelector('figure')!
    const { remove } = diagram(block)
    const { contentWindow } = block.querySelector('iframe')!
    const say = (data: unknown) =>
      dispatchEvent(Object.assign(new MessageEvent('message', { data }), { source: contentWindow }))
    say({ kind: 'drawn', height })
    expect(block.getAttribute('data-diagram')).toBeNull()
    say({ kind: 'drawn', height: 80 })
    expect(block.getAttribute('data-diagram')).toBe('shown')
    remove()
  },
)
