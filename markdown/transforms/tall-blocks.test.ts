import type { Element } from 'hast'
import { expect, test } from 'vitest'
import { renderMarkdown } from '#markdown/render-markdown.ts'

const context = {
  filesBase: '/',
  articleHref: (name: string) => name,
  fileHref: (path: string) => path,
  abilities: {},
}
const LONG = Array.from({ length: 1_600 }, () => 'Words.').join('\n\n')
const classesOf = async (markdown: string) =>
  (await renderMarkdown(markdown, context)).body.children
    .filter((node): node is Element => node.type === 'element')
    .map(({ properties: { className } }) => [className ?? []].flat().join(' '))

test('row 46: the blocks of a long text say how high they are, by their words', async () => {
  const [word, few, more, most] = await classesOf(
    `Words.\n\n${'x'.repeat(700)}\n\n${'x'.repeat(2_000)}\n\n${'x'.repeat(100_000)}\n\n${LONG}`,
  )
  expect([word, few, more, most]).toEqual(['', 'tall-12', 'tall-48', 'tall-1536'])
})

test('what is short, but takes a browser long, is said to be high', async () => {
  const [bold] = await classesOf(`${'**b** '.repeat(500)}\n\n${LONG}`)
  expect(bold).toBe('tall-192')
})

test('a code is as high as its lines, and keeps its own class', async () => {
  const [code] = await classesOf(`\`\`\`\n${'a\n'.repeat(40)}\`\`\`\n\n${LONG}`)
  expect(code).toBe('code-frame tall-48')
})

test('in a short text nothing is said', async () => {
  expect(await classesOf('x'.repeat(2_000))).toEqual([''])
})
