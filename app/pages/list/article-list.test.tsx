// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ArticleList } from './article-list.tsx'
import { ROWS_AT_ONCE } from './article-rows.tsx'
import type { ArticleListing } from './listed-article.ts'
import type { Live } from '#app/lib/live.ts'

afterEach(cleanup)

type State = Live<ArticleListing>

const saved = {
  takenAt: Date.UTC(2026, 10, 21, 23, 59),
  value: { entries: [{ name: 'One', sha: 'a', description: 'The first of them.', minutes: 3 }] },
}
const noRetry = () => undefined
const show = (state: State, retry = noRetry) => render(<ArticleList state={state} retry={retry} />)
const ready = (...names: string[]): State => ({
  status: 'ready',
  saved: null,
  value: { entries: names.map((name) => ({ name })) },
})
const failed = (copy: typeof saved | null): State => ({
  status: 'failed',
  saved: copy,
  fault: { kind: 'unknown' },
})
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('[LIST-1] the heading is Blog Articles, whatever the state', () => {
  for (const state of [
    ready(),
    failed(null),
    { status: 'loading', saved },
    { status: 'resting', saved: null },
  ] as State[]) {
    show(state)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blog Articles')
    cleanup()
  }
})

test('[LIST-2] Loading... stands there while the call runs, in a status region, and then no more', () => {
  const { rerender } = show({ status: 'loading', saved: null })
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(links()).toEqual([])
  for (const state of [ready('One'), failed(null), failed(saved)]) {
    rerender(<ArticleList state={state} retry={noRetry} />)
    expect(screen.queryByText('Loading...')).toBe(null)
  }
})

test('[LIST-3] a failure without a copy is the red text and a way to try again, nothing of a list', () => {
  show(failed(null))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Failed to fetch articles')
  expect(alert.className).toBe('error')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  expect(screen.queryByText(/Saved copy|No articles/)).toBe(null)
  expect(links()).toEqual([])
})

test('[LIST-5] every article is its name, linked to its page', () => {
  show(ready('One', 'What is 100% "new"?'))
  expect(links()).toEqual([
    ['One', '/blogs/One'],
    ['What is 100% "new"?', '/blogs/What%20is%20100%25%20%22new%22%3F'],
  ])
  expect(screen.queryByRole('alert')).toBe(null)
})

test('[LIST-5] under a sub-path the links stay below it', async () => {
  vi.stubEnv('BASE_URL', '/me/')
  vi.resetModules()
  const below = await import('./article-list.tsx')
  render(<below.ArticleList state={ready('One')} retry={noRetry} />)
  expect(links()).toEqual([['One', '/me/blogs/One']])
  vi.unstubAllEnvs()
})

test('[LIST-5] row 32, row 33: hostile names are text, and their links stay below /blogs/', () => {
  const names = [
    '<b>bold</b>',
    '../x',
    'a/b',
    '//evil/x',
    'a\\b',
    '__proto__',
    'javascript:alert(1)',
    '..',
    '.',
  ]
  const { container } = show(ready(...names))
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(names)
  expect(container.querySelector('b')).toBe(null)
  expect(links().map(([, href]) => href)).toEqual(
    names.slice(0, -2).map((name) => `/blogs/${encodeURIComponent(name)}`),
  )
})

test('row 34, row 35: a name of any script and any length is isolated from what surrounds it', () => {
  const names = ['ملاحظات', 'a\u202Eb', 'x'.repeat(10_000)]
  const { container } = show(ready(...names))
  expect(Array.from(container.querySelectorAll('a > bdi'), (name) => name.textContent)).toEqual(names)
})

