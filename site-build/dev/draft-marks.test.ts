import { expect, test } from 'vitest'
import { withDrafts } from './draft-marks.ts'

const article = (name: string, date?: number) => ({
  name,
  sha: '',
  title: name,
  description: '',
  minutes: 1,
  ...(date !== undefined && { date }),
})

test('lists drafts by their date among the articles, and those without one first', () => {
  const index = { repository: 'me/notes', entries: [article('New', 30), article('Old', 10), article('Bare')] }
  const { entries } = withDrafts(index, [article('Begun'), article('Dated', 20)], [])
  expect(entries.map(({ name, date }) => [name, date])).toEqual([
    ['Begun', undefined],
    ['New', 30],
    ['Dated', 20],
    ['Old', 10],
    ['Bare', undefined],
  ])
})
