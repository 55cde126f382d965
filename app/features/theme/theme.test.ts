// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { bootTheme } from '#app/lib/inline/boot-theme.ts'
import { showTheme, type Theme } from '#app/lib/inline/show-theme.ts'
import { chooseTheme, nextTheme, shownTheme, THEME_KEY } from './theme.ts'
import { useTheme } from './use-theme.ts'

const root = document.documentElement
const storage = () => localStorage
const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}
const boot = () => bootTheme(showTheme)

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.theme
  document.head.replaceChildren(
    ...(['light', 'dark'] as const).map((theme) => {
      const meta = document.createElement('meta')
      meta.name = 'theme-color'
      meta.media = `(prefers-color-scheme: ${theme})`
      meta.dataset.theme = theme
      return meta
    }),
  )
})

const media = () => [...document.querySelectorAll('meta')].map((meta) => meta.media)

test.each<[Theme, string[]]>([
  ['light', ['all', 'not all']],
  ['dark', ['not all', 'all']],
  ['system', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
])('the bars of the browser follow the theme %s', (theme, expected) => {
  chooseTheme('dark', document, storage)
  chooseTheme(theme, document, storage)
  expect(media()).toEqual(expected)
})

test.each<[boolean, [Theme, Theme, Theme]]>([
  [false, ['dark', 'light', 'system']],
  [true, ['light', 'dark', 'system']],
])('the first press shows the other theme (dark system: %s)', (isDark, expected) => {
  const [first, second] = expected
  expect([nextTheme('system', isDark), nextTheme(first, isDark), nextTheme(second, isDark)]).toEqual(expected)
})

test('a choice made in another tab before the scripts start is shown when they start', () => {
  boot()
  localStorage.setItem(THEME_KEY, 'light')
  expect(renderHook(useTheme).result.current).toBe('light')
  expect(root.dataset.theme).toBe('light')
})

test('ignores an unknown stored value', () => {
  localStorage.setItem(THEME_KEY, 'solarized')
  boot()
  expect(root.dataset.theme).toBeUndefined()
  expect(shownTheme(root)).toBe('system')
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
  expect(media()).toEqual(['not all', 'all'])
})
