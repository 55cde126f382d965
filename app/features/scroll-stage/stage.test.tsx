// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Stage } from './stage.tsx'
import { useStage } from './use-stage.ts'

function Home() {
  const section = (id: string) => ({ id, label: id, title: id, content: <h2 id={`${id}-title`}>{id}</h2> })
  return (
    <Stage stage={useStage()} hero={<h1>Hi</h1>} sections={['about', 'projects', 'skills'].map(section)} />
  )
}

test('[STAGE-6] does not step while the page is pinch-zoomed or covered by a dialog', () => {
  let at = 0
  const happen = (event: Event) => {
    Object.defineProperty(event, 'timeStamp', { value: (at += 1_000) })
    act(() => void document.body.dispatchEvent(event))
    return document.querySelector('[data-current]')?.id
  }
  const wheel = () => happen(new WheelEvent('wheel', { deltaY: 120, bubbles: true }))
  const key = () => happen(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }))

  history.replaceState(null, '', '/#about')
  render(<Home />)
  vi.stubGlobal('visualViewport', { scale: 2 })
  expect(wheel()).toBe('about')
  vi.unstubAllGlobals()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  expect([wheel(), key()]).toEqual(['about', 'about'])
  dialog.remove()
  expect(wheel()).toBe('projects')
})
