// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from './giscus.ts'
import { forgetSession, hasSignedIn, plainAddress, takeSession } from './giscus-session.ts'

const ADDRESS = 'https://me.example/blogs/one?giscus=S1&page=2#notes'

beforeEach(() => localStorage.clear())

test('recognises by the address that the visitor has signed in, and removes the sign-in from it', () => {
  expect(hasSignedIn(ADDRESS)).toBe(true)
  expect(plainAddress(ADDRESS)).toBe('https://me.example/blogs/one?page=2')
  expect(hasSignedIn(plainAddress(ADDRESS))).toBe(false)
})

test('moves a sign-in from the address to storage, and deletes it there', () => {
  const replaceState = vi.fn<() => void>()
  const window = { location: { href: ADDRESS }, history: { state: 1, replaceState }, localStorage }
  expect(takeSession(window as unknown as Window)).toBe('S1')
  expect(replaceState).toHaveBeenCalledWith(1, '', 'https://me.example/blogs/one?page=2')
  const later = { ...window, location: { href: plainAddress(ADDRESS) } } as unknown as Window
  expect(takeSession(later)).toBe('S1')
  forgetSession(later)
  expect(takeSession(later)).toBe('')
})

test('works without storage, and ignores broken values in it', () => {
  const blocked = {
    location: { href: ADDRESS },
    history: { replaceState: vi.fn<() => void>() },
  } as unknown as Window
  expect(takeSession(blocked)).toBe('S1')
  expect(() => forgetSession(blocked)).not.toThrow()
  localStorage.setItem(SESSION_KEY, '{broken')
  expect(takeSession(window)).toBe('')
})
