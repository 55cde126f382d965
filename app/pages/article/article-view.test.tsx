// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ArticleView, headingOf, type ShownInView } from './article-view.tsx'
import type { Live } from '#app/lib/live.ts'
import type { SourceFault } from '#github/fault.ts'

afterEach(cleanup)

type Shown = ShownInView & { text: string }
type State = Live<Shown>

const saved = {
  takenAt: Date.UTC(2026, 10, 21),
  value: { title: 'The saved title', minutes: 6, text: 'Saved text.' },
}
const live: Shown = { title: 'The live title', minutes: 7, text: 'Live text.' }

function view(state: State, { name = 'One', retry = () => undefined } = {}) {
  return (
    <ArticleView name={name} state={state} retry={retry}>
      {({ text }) => <p>{text}</p>}
    </ArticleView>
  )
}

const failed = (fault: SourceFault, copy: typeof saved | null = null): State => ({
  status: 'failed',
  saved: copy,
  fault,
})
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('[ART-2] Loading... stands there while the call runs, in a status region, and then no more', () => {
  const { rerender } = render(view({ status: 'loading', saved: null }))
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  for (const state of [
    { status: 'ready', saved: null, value: live } as State,
    failed({ kind: 'unknown' }, saved),
  ]) {
    rerender(view(state))
    expect(screen.queryByText('Loading...')).toBe(null)
  }
})

test('[ART-2] a failure without a copy is the red text and a way to try again', () => {
  const { container } = render(view(failed({ kind: 'unreachable' })))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toBe('Failed to fetch article')
  expect(alert.className).toBe('error')
  expect(container.textContent).toBe('ArticleFailed to fetch articleRetryAll articles')
})

test('what stands below the text keeps its distance until there is one, and after a failure none', () => {
  const { container, rerender } = render(view({ status: 'loading', saved: null }))
  const room = () => container.querySelector('.room')
  expect(room()?.nextElementSibling?.tagName).toBe('FOOTER')
  rerender(view({ status: 'ready', saved: null, value: live }))
  expect(room()).toBe(null)
  rerender(view(failed({ kind: 'unreachable' })))
  expect(room()).toBe(null)
})

test('[ART-1] the live article is its title, its reading time and its text', () => {
  render(view({ status: 'ready', saved, value: live }))
  expect(heading()).toBe('The live title')
  expect(screen.getByText('7 min read')).toBeTruthy()
  expect(screen.getByText('Live text.')).toBeTruthy()
  expect(screen.queryByText('Saved text.')).toBe(null)
})

test('row 20: a text that is not the listed one says so', () => {
  render(view({ status: 'ready', saved: null, value: { ...live, isDoubtful: true } }))
  expect(screen.getByText('perhaps incomplete: GitHub lists another text')).toBeTruthy()
})

test('[ART-4] row 41: an empty article is no failure; without a title its name is one', () => {
  render(view({ status: 'ready', saved: null, value: { title: '', minutes: 1, text: '' } }))
  expect(heading()).toBe('One')
  expect(screen.queryByRole('alert')).toBe(null)
  expect(screen.queryByText('Loading...')).toBe(null)
})

test('[SAVE-1] a saved copy is shown at once, and Loading... beside it while the call runs', () => {
  const { rerender } = render(view({ status: 'resting', saved }))
  expect([heading(), screen.queryByText('Loading...')]).toEqual(['The saved title', null])
  expect(screen.getByText('Saved text.')).toBeTruthy()
  rerender(view({ status: 'loading', saved }))
  expect(heading()).toBe('The saved title')
  expect(screen.getByText('Saved text.')).toBeTruthy()
  expect(screen.getByText('Loading...')).toBeTruthy()
})

test('[SAVE-1] [SAVE-2] after a failure the red text stands above the copy, which is headed with its date', () => {
  const { container } = render(view(failed({ kind: 'rate-limited', retryAt: null }, saved)))
  const words = container.textContent ?? ''
  expect(screen.getByText(/^Saved copy from/).textContent).toBe('Saved copy from 21 November 2026')
  const order = ['Failed to fetch article', 'Saved copy from', 'Retry', 'Saved text.'].map((part) =>
    words.indexOf(part),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order[0]).toBeGreaterThan(0)
})