test('[LIST-4] row 24: an empty list says so, and is no failure', () => {
  show(ready())
  expect(screen.getByText('No articles yet.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBe(null)
})

test(
  'row 37: a list that GitHub has cut is shown whole, says so, and keeps the articles that only the copy knows',
  { timeout: 60_000 },
  () => {
    const entries = Array.from({ length: 999 }, (_, i) => ({ name: `Article ${i}`, sha: 'b' }))
    show({ status: 'ready', saved, value: { entries, isCut: true } })
    expect(links()).toHaveLength(1_000)
    expect(links().at(-1)).toEqual(['One', '/blogs/One'])
    expect(screen.getByText('1,000 articles; GitHub lists no more than 1,000 files')).toBeTruthy()
  },
)

test('[SAVE-1] what is newer than the site is marked, and what is gone is not there', () => {
  const value = [
    { name: 'Gone', sha: 'c' },
    { name: 'One', sha: 'a' },
    { name: 'Two', sha: 'b' },
  ]
  const entries = [
    { name: 'One', sha: 'a' },
    { name: 'Three', sha: 'd' },
    { name: 'Two', sha: 'e' },
  ]
  show({ status: 'ready', saved: { takenAt: 1, value: { entries: value } }, value: { entries } })
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'ThreeNew',
    'One',
    'TwoChanged',
  ])
})

test(
  'row 38: of fifty thousand articles the first thousand are shown, and more when asked for',
  { timeout: 60_000 },
  () => {
    const { container } = show(ready(...Array.from({ length: 50_000 }, (_, i) => `Article ${i}`)))
    const rows = () => container.querySelectorAll('li').length
    expect(screen.getByText('50,000 articles')).toBeTruthy()
    expect(rows()).toBe(ROWS_AT_ONCE)
    fireEvent.click(screen.getByText('Show more'))
    expect(rows()).toBe(2 * ROWS_AT_ONCE)
  },
)

test('a list that fits has nothing more to show', () => {
  show(ready('One'))
  expect(screen.queryByText('Show more')).toBe(null)
  expect(screen.getByText('1 article')).toBeTruthy()
})

test('[SAVE-1] a saved copy is shown at once, and Loading... beside it while the call runs', () => {
  const { rerender } = show({ status: 'resting', saved })
  expect(links()).toEqual([['One', '/blogs/One']])
  expect(screen.queryByText('Loading...')).toBe(null)
  rerender(<ArticleList state={{ status: 'loading', saved }} retry={noRetry} />)
  expect(links()).toEqual([['One', '/blogs/One']])
  expect(screen.getByText('Loading...')).toBeTruthy()
  expect(screen.queryByText(/Saved copy/)).toBe(null)
})

test('[SAVE-1] what the call brought replaces the copy', () => {
  show({ status: 'ready', saved, value: { entries: [{ name: 'Two', sha: 'b' }] } })
  expect(links()).toEqual([['Two', '/blogs/Two']])
})

test('[SAVE-1] [SAVE-2] after a failure the red text stands above the copy, which is headed with its date', () => {
  const { container } = show(failed(saved))
  const words = container.textContent ?? ''
  expect(screen.getByRole('alert').textContent).toBe('Failed to fetch articles')
  expect(screen.getByText(/^Saved copy from/).textContent).toBe('Saved copy from 21 November 2026')
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21T23:59:00.000Z')
  expect(links()).toEqual([['One', '/blogs/One']])
  const order = ['Failed to fetch articles', 'Saved copy from', 'Retry', 'The first of them.'].map((part) =>
    words.indexOf(part),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
})

test('[SAVE-1] Retry calls again and keeps the reader’s place at the heading', () => {
  const retry = vi.fn<() => undefined>()
  show(failed(saved), retry)
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('row 6: a reason that is known is a second line', () => {
  show({ status: 'failed', saved: null, fault: { kind: 'offline' } })
  expect(screen.getByText('You seem to be offline.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Failed to fetch articles')
})

test('a live article keeps its description while its text is the same', () => {
  show({ status: 'ready', saved, value: { entries: [{ name: 'One', sha: 'a' }] } })
  expect(screen.getByText('The first of them.')).toBeTruthy()
  expect(screen.getByText('3 min')).toBeTruthy()
})

test('row 67: the prerendered page has its articles, no style attribute, and nothing that waits for a script', () => {
  const html = renderToString(<ArticleList state={{ status: 'resting', saved }} retry={noRetry} />)
  expect(html).toContain('href="/blogs/One"')
  expect(html).not.toMatch(/style=|Loading|Retry/)
})
