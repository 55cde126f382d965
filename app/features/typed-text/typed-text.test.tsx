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

test('[TYPE-1] starts empty, types, blinks and hides the cursor', () => {
  vi.useFakeTimers()
  render(heading('About Me', true))
  expect(look()).toEqual({ shown: '', pending: 'About Me', cursor: 'none' })
  pass(200 + 3 * 80 + 40)
  expect(look()).toEqual({ shown: 'Abo', pending: 'ut Me', cursor: 'typing' })
  pass(5 * 80)
  expect(look()).toEqual({ shown: 'About Me', pending: '', cursor: 'blinking' })
  pass(1_600)
  expect(look()).toEqual({ shown: 'About Me', pending: '', cursor: 'hidden' })
  expect(vi.getTimerCount()).toBe(0)
})

test('[TYPE-1] restarts when the text changes', () => {
  vi.useFakeTimers()
  const { rerender } = render(heading('About', true))
  pass(5_000)
  rerender(heading('Skills', true))
  expect(look()).toEqual({ shown: '', pending: 'Skills', cursor: 'none' })
  pass(300)
  expect(look().shown).toBe('S')
})

test('[TYPE-1] types each time it becomes active', () => {
  vi.useFakeTimers()
  const { rerender } = render(heading('Projects', false))
  expect(look()).toEqual({ shown: 'Projects', pending: '', cursor: 'hidden' })
  rerender(heading('Projects', true))
  expect(look().shown).toBe('')
  pass(500)
  rerender(heading('Projects', false))
  expect(look()).toEqual({ shown: 'Projects', pending: '', cursor: 'hidden' })
  rerender(heading('Projects', true))
  expect(look()).toEqual({ shown: '', pending: 'Projects', cursor: 'none' })
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
