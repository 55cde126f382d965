// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Contents } from './contents.tsx'
import type { ContentsHeading } from './headings-of.ts'

afterEach(cleanup)

const heading = (id: string, ...below: ContentsHeading[]): ContentsHeading => ({
  id: `user-content-${id}`,
  text: `The ${id}`,
  below,
})

test('the contents are a landmark with a link to each heading, nested as they are', () => {
  render(<Contents headings={[heading('start', heading('detail')), heading('end')]} />)
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const links = within(contents).getAllByRole('link', { hidden: true })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The start', '#user-content-start'],
    ['The detail', '#user-content-detail'],
    ['The end', '#user-content-end'],
  ])
  expect(contents.querySelector('li li')?.textContent).toBe('The detail')
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
