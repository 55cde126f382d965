// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TypedText } from './typed-text.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const heading = (text: string, active: boolean) => (
  <h2>
    <TypedText text={text} active={active} />
  </h2>
)

test('[TYPE-1] types each time it becomes active, and restarts when the text changes', () => {
  vi.useFakeTimers()
  const { rerender } = render(heading('Projects', false))
  expect(look()).toEqual({ shown: 'Projects', pending: '', cursor: 'hidden' })
  rerender(heading('Projects', true))
  expect(look().shown).toBe('')
  pass(500)
  rerender(heading('Projects', false))
  expect(look()).toEqual({ shown: 'Projects', pending: '', cursor: 'hidden' })
  rerender(heading('Projects', true))
  pass(5_000)
  rerender(heading('Skills', true))
  expect(look()).toEqual({ shown: '', pending: 'Skills', cursor: 'none' })
})

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

function look() {
  const typed = screen.getByRole('heading').firstElementChild
  return {
    shown: typed?.querySelector('.shown')?.textContent ?? '',
    pending: typed?.querySelector('.pending')?.textContent ?? '',
    cursor: typed?.getAttribute('data-cursor'),
  }
}
