// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
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
