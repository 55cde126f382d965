// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ArticleWays } from './article-footer.tsx'

afterEach(cleanup)

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('from an article there are ways to its source, to the one before and the one after', () => {
  const around = { previous: { name: 'Zero & more', title: 'Zero' }, next: { name: 'Two', title: 'Two' } }
  render(<ArticleWays article={around} editHref="https://edit.test/" />)
  expect(links()).toEqual([
    ['Edit on GitHub', 'https://edit.test/'],
    ['Previous Zero', '/blogs/Zero%20%26%20more'],
    ['Next Two', '/blogs/Two'],
  ])
})

test('the last change is the one that the repository knows', () => {
  const { container } = render(
    <ArticleWays article={{ changedAt: Date.UTC(2026, 9, 3, 22) }} editHref={null} />,
  )
  expect(container.textContent).toBe('Last changed 3 October 2026')
  expect(links()).toEqual([])
})

test('what the author calls the last change goes before it', () => {
  const article = { updated: Date.UTC(2026, 9, 1), changedAt: Date.UTC(2026, 9, 3) }
  const { container } = render(<ArticleWays article={article} editHref={null} />)
  expect(container.textContent).toBe('Last changed 1 October 2026')
})

test('where nothing is known, nothing is said', () => {
  const { container } = render(<ArticleWays article={{ changedAt: null }} editHref={null} />)
  expect(container.textContent).toBe('')
  expect(screen.queryByRole('navigation')).toBe(null)
})
