// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ArticleBody } from './article-body.tsx'
import { highlighterFor } from './code/highlight.ts'
import { renderMarkdown } from './render-markdown.ts'

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

const { body } = await renderMarkdown(EVERYTHING, {
  filesBase: 'https://raw.example/me/notes/main/',
  articleHref: (name) => `/blogs/${name}`,
  fileHref: () => undefined,
  abilities: { highlighter: highlighterFor },
})

test('React shows every kind of element, and has nothing to warn about', () => {
  const errors = vi.spyOn(console, 'error')
  render(<ArticleBody tree={body} />)
  expect(screen.getByRole('link', { name: 'link' }).getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getByRole('checkbox', { name: 'Done' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('columnheader', { name: 'right' }).className).toBe('align-right')
  expect(screen.getByRole('group', { name: 'Code, python' }).textContent).toBe('print("x")  # said')
  expect(screen.getByRole('figure').textContent).toBe('Its caption')
  expect(screen.getByRole('heading', { name: 'Footnotes' }).className).toBe('visually-hidden')
  expect(screen.getByText('<b>raw</b>')).toBeTruthy()
  expect(errors).not.toHaveBeenCalled()
})

test('the HTML has no style attribute, and no picture is asked for before it comes into view', () => {
  const html = renderToStaticMarkup(<ArticleBody tree={body} />)
  expect(html).not.toMatch(/ style=| align=|<link/)
  expect(html).toContain('loading="lazy"')
})
