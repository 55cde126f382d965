// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Fault } from '#article-host/fault.ts'
import type { Live } from '#app/lib/live/live.ts'
import { ArticleView } from './article-view.tsx'
import type { ArticleOnPage } from './format-changed-article.tsx'

afterEach(cleanup)

type State = Live<ArticleOnPage>

const takenAt = Date.UTC(2026, 10, 21)
const copy = {
  takenAt,
  value: {
    name: 'One',
    sha: '0',
    title: 'The title',
    description: '',
    minutes: 6,
    text: <p>The text.</p>,
  },
}
/** The site's index, for suggestions. */
const INDEX = { entries: [{ name: 'Once' }, { name: 'Far away' }] }
const ready: State = { status: 'ready', copy }
const readyWith = (facts: Partial<ArticleOnPage>): State => ({
  status: 'ready',
  copy: { ...copy, value: { ...copy.value, ...facts } },
})
const loading: State = { status: 'loading', copy: null }
const failed = (kind: Exclude<Fault['kind'], 'rate-limited'>, found: typeof copy | null = null): State => ({
  status: 'failed',
  copy: found,
  fault: { kind },
})

function view(state: State, { name = 'One', retry = () => undefined } = {}) {
  vi.stubGlobal('fetch', async () => Response.json(INDEX))
  return <ArticleView name={name} state={state} retry={retry} />
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('[ART-2] [SAVE-1] shows Loading... beside the copy until the call ends', () => {
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

test('reserves space for the text until it arrives or fails', () => {
  const { container, rerender } = render(view(loading))
  const room = () => container.querySelector('.room')
  expect(room()?.nextElementSibling?.tagName).toBe('FOOTER')
  for (const state of [ready, failed('unreachable')]) {
    rerender(view(state))
    expect(room()).toBe(null)
  }
})

test('[SAVE-2] row 10: reports that an article is gone, and suggests similar names', async () => {
  render(view(failed('missing'), { name: 'One' }))
  expect(heading()).toBe('Failed to fetch article')
  expect(screen.getAllByText('Failed to fetch article')).toHaveLength(1)
  expect((await screen.findByRole('link', { name: 'Once' })).getAttribute('href')).toBe('/blogs/Once')
  expect(screen.queryByText('Far away')).toBe(null)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

test('[ART-4] a refused name shows the failure text without Retry', () => {
  render(view(failed('refused'), { name: '../x' }))
  expect(heading()).toBe('Failed to fetch article')
  expect(screen.getAllByText('Failed to fetch article')).toHaveLength(1)
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
])('[ART-4] does not repeat an unconfirmed name from the address (%s, %j)', (name, state) => {
  const { container } = render(view(state, { name }))
  expect(container.textContent).not.toContain('stranger')
})

test.each([loading, ready, failed('missing')])('row 10: links to the list in every state (%j)', (state) => {
  render(view(state))
  expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/blogs')
})

test('shows author, date, reading time, tags and language', () => {
  const facts = { date: Date.UTC(2026, 8, 18), tags: ['optimizers', 'gpu'], lang: 'de' }
  const { container } = render(view(readyWith(facts)))
  expect(screen.getByText('18 September 2026').getAttribute('datetime')).toBe('2026-09-18T00:00:00.000Z')
  expect(container.querySelector('.tags')?.textContent?.trim()).toBe('About optimizers gpu')
  for (const words of ['By Robin Field', '6 min read']) expect(screen.getByText(words)).toBeTruthy()
  expect(container.querySelector('article')?.lang).toBe('de')
})

test('shows no date or tags without them, and marks drafts', () => {
  const { container, rerender } = render(view(ready))
  expect(container.querySelector('time, .tags, .draft')).toBe(null)
  rerender(view(readyWith({ draft: true })))
  expect(screen.getByText(/^Draft/)).toBeTruthy()
})
