import { expect, test } from 'vitest'
import { mathRenderer } from '#markdown/math/math.ts'
import { renderMarkdown } from '#markdown/render-markdown.ts'
import type { Formula } from '#site-build/server-entry.ts'
import { textNotes } from './text-notes.ts'

const notesOf = async (markdown: string) => {
  const formulas: Formula[] = []
  const { body } = await renderMarkdown(markdown, {
    ...{ filesBase: '/', articleHref: (name) => name, fileHref: () => undefined },
    whenFormula: (shown, line) => formulas.push({ shown, line }),
    abilities: { math: async () => mathRenderer() },
  })
  return textNotes('articles/A.md', body, formulas)
}

test('an article whose text is shown as it was meant has nothing to tell', async () => {
  expect(await notesOf('# A\n\nThis article is shown as plain text, because: $x$.')).toEqual([])
})

test('an article above a limit is told, with the reason and what helps', async () => {
  expect(await notesOf('x\n'.repeat(10_001))).toEqual([
    expect.stringMatching(/^articles\/A\.md: .*docs\/writing\.md.*several articles.*more than 10,000 lines/),
  ])
})

test('an article of too many parts is told, too', async () => {
  expect(await notesOf('*a* '.repeat(90).concat('\n\n').repeat(300))).toEqual([
    expect.stringContaining('more than 50,000 parts'),
  ])
}, 60_000)

test('formulas that are not shown are told with line, beginning and reason, the first five of them', async () => {
  const notes = await notesOf('\n$\\nope$ and $x$,'.repeat(7))
  expect(notes).toHaveLength(6)
  expect(notes[0]).toBe(
    String.raw`articles/A.md:2: formula: expected TeX that can be shown, found "\nope" (not shown as a formula: Unsupported function name: \nope)`,
  )
  expect(notes[4]).toMatch(/^articles\/A\.md:6: /)
  expect(notes[5]).toBe('articles/A.md: formula: 2 more that are not shown')
})

test('five of them are all, and none more', async () => {
  expect(await notesOf(String.raw`$\nope$ and $x$, `.repeat(5))).toHaveLength(5)
})

test('a formula of at most 60 characters is told whole', async () => {
  const whole = String.raw`\nope`.padEnd(60, 'x')
  expect(await notesOf(`$${whole}$`)).toEqual([expect.stringContaining(`found "${whole}"`)])
  expect(await notesOf(`$${whole}x$`)).toEqual([expect.stringContaining(`found "${whole}…"`)])
})

test('what a formula holds does nothing to the terminal that shows the note', async () => {
  const [note] = await notesOf('$\\nope\u001B]0;x\u0007\u202Ey$')
  expect(note).toContain(String.raw`found "\nope ]0;x y"`)
  expect(note).not.toMatch(/[\p{Cc}\u202A-\u202E]/u)
})
