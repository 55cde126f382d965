// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { element } from '#markdown/tree.ts'
import { ArticleBody } from './article-body.tsx'
import { body as bodyOf } from '#tests/support/markdown/markdown-elements.ts'

afterEach(cleanup)

const EVERYTHING = `## A heading

A [link](https://a.example), \`code\`, ~~gone~~ and a note[^1].

> A quote

- [x] Done
- [ ] To do

| left | right |
|:-----|------:|
| 1    | 2     |

![A picture](a.png "Its caption")

\`\`\`python
print("x")  # said
\`\`\`

<b>raw</b>

[^1]: The note.
`

test('shows every kind of element without a warning of React and without style attributes', async () => {
  const errors = vi.spyOn(console, 'error')
  const { container } = render(<ArticleBody tree={await bodyOf(EVERYTHING)} />)
  expect(screen.getByRole('link', { name: 'link' }).getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getByRole('checkbox', { name: 'Done' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('columnheader', { name: 'right' }).className).toBe('align-right')
  expect(screen.getByRole('group', { name: 'Code, python' }).textContent).toBe('print("x")  # said')
  expect(screen.getByRole('figure').textContent).toBe('Its caption')
  expect(screen.getByRole('heading', { name: 'Footnotes' }).className).toBe('visually-hidden')
  expect(screen.getByText('<b>raw</b>')).toBeTruthy()
  expect(errors).not.toHaveBeenCalled()
  expect(container.innerHTML).not.toMatch(/ style=| align=|<link/)
})

const blocks = (count: number): Root => ({
  type: 'root',
  children: Array.from({ length: count }, (_, index) => element('p', {}, [`Paragraph ${index}`])),
})

test('marks only a long text for layout near the window', () => {
  expect(renderToStaticMarkup(<ArticleBody tree={blocks(6_000)} />)).toContain('class="prose prose-long"')
  expect(renderToStaticMarkup(<ArticleBody tree={blocks(2_000)} />)).toContain('class="prose"')
})
