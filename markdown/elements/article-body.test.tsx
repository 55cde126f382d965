// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ElementContent, Root } from 'hast'
import { startTransition, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
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

const body = await bodyOf(EVERYTHING)

test('shows every kind of element without a warning of React', () => {
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

test('writes no style attributes, and loads images lazily', () => {
  const html = renderToStaticMarkup(<ArticleBody tree={body} />)
  expect(html).not.toMatch(/ style=| align=|<link/)
  expect(html).toContain('loading="lazy"')
})

const element = (tagName: string, children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
const words = (value: string): ElementContent => ({ type: 'text', value })
const blocks = (count: number): Root => ({
  type: 'root',
  children: Array.from({ length: count }, (_, index) => element('p', [words(`Paragraph ${index}`)])),
})

test('row 52: shows code with 150,000 spans', () => {
  const spans = Array.from({ length: 150_000 }, () => element('span', [words('x')]))
  const tree: Root = { type: 'root', children: [element('pre', [element('code', spans)])] }
  expect(renderToStaticMarkup(<ArticleBody tree={tree} />).match(/<span>/g)).toHaveLength(spans.length)
}, 60_000)

test('row 46: stays responsive and keeps the old text while it renders a long one', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const seen: string[] = []
  function Page() {
    const [tree, setTree] = useState(blocks(1))
    const [clicks, setClicks] = useState(0)
    return (
      <>
        <button onClick={() => startTransition(() => setTree(blocks(5_000)))}>New text</button>
        <button onClick={() => setClicks(clicks + 1)}>Clicked {clicks}</button>
        <ArticleBody tree={tree} />
      </>
    )
  }
  // In an environment for tests React would render all of it at once.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = false
  const root = createRoot(container)
  root.render(<Page />)
  await vi.waitUntil(() => screen.queryByText('Paragraph 0'))
  screen.getByText('New text').click()
  // The next task.
  await new Promise((passed) => setImmediate(passed))
  screen.getByText('Clicked 0').click()
  await vi.waitUntil(() => screen.queryByText('Clicked 1'))
  seen.push(`${container.querySelectorAll('p').length}`)
  await vi.waitUntil(() => container.querySelectorAll('p').length === 5_000, { timeout: 50_000 })
  expect(seen).toEqual(['1'])
  root.unmount()
  environment.IS_REACT_ACT_ENVIRONMENT = true
}, 60_000)

test('marks only a long text for layout near the window', () => {
  expect(renderToStaticMarkup(<ArticleBody tree={blocks(6_000)} />)).toContain('class="prose prose-long"')
  expect(renderToStaticMarkup(<ArticleBody tree={blocks(2_000)} />)).toContain('class="prose"')
})
