import { expect, test } from 'vitest'
import { BASES, text } from '#tests/support/markdown/markdown-elements.ts'
import { formatMarkdown } from '#markdown/format-article.ts'

test('takes the title from an opening heading of level 1', async () => {
  const { title, description, body: rest } = await formatMarkdown('# A *title*\n\nFirst words.\n', BASES)
  expect([title, description, text(rest).trim()]).toEqual(['A title', 'First words.', 'First words.'])
  expect((await formatMarkdown('Words\n\n# Later', BASES)).title).toBeNull()
})

test('leaves tags out of a description', async () => {
  const { description } = await formatMarkdown('A <b>first</b> <img src="a.png"> paragraph.\n', BASES)
  expect(description).toBe('A first paragraph.')
})

test('cuts a description at a word, within 160 characters', async () => {
  const { description } = await formatMarkdown('word '.repeat(100), BASES)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(description).toMatch(/word…$/)
})

test('removes control characters from the title and the description', async () => {
  const found = await formatMarkdown('# A\u001B[31m\u202EB\u0007\n\nFirst\u001B \u2066words\u2069.', BASES)
  expect([found.title, found.description]).toEqual(['A [31mB', 'First words.'])
})
