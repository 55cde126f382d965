// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Fault } from '#github/fault.ts'
import type { Live } from '#app/lib/live.ts'
import { ArticleView, type ViewedArticle } from './article-view.tsx'

afterEach(cleanup)

type State = Live<ViewedArticle>

const copy = {
  takenAt: Date.UTC(2026, 10, 21),
  value: { title: 'The title', minutes: 6, text: <p>The text.</p> },
}
const ready: State = { status: 'ready', copy }
const readyWith = (facts: Partial<ViewedArticle>): State => ({
  status: 'ready',
  copy: { ...copy, value: { ...copy.value, ...facts } },
})
const loading: State = { status: 'loading', copy: null }
const failed = (kind: Exclude<Fault['kind'], 'rate-limited'>, found: typeof copy | null = null): State => ({
  ...{ status: 'failed', copy: found, fault: { kind } },
})

function view(state: State, { name = 'One', retry = () => undefined } = {}) {
  return <ArticleView name={name} state={state} retry={retry} />
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('[ART-2] [SAVE-1] while the call runs Loading... stands beside the copy, and then no more', () => {
  const { rerender } = render(view(loading))
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  rerender(view({ status: 'loading', copy }))
  expect([heading(), screen.queryByText('Loading...') !== null]).toEqual(['The title', true])
  expect(screen.getByText('The text.')).toBeTruthy()
  for (const state of [ready, failed('unknown', copy)]) {
    rerender(view(state))
    expect(screen.queryByText('Loading...')).toBe(null)
  }
})

test('[ART-2] a failure without a copy is the red text, a way to try again and the way to the list', () => {
  const { container } = render(view(failed('unreachable')))
  expect(screen.getByRole('alert').textContent).toBe('Failed to fetch article')
  expect(screen.getByRole('alert').className).toBe('error')
  expect(container.textContent).toBe('ArticleFailed to fetch articleRetryAll articles')
})

test('[SAVE-1] [SAVE-2] after a failure the red text stands above the copy, which is headed with its date', () => {
  const { container } = render(view(failed('unknown', copy)))
  const words = container.textContent ?? ''
  const parts = ['Failed to fetch article', 'Saved copy from 21 November 2026', 'Retry', 'The text.']
  const order = parts.map((part) => words.indexOf(part))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
})

test('[SAVE-1] Retry calls again and keeps the focus at the heading', () => {
  const retry = vi.fn<() => undefined>()
  render(view(failed('unknown', copy), { retry }))
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('the page keeps room for a text until it has come or failed', () => {
  const { container, rerender } = render(view(loading))
  const room = () => container.querySelector('.room')
  expect(room()?.nextElementSibling?.tagName).toBe('FOOTER')
  for (const state of [ready, failed('unreachable')]) {
    rerender(view(state))
    expect(room()).toBe(null)
  }
})

test('[ART-4] row 41: an empty article is not a failure; without a title it is headed with its name', () => {
  render(view(readyWith({ title: '', text: '' })))
  expect(heading()).toBe('One')
  expect(screen.queryByRole('alert')).toBe(null)
})

test('[SAVE-2] row 10: of an article that is gone the page says so, and offers what it was given instead', () => {
  render(<ArticleView name="One" state={failed('missing')} retry={() => undefined} whenGone="Did you mean" />)
  expect(heading()).toBe('No such article')
  expect(screen.getByText(/Did you mean/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

test('[ART-4] a name that is never requested shows the failure text, and nothing to try again', () => {
  render(view(failed('refused'), { name: '../x' }))
  expect(heading()).toBe('No such article')
  expect(screen.getByRole('alert').textContent).toBe('Failed to fetch article')
  expect(screen.queryByRole('button')).toBe(null)
})

test.each([
  ['A stranger’s words', loading],
  ['A stranger’s words', failed('unreachable')],
  ['A stranger’s words', failed('unknown')],
  ['A stranger’s words', failed('missing')],
  ['../A stranger’s words', loading],
  ['../A stranger’s words', failed('refused')],
])('[ART-4] the words of an address that nobody confirms are not repeated (%s, %j)', (name, state) => {
  const { container } = render(view(state, { name }))
  expect(container.textContent).not.toContain('stranger')
})

test.each([loading, ready, failed('missing')])(
  'row 10: the list is in reach from every state (%j)',
  (state) => {
    render(view(state))
    expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blogs')
  },
)

test('row 67: the prerendered page has its article, no style attribute, and nothing that waits for a script', () => {
  const html = renderToString(view(ready))
  expect(html).toContain('The text.')
  expect(html).not.toMatch(/style=|Loading|Retry/)
})

test('an article says when it was published, how long it takes, what it is about and in which language', () => {
  const facts = { date: Date.UTC(2026, 8, 18), tags: ['optimizers', 'gpu'], lang: 'de' }
  const { container } = render(view(readyWith(facts)))
  expect(screen.getByText('18 September 2026').getAttribute('datetime')).toBe('2026-09-18T00:00:00.000Z')
  expect(container.querySelector('.tags')?.textContent?.trim()).toBe('About optimizers gpu')
  expect(screen.getByText('6 min read')).toBeTruthy()
  expect(container.querySelector('article')?.lang).toBe('de')
})

test('an article without these facts shows neither date nor tags; a draft says that it is one', () => {
  const { container, rerender } = render(view(ready))
  expect(container.querySelector('time, .tags, .draft')).toBe(null)
  rerender(view(readyWith({ draft: true })))
  expect(screen.getByText(/^Draft/)).toBeTruthy()
})
