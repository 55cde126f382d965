// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { happen, hiddenStops, key, open, regions, status, swipe, wheel } from './stage-driver.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

test('[STAGE-1] live, the page starts not scrolled with the hero alone', () => {
  open('/')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hi whole')
  expect(hiddenStops()).toEqual(['about', 'projects', 'skills'])
  expect(regions()).toEqual([])
  expect(document.querySelectorAll('section[aria-hidden="true"]')).toHaveLength(3)
  expect(document.documentElement.dataset['stage']).toBe('live')
})

test('[STAGE-2] a downward wheel movement of 100 units collapses the intro card and shows about', () => {
  open('/')
  wheel(99, 1_000)
  expect(hiddenStops()).toHaveLength(3)
  wheel(120, 1_400)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hi scrolled')
  expect(regions()).toEqual(['about'])
})

test('[STAGE-2] so does a swipe of 50 px upwards', () => {
  open('/')
  swipe(400, 351, 1_000)
  expect(regions()).toEqual([])
  swipe(400, 350, 2_000)
  expect(regions()).toEqual(['about'])
})

test('[STAGE-4] inside the lock wheel, finger and key change nothing', () => {
  open('/')
  wheel(120, 1_000)
  wheel(120, 1_999)
  swipe(400, 100, 1_999)
  key('PageDown', 1_999)
  expect(regions()).toEqual(['about'])
  key('PageDown', 2_000)
  expect(regions()).toEqual(['projects'])
})

test('[STAGE-8] keys step, and keys aimed at a button are left alone', () => {
  open('/#about')
  key('ArrowDown', 1_000)
  expect(regions()).toEqual(['projects'])
  key(' ', 3_000, screen.getByRole('button'))
  expect(regions()).toEqual(['projects'])
  key('End', 3_000)
  expect(regions()).toEqual(['skills'])
  key('Home', 5_000)
  expect(regions()).toEqual([])
})

test('[STAGE-10] a section that is put away keeps no tab stop, and focus in it moves to the one on show', () => {
  open('/#projects')
  screen.getByRole('button').focus()
  wheel(120, 1_000)
  expect(document.activeElement?.id).toBe('skills')
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(0)
})

test('[TYPE-1] a section that is stepped to is told to type its heading', () => {
  open('/')
  key('PageDown', 1_000)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('About Me typed')
})

test('a stop that is stepped to is announced with its place, one that is chosen is not', () => {
  open('/')
  expect(status()).toBe('')
  wheel(120, 1_000)
  expect(status()).toBe('About Me, 1 of 3')
  wheel(-120, 3_000)
  expect(status()).toBe('Intro')
  history.replaceState(null, '', '/#skills')
  happen(new Event('hashchange'), 5_000, window)
  expect(status()).toBe('')
})

test('a stage that is gone listens to nothing', () => {
  const { unmount } = open('/')
  unmount()
  wheel(120, 1_000)
  expect(location.hash).toBe('')
})
