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

test('each heading has a direction of its own, and the text around takes none from the contents', () => {
  render(<Contents headings={[heading('a'), heading('b'), heading('c')]} />)
  expect(screen.getByRole('navigation').dir).toBe('ltr')
  expect(screen.getByText('The a').getAttribute('dir')).toBe('auto')
})

test('from three headings on there are contents, however they are nested', () => {
  const { container, rerender } = render(<Contents headings={[heading('a'), heading('b')]} />)
  expect(container.innerHTML).toBe('')
  rerender(<Contents headings={[heading('a', heading('b'), heading('c'))]} />)
  expect(screen.getByRole('navigation')).toBeTruthy()
})
