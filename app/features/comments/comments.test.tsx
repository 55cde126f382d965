// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import Comments from './comments.tsx'

test('takes the height of the comments from their own frame, not from other windows', () => {
  const { port1: own, port2: other } = new MessageChannel()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(own as unknown as Window)
  const ids = { repo: 'me/notes', repoId: 'R', category: 'Comments', categoryId: 'C' }
  // Outside the document, so that the frame does not load.
  const container = document.createElement('div')
  render(<Comments settings={{ ...ids, mapping: 'pathname' }} />, { container })
  const height = () => container.querySelector('iframe')?.style.blockSize
  const say = (resizeHeight: number, source: MessagePort) => {
    const message = { origin: 'https://giscus.app', source, data: { giscus: { resizeHeight } } }
    act(() => void dispatchEvent(new MessageEvent('message', message)))
  }
  say(345, own)
  expect(height()).toBe('345px')
  say(9_000, other)
  expect(height()).toBe('345px')
})
