import { expect, test } from 'vitest'
import { progress } from './progress.ts'

/** What a build prints that renders so many articles. */
function printed(isTTY: boolean, total: number): string {
  let text = ''
  const report = progress('Articles', { isTTY, write: (part) => (text += part) })
  for (let done = 1; done <= total; done += 1) report(done, total)
  return text
}

test('counts on one line in a terminal', () => {
  expect(printed(true, 2)).toBe('\rArticles: 1 of 2\rArticles: 2 of 2\n')
})

test('prints a line every hundred elsewhere, and nothing about a short build', () => {
  expect(printed(false, 250)).toBe('Articles: 100 of 250\nArticles: 200 of 250\n')
  expect(printed(false, 99)).toBe('')
})
