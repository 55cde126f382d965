// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Contents } from './contents.tsx'
import type { ContentsHeading } from './headings-of.ts'

afterEach(cleanup)

const heading = (id: string, ...below: ContentsHeading[]): ContentsHeading => ({
  id: `user-content-${id}`,
  text: `The ${id}`,
  below,
})

test('each heading has its own direction, and the contents do not set that of the article', () => {
  render(<Contents headings={[heading('a'), heading('b'), heading('c')]} />)
  expect(screen.getByRole('navigation').dir).toBe('ltr')
  expect(screen.getByText('The a').getAttribute('dir')).toBe('auto')
})

test('an article with three headings has contents, however they are nested', () => {
  const { container, rerender } = render(<Contents headings={[heading('a'), heading('b')]} />)
  expect(container.innerHTML).toBe('')
  rerender(<Contents headings={[heading('a', heading('b'), heading('c'))]} />)
  expect(screen.getByRole('navigation')).toBeTruthy()
})
