// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { happen, open, regions, status, wheel } from './stage-driver.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

test('[STAGE-5] an address that is chosen selects its section at once, inside the lock too', () => {
  open('/')
  wheel(120, 1_000)
  history.replaceState(null, '', '/#skills')
  happen(new Event('hashchange'), 1_010, window)
  expect(regions()).toEqual(['skills'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hi scrolled')
})

test('[STAGE-9] opening the address of a section shows it, without typing its heading', () => {
  open('/#about')
  expect(regions()).toEqual(['about'])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('About Me')
  expect(status()).toBe('')
})

test('[STAGE-9] stepping replaces the address, keeps its search and leaves no history behind', () => {
  open('/?from=card')
  const replace = vi.spyOn(history, 'replaceState')
  const push = vi.spyOn(history, 'pushState')
  wheel(120, 1_000)
  expect(location.href).toMatch(/\/\?from=card#about$/)
  wheel(-120, 3_000)
  expect(location.href).toMatch(/\/\?from=card$/)
  expect(replace).toHaveBeenCalledTimes(2)
  expect(push).not.toHaveBeenCalled()
})

test('[STAGE-9] back, forward and a navigation on the client select what the address says', () => {
  open('/#projects')
  for (const [type, address, shown] of [
    ['popstate', '/#about', ['about']],
    ['pushState', '/#skills', ['skills']],
    ['popstate', '/', []],
  ] as const) {
    history.replaceState(null, '', address)
    happen(new Event(type), 1_000, window)
    expect(regions()).toEqual(shown)
  }
})

test('[STAGE-9] the address of another page, or of something inside a section, selects nothing', () => {
  open('/#projects')
  for (const address of ['/blogs', '/#projects-title', '/#main']) {
    history.replaceState(null, '', address)
    happen(new Event('pushState'), 1_000, window)
    expect(regions()).toEqual(['projects'])
    expect(location.href.endsWith(address)).toBe(true)
  }
})

test('[STAGE-9] the address `/#` is the hero, and is tidied to the bare path', () => {
  open('/#about')
  history.replaceState(null, '', '/#')
  happen(new Event('hashchange'), 1_000, window)
  expect(regions()).toEqual([])
  expect(location.href.endsWith('/')).toBe(true)
  history.replaceState(null, '', '/#')
  happen(new Event('hashchange'), 1_000, window)
  expect(location.href.endsWith('/')).toBe(true)
})

test('[STAGE-10] find-in-page selects the section in which it found something', () => {
  open('/')
  const found = document.getElementById('skills')
  happen(new Event('beforematch', { bubbles: true }), 1_000, found ?? undefined)
  expect(regions()).toEqual(['skills'])
  expect(location.hash).toBe('#skills')
})

test('[STAGE-9] a fragment inside the section that it reveals is more exact than the section, and stays', () => {
  open('/#skills-title')
  expect(regions()).toEqual([])
  happen(new Event('beforematch', { bubbles: true }), 1_000, document.getElementById('skills') ?? undefined)
  expect(regions()).toEqual(['skills'])
  expect(location.hash).toBe('#skills-title')
  wheel(-120, 3_000)
  expect(location.hash).toBe('#projects')
})

test('the index marks the stop on show, and its links work without a script', () => {
  open('/#projects')
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#', '#about', '#projects', '#skills'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true', null])
})

test('the index takes focus along to the intro, and at the intro adds nothing to the history', () => {
  open('/')
  const link = screen.getByRole('link', { name: 'Intro' })
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.focus()
  happen(press, 1_000, link)
  expect(press.defaultPrevented).toBe(true)
  expect(document.activeElement?.id).toBe('intro')
})
