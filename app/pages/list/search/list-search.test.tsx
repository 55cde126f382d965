// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListSearch } from './list-search.tsx'

// There is no worker here, so names and titles are compared, as if the index could not be loaded.
const ARTICLES = [{ name: 'Descent' }, { name: 'Plan B', title: 'A descent' }, { name: 'Ascent' }]
const search = (
  <ListSearch articles={ARTICLES} isWhole tags={['C++', 'hành trình']}>
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
afterEach(cleanup)

test('without a query, the list is shown, and tags link to their pages', () => {
  const html = renderToString(search)
  expect(html).toContain('The list')
  expect(html).toContain('href="/tags/c~2b~2b"')
  expect(html).not.toMatch(/hidden|status|style=/)
})

test('searches for the query in the address when the page opens, and after Back', () => {
  history.replaceState(null, '', '/blogs?q=ascent')
  render(search)
  expect(field().value).toBe('ascent')
  expect(found()).toEqual(['Ascent'])
  history.replaceState(null, '', '/blogs')
  fireEvent.popState(globalThis.window)
  expect([field().value, isListShown()]).toEqual(['', true])
})

test('searches for words that were typed before the script ran', () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(search)
  place.querySelector('input')!.value = 'plan'
  render(search, { container: place, hydrate: true })
  expect([field().value, found(), location.search]).toEqual(['plan', ['A descent Plan B'], '?q=plan'])
})

test('arrows move through the results, Enter opens the best one, Escape clears', () => {
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
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      opened.push((event.target as Element).textContent)
    },
    { once: true },
  )
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(opened).toEqual([])
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(opened).toEqual(['Descent'])
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect([field().value, isListShown(), location.search]).toEqual(['', true, ''])
})

test('results leave room for dates only if the list has dates', () => {
  const { rerender } = render(search)
  type('descent')
  const hasRoom = () => document.querySelector('[data-results] ul')?.matches('.dated')
  expect(hasRoom()).toBe(false)
  const dated = [...ARTICLES, { name: 'Dated', date: 0 }]
  rerender(
    <ListSearch articles={dated} isWhole tags={[]}>
      <ul />
    </ListSearch>,
  )
  expect(hasRoom()).toBe(true)
})

test('when the search cannot be loaded, the next key tries again', async () => {
  let hasNetwork = false
  vi.resetModules()
  vi.doMock('./found-articles.tsx', () => {
    if (hasNetwork) return { default: () => 'from the index' }
    throw new Error('no network')
  })
  const fresh = await import('./list-search.tsx')
  render(
    <fresh.ListSearch articles={ARTICLES} isWhole tags={[]}>
      <ul />
    </fresh.ListSearch>,
  )
  type('a')
  await screen.findByText(/could not be loaded/)
  hasNetwork = true
  type('as')
  expect(await screen.findByText('from the index')).toBeDefined()
})
