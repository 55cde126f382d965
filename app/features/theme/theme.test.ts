// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { bootTheme } from './boot-theme.ts'
import { chooseTheme, nextTheme, readTheme, THEME_KEY } from './theme.ts'

const storage = () => localStorage
const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

test('the choices go round: system, light, dark, system', () => {
  expect(nextTheme('system')).toBe('light')
  expect(nextTheme('light')).toBe('dark')
  expect(nextTheme('dark')).toBe('system')
})

test('a choice is kept and applied before the next paint; going back to the system keeps nothing', () => {
  const root = document.documentElement
  chooseTheme('dark', root, storage)
  expect(readTheme(storage)).toBe('dark')
  delete root.dataset.theme
  bootTheme()
  expect(root.dataset.theme).toBe('dark')
  chooseTheme('system', root, storage)
  expect(root.dataset.theme).toBeUndefined()
  expect(localStorage.getItem(THEME_KEY)).toBeNull()
})

test('a value that nobody chose counts as the system', () => {
  localStorage.setItem(THEME_KEY, 'solarized')
  bootTheme()
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(readTheme(storage)).toBe('system')
  localStorage.clear()
})

test('blocked storage changes nothing but the memory', () => {
  chooseTheme('light', document.documentElement, blocked)
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(readTheme(blocked)).toBe('system')
})
