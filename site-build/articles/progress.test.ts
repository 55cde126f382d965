import { expect, test } from 'vitest'
import { progress } from './progress.ts'

/** The output of a build that renders this many articles. */
function printed(isTTY: boolean, total: number): string {
  let text = ''
  const report = progress('Articles', { isTTY, write: (part) => (text += part) })
  for (let done = 1; done <= total; done += 1) report(done, total)
  return text
}

test('prints up to ten lines elsewhere, and nothing about a short build', () => {
  expect(printed(false, 35)).toBe('Articles: 10 of 35\nArticles: 20 of 35\nArticles: 30 of 35\n')
  expect(printed(false, 5_000).split('\n').slice(0, 2)).toEqual([
    'Articles: 500 of 5000',
    'Articles: 1000 of 5000',
  ])
  expect(printed(false, 9)).toBe('')
})
