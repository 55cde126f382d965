import { expect, test } from 'vitest'
import { body } from '#tests/support/markdown/markdown-elements.ts'
import { articleWords, plainLines } from './article-words.ts'

test('an article has a line for each block, as readers see it', async () => {
  const markdown = [
    '## A heading',
    'Some **bold** text_s_ with [a link](https://x.example/a_b) and `code(*)`,\non two lines &amp; \\*stars\\*.',
    '> [!NOTE]\n> quoted',
    '- one\n- [x] two',
    '| a | b |\n| --- | :-: |\n| left | right |',
    '```ts title="a.ts"\nconst size = 1 // done\n```',
  ].join('\n\n')
  expect(plainLines(await body(markdown))).toEqual([
    'A heading',
    'Some bold text_s_ with a link and code(*), on two lines & *stars*.',
    'Note quoted',
    'one two',
    'a b left right',
    'a.ts const size = 1 // done',
  ])
})

test('a publication is found by what readers see of it, and not by its BibTeX', async () => {
  const list = await body(
    '```bibtex\n@misc{key1999, title={Long nights}, author={Doe, Jane}, year={2020}}\n```',
  )
  expect(plainLines(list)).toEqual(['Long nights Jane Doe 2020'])
  expect(articleWords(list, '').text).not.toContain('key1999')
})
