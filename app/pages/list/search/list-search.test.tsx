// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { ListSearch } from './list-search.tsx'

// There is no worker here, so names and titles are compared, as if the index could not be loaded.
const ARTICLES = [{ name: 'Descent' }, { name: 'Plan B', title: 'A descent' }, { name: 'Ascent' }]
const TAGS = [
  { label: 'C++', count: 2 },
  { label: 'hành trình', count: 1 },
]
const search = (
  <ListSearch articles={ARTICLES} isWhole tags={TAGS}>
    <ul>
      <li>The list</li>
    </ul>
  </ListSearch>
)
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.input(field(), { target: { value: text } })
const found = () => Array.from(document.querySelectorAll('[data-results] a'), (link) => link.textContent)
const isListShown = () => document.querySelector('[hidden]') === null
const focused = () => document.activeElement?.textContent

beforeEach(() => history.replaceState(null, '', '/blogs'))

test('searches for words that were typed before the script ran', () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(search)
  place.querySelector('input')!.value = 'plan'
  render(search, { container: place, hydrate: true })
  expect([field().value, found(), location.search]).toEqual(['plan', ['A descent Plan B'], '?q=plan'])
})

test('arrows move through the results, Enter opens the best one, Escape clears', async () => {
  render(search)
  field().focus()
  type('descent')
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(field())
  for (const [key, name] of [
    ['ArrowDown', 'Descent'],
    ['ArrowDown', 'A descent Plan B'],
    ['ArrowDown', 'A descent Plan B'],
    ['ArrowUp', 'Descent'],
    ['ArrowUp', ''],
  ] as const) {
    fireEvent.keyDown(document.activeElement!, { key })
    expect(focused()).toBe(name)
  }
  const opened: string[] = []
  const open = (event: Event) => opened.push((event.target as Element).textContent)
  document.querySelector('[data-results]')!.addEventListener('click', open)
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(opened).toEqual([])
  fireEvent.keyDown(field(), { key: 'Enter' })
  await vi.waitFor(() => expect(opened).toEqual(['Descent']), { timeout: 30_000 })
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect([field().value, isListShown(), location.search]).toEqual(['', true, ''])
})

test('tags show how many articles have them, and read it as words', () => {
  render(search)
  const links = screen.getAllByRole('link').map((link) => link.textContent)
  expect(links.slice(0, 3)).toEqual(['all', 'C++, 2 articles2', 'hành trình, 1 article1'])
})
