// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeTheme, useTheme } from './theme.tsx'

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.theme
})

test('a choice made in another tab before the scripts start is shown when they start', () => {
  localStorage.setItem('theme', 'light')
  expect(renderHook(useTheme).result.current).toBe('light')
  expect(root.dataset.theme).toBe('light')
})

test('shows a theme even if storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined)
  changeTheme(() => 'light')
  expect(root.dataset.theme).toBe('light')
})
