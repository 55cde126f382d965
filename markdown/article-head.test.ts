import { expect, test } from 'vitest'
import { context, text } from '#tests/support/markdown-elements.ts'
import { renderMarkdown } from './render-markdown.ts'

test('a leading heading of level 1 is the title, and leaves the text', async () => {
  const { title, description, body: rest } = await renderMarkdown('# A *title*\n\nFirst words.\n', context)
  expect([title, description, text(rest).trim()]).toEqual(['A title', 'First words.', 'First words.'])
  expect((await renderMarkdown('Words\n\n# Later', context)).title).toBeNull()
})

test('a description ends at a word, within 160 characters', async () => {
  const { description } = await renderMarkdown('word '.repeat(100), context)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/word…$/)
})

test('a description without spaces is cut between characters', async () => {
  expect((await renderMarkdown('語'.repeat(200), context)).description).toBe(`${'語'.repeat(159)}…`)
  expect((await renderMarkdown('👋'.repeat(100), context)).description).toBe(`${'👋'.repeat(79)}…`)
})

test('a title and a description hold nothing that turns or controls what shows them', async () => {
  const found = await renderMarkdown('# A\u001B[31m\u202EB\u0007\n\nFirst\u001B \u2066words\u2069.', context)
  expect([found.title, found.description]).toEqual(['A [31mB', 'First words.'])
})
