// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import {
  goTo,
  happen,
  Home,
  key,
  open,
  scrollLongPage,
  shown,
  status,
  swipe,
  wheel,
} from '#tests/support/stage-driver.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[STAGE-2] a wheel movement of 100 units, and a swipe of 50 px, collapse the intro card and show about', () => {
  open('/')
  wheel(99, 1_000)
  swipe(400, 351, 1_300)
  expect(shown()).toBe('hero')
  wheel(120, 1_600)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hi scrolled')
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['about'])
  swipe(400, 350, 3_000)
  expect(shown()).toBe('projects')
})

test('[STAGE-6] does not step while the page is pinch-zoomed or covered by a dialog', () => {
  open('/')
  const tryAll = (at: number) => {
    wheel(120, at)
    swipe(400, 100, at)
  }
  vi.stubGlobal('visualViewport', { scale: 2 })
  tryAll(1_000)
  vi.unstubAllGlobals()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  tryAll(2_000)
  key('PageDown', 2_000)
  expect(shown()).toBe('hero')
  dialog.remove()
  wheel(120, 3_000)
  expect(shown()).toBe('about')
})

test('ignores a wheel event that something else has handled', () => {
  open('/')
  const taken = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true })
  taken.preventDefault()
  happen(taken, 1_000)
  expect(shown()).toBe('hero')
})

test('[STAGE-7] a tall section shows its upper edge after a step down and its lower edge after a step up', () => {
  open('/#about')
  const projects = document.getElementById('projects')
  Object.defineProperty(projects, 'scrollHeight', { value: 900 })
  wheel(120, 1_000)
  expect(projects?.scrollTop).toBe(0)
  wheel(120, 3_000)
  wheel(-120, 5_000)
  expect(projects?.scrollTop).toBe(900)
})

/** Opens about in a window of 400 px, where it is 900 px high. */
function openTallAbout() {
  open('/#about')
  const about = document.getElementById('about') ?? document.body
  about.style.overflowY = 'auto'
  Object.defineProperty(about, 'scrollHeight', { value: 900 })
  Object.defineProperty(about, 'clientHeight', { value: 400 })
  const scrollBy = vi.spyOn(about, 'scrollBy').mockImplementation(() => {})
  const draw = (top: number) => {
    about.scrollTop = top
    act(() => void about.dispatchEvent(new Event('scroll')))
  }
  return { about, scrollBy, draw }
}

test('[STAGE-7] a key scrolls a tall section first, and steps from its edge unless it is held down', () => {
  const { about, scrollBy } = openTallAbout()
  key('ArrowDown', 1_000)
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 40, behavior: 'instant' })
  about.scrollTop = 500
  key('ArrowDown', 2_000, undefined, true)
  expect(shown()).toBe('about')
  key('ArrowDown', 3_000)
  expect(shown()).toBe('projects')
})

test('[STAGE-7] a wheel event outside a tall section scrolls it; inside, the browser does', () => {
  const { about, scrollBy } = openTallAbout()
  wheel(60, 1_000)
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 60, behavior: 'instant' })
  wheel(60, 2_000, about)
  expect(scrollBy).toHaveBeenCalledOnce()
})

test('[STAGE-7] the notch that brings a section to its edge does not step, the next one does', () => {
  const { about, draw } = openTallAbout()
  draw(420)
  about.scrollTop = 500
  wheel(120, 1_000)
  expect(shown()).toBe('about')
  draw(500)
  wheel(120, 1_500)
  expect(shown()).toBe('projects')
})

test('[STAGE-9] the hero has the bare path, and a fragment inside a section selects it', () => {
  open('/')
  for (const address of ['/#projects-title', '/#main']) {
    goTo(address)
    expect(shown()).toBe('projects')
    expect(location.href.endsWith(address)).toBe(true)
  }
  goTo('/#hero')
  expect(shown()).toBe('hero')
  expect(location.href.endsWith('/')).toBe(true)
})

test('[STAGE-9] keeps a fragment that names an element inside the section', () => {
  open('/')
  history.replaceState(null, '', '/#skills-title')
  happen(new Event('beforematch', { bubbles: true }), 1_000, document.getElementById('skills') ?? undefined)
  expect(location.hash).toBe('#skills-title')
  wheel(-120, 3_000)
  expect(location.hash).toBe('#projects')
})

test('[STAGE-10] a hidden section has no tab stops, and its focus moves to the current section', () => {
  open('/#projects')
  screen.getByRole('button').focus()
  wheel(120, 1_000)
  expect(document.activeElement?.id).toBe('skills')
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(0)
})

test('[TYPE-1] after a step the section types its heading and is announced with its position', () => {
  open('/')
  wheel(120, 1_000)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('About Me typed')
  expect(status()).toBe('About Me, 1 of 3')
  wheel(-120, 3_000)
  expect(status()).toBe('Intro')
  goTo('/#skills')
  expect(status()).toBe('')
})

test.each([
  ['/', 0, 'hero'],
  ['/', 1_900, 'projects'],
  ['/#about', 1_900, 'about'],
])(
  '[STAGE-10] hydrated at %s and scrolled by %i px, the long page opens at %s',
  async (address, px, section) => {
    history.replaceState(null, '', address)
    // Unlike browsers, happy-dom then sends `hashchange`.
    await new Promise((sent) => setTimeout(sent, 10))
    scrollLongPage(px)
    const container = document.body.appendChild(document.createElement('div'))
    const page = (
      <StrictMode>
        <Home />
      </StrictMode>
    )
    container.innerHTML = renderToString(page)
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }))
    // The address follows two frames later.
    await vi.waitFor(() => expect(location.hash).toBe(section === 'hero' ? '' : `#${section}`))
    expect(shown()).toBe(section)
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => root.unmount())
  },
)
