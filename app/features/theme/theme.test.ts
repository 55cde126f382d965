// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { bootTheme } from '#app/lib/inline/boot-theme.ts'
import { showTheme, type Theme } from '#app/lib/inline/show-theme.ts'
import { chooseTheme, nextTheme, shownTheme, THEME_KEY } from './theme.ts'
import { useTheme } from './use-theme.ts'

const root = document.documentElement
const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.theme
})

test.each<[boolean, [Theme, Theme, Theme]]>([
  [false, ['dark', 'light', 'system']],
  [true, ['light', 'dark', 'system']],
])('the first press shows the other theme (dark system: %s)', (isDark, expected) => {
  const [first, second] = expected
  expect([nextTheme('system', isDark), nextTheme(first, isDark), nextTheme(second, isDark)]).toEqual(expected)
})

test('a choice made in another tab before the scripts start is shown when they start', () => {
  localStorage.setItem(THEME_KEY, 'light')
  expect(renderHook(useTheme).result.current).toBe('light')
  expect(root.dataset.theme).toBe('light')
})

test('shows a theme even if storage is blocked', () => {
  chooseTheme('light', document, blocked)
  expect(root.dataset.theme).toBe('light')
})

test('the source text of the boot script runs without its module', () => {
  localStorage.setItem(THEME_KEY, 'dark')
  // oxlint-disable-next-line no-implied-eval, no-new-func
  new Function(`(${bootTheme.toString()})(${showTheme.toString()})`)()
  expect(shownTheme(root)).toBe('dark')
})
