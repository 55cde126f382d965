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

test('an article with three headings has contents, however they are nested', () => {
  const { container, rerender } = render(<Contents headings={[heading('a'), heading('b')]} />)
  expect(container.innerHTML).toBe('')
  rerender(<Contents headings={[heading('a', heading('b'), heading('c'))]} />)
  expect(screen.getByRole('navigation')).toBeTruthy()
})