test('[SAVE-1] Retry calls again and keeps the reader’s place at the heading', () => {
  const retry = vi.fn<() => undefined>()
  render(view(failed({ kind: 'unknown' }, saved), { retry }))
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('[SAVE-2] row 10: an article that is gone has no copy, and its page repeats nothing of the address', () => {
  const { container } = render(view(failed({ kind: 'missing' }), { name: 'Words of a stranger' }))
  expect(heading()).toBe('No such article')
  expect(screen.getByRole('alert').textContent).toBe('Failed to fetch article')
  expect(container.textContent).not.toContain('stranger')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

test.each<SourceFault>([
  { kind: 'rate-limited', retryAt: null },
  { kind: 'unreachable' },
  { kind: 'unknown' },
])('row 8: while nobody but its address names an article its page does not either (%o)', (fault) => {
  const name = 'Words of a stranger'
  const { container, rerender } = render(view({ status: 'loading', saved: null }, { name }))
  expect(container.textContent).not.toContain('stranger')
  rerender(view(failed(fault), { name }))
  expect(container.textContent).not.toContain('stranger')
  expect(headingOf(name, failed(fault), true)).toBe(name)
  expect(headingOf(name, failed(fault, { ...saved, value: { ...saved.value, title: '' } }), false)).toBe(name)
})

test('[ART-4] a name that is never requested shows the failure text, and at no time the name', () => {
  const name = '../Words of a stranger'
  const { container, rerender } = render(view({ status: 'loading', saved: null }, { name }))
  expect(container.textContent).not.toContain('stranger')
  rerender(view(failed({ kind: 'refused' }), { name }))
  expect(screen.getByRole('alert').textContent).toBe('Failed to fetch article')
  expect(container.textContent).not.toContain('stranger')
  expect(screen.queryByRole('button')).toBe(null)
})

test('row 10: the list is in reach from every state', () => {
  const states: State[] = [
    { status: 'resting', saved: null },
    { status: 'loading', saved },
    { status: 'ready', saved: null, value: live },
    failed({ kind: 'missing' }),
  ]
  for (const state of states) {
    render(view(state))
    expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blogs')
    cleanup()
  }
})

test('row 67: the prerendered page has its article, no style attribute, and nothing that waits for a script', () => {
  const html = renderToString(view({ status: 'resting', saved }))
  expect(html).toContain('Saved text.')
  expect(html).not.toMatch(/style=|Loading|Retry/)
})

test('an article says when it was published, how long it takes and what it is about', () => {
  const facts = { date: Date.UTC(2026, 8, 18), tags: ['optimizers', 'gpu'] }
  const { container } = render(view({ status: 'ready', saved: null, value: { ...live, ...facts } }))
  expect(screen.getByText('18 September 2026').getAttribute('datetime')).toBe('2026-09-18T00:00:00.000Z')
  expect(container.querySelector('.tags')?.textContent?.trim()).toBe('About optimizers gpu')
  expect(screen.getByText('7 min read')).toBeTruthy()
})

test('an article that says nothing of itself shows neither date nor tags', () => {
  const { container } = render(view({ status: 'ready', saved: null, value: live }))
  expect(container.querySelector('time, .tags, .draft')).toBe(null)
  expect(screen.queryByText(/Draft/)).toBe(null)
})

test('a draft that is opened all the same says that it is one', () => {
  render(view({ status: 'ready', saved: null, value: { ...live, draft: true } }))
  expect(screen.getByText(/^Draft/)).toBeTruthy()
})

test('an article is in its own language', () => {
  const { container } = render(view({ status: 'ready', saved: null, value: { ...live, lang: 'de' } }))
  expect(container.querySelector('article')?.lang).toBe('de')
})
