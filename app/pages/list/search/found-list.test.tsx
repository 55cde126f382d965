// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FoundList } from './found-list.tsx'

afterEach(cleanup)

test('until the next answer, the count is that of the query that was answered', () => {
  const filter = { text: 'gpux', tag: '' }
  const answer = { hits: [{ name: 'One', title: 'One', terms: [] }], text: 'gpu', tag: 'CUDA' }
  render(<FoundList filter={filter} articles={[{ name: 'One' }]} isWhole {...answer} />)
  expect(screen.getByRole('status').textContent).toBe('1 article for “gpu” \u2068#CUDA\u2069')
})

test('similar articles are announced as such', () => {
  const hits = [{ name: 'One', title: 'One', terms: [] }]
  const filter = { text: 'gpux', tag: '' }
  render(<FoundList filter={filter} articles={[{ name: 'One' }]} isWhole {...filter} hits={hits} isNear />)
  expect(screen.getByRole('status').textContent).toBe('Nothing found for “gpux”. Similar: 1 article')
})
