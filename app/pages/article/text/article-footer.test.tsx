// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ArticleFooter } from './article-footer.tsx'

afterEach(cleanup)

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('links to the source and to the previous and next article', () => {
  const around = { previous: { name: 'Zero & more', title: 'Zero' }, next: { name: 'Two', title: 'Two' } }
  render(<ArticleFooter article={around} editHref="https://edit.test/" />)
  expect(links()).toEqual([
    ['Edit on GitHub', 'https://edit.test/'],
    ['Previous Zero', '/blogs/Zero%20%26%20more'],
    ['Next Two', '/blogs/Two'],
  ])
})

test('shows the date of the last commit', () => {
  const { container } = render(
    <ArticleFooter article={{ changedAt: Date.UTC(2026, 9, 3, 22) }} editHref={null} />,
  )
  expect(container.textContent).toBe('Last changed 3 October 2026')
  expect(links()).toEqual([])
})

test('prefers the date in the frontmatter', () => {
  const article = { updated: Date.UTC(2026, 9, 1), changedAt: Date.UTC(2026, 9, 3) }
  const { container } = render(<ArticleFooter article={article} editHref={null} />)
  expect(container.textContent).toBe('Last changed 1 October 2026')
})

test('is empty without dates, repository and other articles', () => {
  const { container } = render(<ArticleFooter article={{ changedAt: null }} editHref={null} />)
  expect(container.textContent).toBe('')
  expect(screen.queryByRole('navigation')).toBe(null)
})
