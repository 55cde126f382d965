// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Home, hiddenStops, regions } from './stage-driver.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

test('[STAGE-10] the prerendered page hides nothing and names every section', () => {
  const html = renderToString(<Home />)
  expect(html).not.toMatch(/ hidden|data-live|aria-hidden|aria-current|style=/)
  for (const id of ['about', 'projects', 'skills']) {
    expect(html).toContain(`id="${id}"`)
    expect(html).toContain(`aria-labelledby="${id}-title"`)
  }
})

/** Hydrates the prerendered page in a window that is scrolled so far, in px; a stop is 1,000 px high. */
async function hydrateScrolled(scrolled: number) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, ['intro', 'about', 'projects', 'skills'].indexOf(this.id) * 1_000 - scrolled)
  })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Home />)
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const page = await act(async () => hydrateRoot(container, <Home />, { onRecoverableError }))
  const remove = () => {
    act(() => page.unmount())
    container.remove()
  }
  return { onRecoverableError, remove }
}

test('[STAGE-10] hydration finds the long page and only then makes it live', async () => {
  const { onRecoverableError, remove } = await hydrateScrolled(0)
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(hiddenStops()).toHaveLength(3)
  expect(document.documentElement.dataset['stage']).toBe('live')
  remove()
  expect(document.documentElement.dataset['stage']).toBe(undefined)
})

test('[STAGE-10] a script that comes late leaves visitors at the section that they have scrolled to', async () => {
  const { remove } = await hydrateScrolled(1_900)
  expect(regions()).toEqual(['projects'])
  expect(location.hash).toBe('#projects')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Projects')
  remove()
})

test('[STAGE-10] an address that names a section wins over where the long page was scrolled to', async () => {
  history.replaceState(null, '', '/#about')
  const { remove } = await hydrateScrolled(1_900)
  expect(regions()).toEqual(['about'])
  remove()
})
