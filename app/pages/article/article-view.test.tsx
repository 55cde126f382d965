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
  ['A stranger’s words', failed('missing')],
  ['../A stranger’s words', failed('refused')],
])('[ART-4] does not repeat an unconfirmed name from the address (%s, %j)', (name, state) => {
  const { container } = render(view(state, { name }))
  expect(container.textContent).not.toContain('stranger')
})
