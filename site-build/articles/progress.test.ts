import { expect, test } from 'vitest'
import { progress } from './progress.ts'

/** What a build of 1,000 articles prints that renders one every `each` ms. */
function printed(isTTY: boolean, each: number): string {
  let time = 0
  let text = ''
  const report = progress('Articles', 1_000, { isTTY, write: (part) => (text += part) }, () => time)
  for (let done = 1; done <= 1_000; done += 1) {
    time += each
    report(done)
  }
  return text
}

test('counts on one line in a terminal', () => {
  const lines = printed(true, 40).split('\r')
  expect(lines.slice(1, 3)).toEqual(['Articles: 25 of 1000', 'Articles: 28 of 1000'])
  expect(lines.at(-1)).toBe('Articles: 1000 of 1000\n')
})

test('prints a line every ten seconds elsewhere', () => {
  expect(printed(false, 25).split('\n')).toEqual([
    ...['Articles: 400 of 1000', 'Articles: 800 of 1000', 'Articles: 1000 of 1000', ''],
  ])
})

test.each([true, false])('says nothing about a short build (terminal: %s)', (isTTY) => {
  expect(printed(isTTY, 0.5)).toBe('')
})
