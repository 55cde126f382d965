// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Live } from '#app/lib/live.ts'
import { ArticleList } from './list-page.tsx'
import type { ArticleListing } from './live-list.ts'

type State = Live<ArticleListing>

const show = (state: State) => render(<ArticleList state={state} retry={() => {}} />)
const ready = (...names: string[]): State => ({
  status: 'ready',
  copy: { takenAt: 1, value: { entries: names.map((name) => ({ name })) } },
})
const links = () =>
  Array.from(document.querySelectorAll('li a[href]'), (link) => [link.textContent, link.getAttribute('href')])

test('[LIST-5] a row shows the facts and tags of an article, a title that differs above its name, and whether it is new or changed', () => {
  const value: ArticleListing = {
    entries: [
      { name: 'New one', mark: 'new' },
      { name: 'Old one', mark: 'changed', date: Date.UTC(2026, 8, 18) },
      { name: 'Known one', title: 'Known one', description: 'About it.', minutes: 3, tags: ['C++', 'RAG'] },
      { name: '2016-05-31-rl', title: 'Pong from Pixels' },
      { name: 'Momentum what it remembers', title: 'Momentum: What it Remembers' },
    ],
  }
  show({ status: 'ready', copy: { value, takenAt: 1 } })
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'New oneNew',
    'Old one2026-09-18Changed',
    'Known oneAbout it.3 minC++ RAG ',
    'Pong from Pixels 2016-05-31-rl',
    'Momentum: What it Remembers',
  ])
  expect(links()).toContainEqual(['Pong from Pixels 2016-05-31-rl', '/blogs/2016-05-31-rl'])
})

test('[LIST-5] row 32, row 33: shows hostile names as text with links below /blogs/', () => {
  const names = ['<b>bold</b>', '../x', '//evil/x', 'a\\b', '__proto__', 'javascript:alert(1)', '..', '.']
  const { container } = show(ready(...names))
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(names)
  expect(container.querySelector('b')).toBe(null)
  const addresses = names.slice(0, -2).map((name) => `/blogs/${encodeURIComponent(name)}`)
  expect(links().map(([, href]) => href)).toEqual(addresses)
})

test('row 34, row 35: isolates names of any script and length from the text around them', () => {
  const names = ['ملاحظات', 'a\u202Eb', 'x'.repeat(10_000)]
  const { container } = show(ready(...names))
  expect(Array.from(container.querySelectorAll('a > bdi'), (name) => name.textContent)).toEqual(names)
})

test('[LIST-4] row 24: an empty list is not a failure, and has no search field', () => {
  show(ready())
  expect(screen.getByText('No articles yet.')).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBe(null)
  expect(screen.queryByRole('alert')).toBe(null)
})

test('row 37: reports that GitHub has cut the list', () => {
  show({ status: 'ready', copy: { takenAt: 1, value: { entries: [{ name: 'One' }], isCut: true } } })
  expect(screen.getByText('1 article; GitHub lists only 1,000')).toBeTruthy()
})
