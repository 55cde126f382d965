// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Stage } from './stage.tsx'
import { useStage } from './use-stage.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function Home() {
  const section = (id: string) => ({ id, label: id, title: id, content: <h2 id={`${id}-title`}>{id}</h2> })
  const hero = { label: 'Intro', content: <h1>Hi</h1> }
  return <Stage stage={useStage()} hero={hero} sections={['about', 'projects', 'skills'].map(section)} />
}

function open(address: string) {
  history.replaceState(null, '', address)
  render(<Home />)
}
function happen(event: Event, at: number, target: EventTarget = document.body) {
  Object.defineProperty(event, 'timeStamp', { value: at })
  act(() => void target.dispatchEvent(event))
}
const wheel = (deltaY: number, at: number) => happen(new WheelEvent('wheel', { deltaY, bubbles: true }), at)
const shown = () => document.querySelector('[data-current]')?.id

test('[STAGE-6] does not step while the page is pinch-zoomed or covered by a dialog', () => {
  open('/#about')
  vi.stubGlobal('visualViewport', { scale: 2 })
  wheel(120, 1_000)
  vi.unstubAllGlobals()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  wheel(120, 2_000)
  happen(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }), 2_000)
  expect(shown()).toBe('about')
  dialog.remove()
  wheel(120, 3_000)
  expect(shown()).toBe('projects')
})

test('[STAGE-9] a fragment inside a section selects it', () => {
  open('/#about')
  history.replaceState(null, '', '/#projects-title')
  happen(new Event('hashchange'), 1_000, window)
  expect(shown()).toBe('projects')
})

test('after a step the section is announced with its position', () => {
  open('/#about')
  wheel(120, 1_000)
  expect(screen.getByRole('status').textContent).toBe('projects, 2 of 3')
})
