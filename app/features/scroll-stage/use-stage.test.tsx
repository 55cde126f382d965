// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SECTIONS } from './stage-reducer.ts'
import { useStage } from './use-stage.ts'

function StagedSections() {
  const { root } = useStage()
  return (
    <div ref={root}>
      {SECTIONS.map((section) => (
        <section key={section} id={section} tabIndex={-1} />
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

test('a step moves the landscape at once, and shows the section in its second frame', () => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/#about')
  render(<StagedSections />)
  vi.advanceTimersToNextFrame()
  const section = document.getElementById('projects')
  expect(section?.hidden).toBe(true)
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  expect(document.documentElement.dataset['section']).toBe('projects')
  vi.advanceTimersToNextFrame()
  expect(section?.hidden).toBe(true)
  vi.advanceTimersToNextFrame()
  expect(section?.hidden).toBe(false)
})
