// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FoundList } from './found-list.tsx'

test('until the next answer, the count is that of the query that was answered', () => {
  const filter = { text: 'gpux', tag: '' }
  const answer = { hits: [{ name: 'One', title: 'One', terms: [] }], text: 'gpu', tag: 'CUDA' }
  render(<FoundList filter={filter} articles={[{ name: 'One' }]} isWhole {...answer} />)
  expect(screen.getByRole('status').textContent).toBe('1 article for “gpu” \u2068#CUDA\u2069')
})
