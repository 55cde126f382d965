// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import Comments from './comments.tsx'

test('follows the messages of its own frame, not of other windows', () => {
  const { port1: own, port2: other } = new MessageChannel()
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(own as unknown as Window)
  const ids = { repo: 'me/notes', repoId: 'R', category: 'Comments', categoryId: 'C' }
  // Outside the document, so that the frame does not load.
  localStorage.setItem('giscus-session', '"S1"')
  const container = document.createElement('div')
  render(<Comments settings={{ ...ids, mapping: 'pathname' }} />, { container })
  const height = () => container.querySelector('iframe')?.style.blockSize
  const say = (giscus: object, source: MessagePort) => {
    const message = { origin: 'https://giscus.app', source, data: { giscus } }
    act(() => void dispatchEvent(new MessageEvent('message', message)))
  }
  say({ resizeHeight: 345 }, own)
  expect(height()).toBe('345px')
  say({ resizeHeight: 9_000 }, other)
  expect(height()).toBe('345px')

  const session = () => new URL(container.querySelector('iframe')!.src).searchParams.get('session')
  say({ error: 'Discussion not found' }, own)
  expect(session()).toBe('S1')
  say({ error: 'Bad credentials' }, own)
  expect([session(), localStorage.getItem('giscus-session')]).toEqual(['', null])
})
