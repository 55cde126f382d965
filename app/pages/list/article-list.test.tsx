// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Live } from '#app/lib/live/live.ts'
import { ArticleList } from './article-list.tsx'
import { PAGE_LENGTH } from '#app/lib/articles/list-pages.ts'
import { ArticleRows } from './article-rows.tsx'
import type { ArticleListing } from './merge-lists.ts'

afterEach(cleanup)

type State = Live<ArticleListing>

const copy = {
  takenAt: Date.UTC(2026, 10, 21, 23, 59),
  value: { entries: [{ name: 'One', description: 'The first of them.', minutes: 3 }] },
}
const noRetry = () => undefined
const show = (state: State, retry = noRetry) => render(<ArticleList state={state} retry={retry} />)
const ready = (...names: string[]): State => ({
  status: 'ready',
  copy: { takenAt: 1, value: { entries: names.map((name) => ({ name })) } },
})
const failed: State = { status: 'failed', copy, fault: { kind: 'offline' } }
const links = () =>
  Array.from(document.querySelectorAll('li a'), (link) => [link.textContent, link.getAttribute('href')])

test('[SAVE-1] [SAVE-2] after a failure, shows the error, the reason and the date above the copy', () => {
  const { container } = show(failed)
  const words = container.textContent ?? ''
  const parts = ['Failed to fetch articles', 'You seem to be offline.', 'Retry']
  const order = [...parts, 'Saved copy from 21 November 2026', 'The first of them.'].map((part) =>
    words.indexOf(part),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
  expect(container.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-21T23:59:00.000Z')
})

test('[LIST-5] a row shows the facts of an article, a title that differs above its name, and whether it is new or changed', () => {
  const value: ArticleListing = {
    entries: [
      { name: 'New one', mark: 'new' },
      { name: 'Old one', mark: 'changed', date: Date.UTC(2026, 8, 18) },
      { name: 'Known one', title: 'Known one', description: 'About it.', minutes: 3 },
      { name: '2016-05-31-rl', title: 'Pong from Pixels' },
      { name: 'Momentum what it remembers', title: 'Momentum: What it Remembers' },
      { name: 'C the good parts', title: 'C++: the good parts' },
    ],
  }
  show({ status: 'ready', copy: { value, takenAt: 1 } })
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'New oneNew',
    'Old one2026-09-18Changed',
    'Known oneAbout it.3 min',
    'Pong from Pixels 2016-05-31-rl',
    'Momentum what it remembers',
    'C++: the good parts C the good parts',
  ])
  expect(links()).toContainEqual(['Pong from Pixels 2016-05-31-rl', '/blogs/2016-05-31-rl'])
})

test('[LIST-5] row 32, row 33: shows hostile names as text with links below /blogs/', () => {
  const names = ['<b>bold</b>', '../x', '//evil/x', 'a\\b', '__proto__', 'javascript:alert(1)', '..', '.']
  const { container } = show(ready(...names))
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(names)
  expect(container.querySelector('b')).toBe(null)
  expect(links().map(([, href]) => href)).toEqual(
    names.slice(0, -2).map((name) => `/blogs/${encodeURIComponent(name)}`),
  )
})

test('row 34, row 35: isolates names of any script and length from the text around them', () => {
  const names = ['ملاحظات', 'a\u202Eb', 'x'.repeat(10_000)]
  const { container } = show(ready(...names))
  expect(Array.from(container.querySelectorAll('a > bdi'), (name) => name.textContent)).toEqual(names)
})

test('[LIST-4] row 24: an empty list is not a failure', () => {
  show(ready())
  expect(screen.getByText('No articles yet.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBe(null)
})

test('row 37: reports that GitHub has cut the list', () => {
  show({ status: 'ready', copy: { takenAt: 1, value: { entries: [{ name: 'One' }], isCut: true } } })
  expect(screen.getByText('1 article; GitHub lists only 1,000')).toBeTruthy()
})

test('row 38: shows all rows of a very long list', async () => {
  const names = Array.from({ length: 5 * PAGE_LENGTH + 1 }, (_, i) => `Article ${i}`)
  render(<ArticleRows articles={names.map((name) => ({ name }))} />)
  const rows = () => Array.from(document.querySelectorAll('li'), (row) => row.textContent)
  await waitFor(() => expect(rows()).toEqual(names))
})
