// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SECTIONS } from './stage-reducer.ts'
import { useStage } from './use-stage.ts'

function StagedSections() {
  const { root, section: shown } = useStage()
  return (
    <div ref={root} id="stage" title={shown}>
      {SECTIONS.map((section) => (
        <section key={section} id={section} tabIndex={-1}>
          <span id={`part-of-${section}`} tabIndex={-1} />
        </section>
      ))}
    </div>
  )
}

afterEach(() => vi.useRealTimers())

test('lets go of the section that the address names, which would look as if a key had chosen it', () => {
  history.replaceState(null, '', '/#about')
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<StagedSections />)
  // As browsers do with the target of an address.
  const section = document.getElementById('about')
  section?.focus()
  expect(document.activeElement).toBe(section)
  render(<StagedSections />, { container: place, hydrate: true })
  expect(document.activeElement).toBe(document.body)
})

/** Also renders what React has waiting. */
function toNextFrame() {
  act(() => {
    vi.advanceTimersToNextFrame()
  })
}

test('a step moves first the landscape, then the rest of the stage, and then shows the section', () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/#about')
  render(<StagedSections />)
  toNextFrame()
  const root = document.getElementById('stage')
  const section = document.getElementById('projects')
  const shown = () => [document.documentElement.dataset['section'], root?.title, section?.hidden]

  fireEvent.keyDown(document.body, { key: 'PageDown' })
  expect(shown()).toEqual(['projects', 'about', true])
  toNextFrame()
  expect(shown()).toEqual(['projects', 'projects', true])
  toNextFrame()
  expect(shown()).toEqual(['projects', 'projects', true])
  toNextFrame()
  expect(shown()).toEqual(['projects', 'projects', false])
})

test('[STAGE-4] the lock begins with a step, before the stage is rendered', () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/#about')
  render(<StagedSections />)
  toNextFrame()
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  expect(document.documentElement.dataset['section']).toBe('projects')
})

test('[STAGE-9] right after a step, Back and links keep their address and the focus', () => {
  vi.useFakeTimers()
  for (const frames of [1, 2, 3]) {
    history.replaceState(null, '', '/#about')
    const { unmount } = render(<StagedSections />)
    toNextFrame()
    document.getElementById('about')?.focus()
    fireEvent.keyDown(document.body, { key: 'PageUp' })
    for (let frame = 0; frame < frames; frame += 1) toNextFrame()
    // In its next frames, the step would name the hero, and move the focus there.
    history.replaceState(null, '', '/#part-of-projects')
    const part = document.getElementById('part-of-projects')
    part?.focus()
    fireEvent(window, new Event('hashchange'))
    for (let frame = 0; frame < 6; frame += 1) toNextFrame()
    expect(location.hash, `${frames} frames`).toBe('#part-of-projects')
    expect(document.activeElement, `${frames} frames`).toBe(part)
    unmount()
  }
})
