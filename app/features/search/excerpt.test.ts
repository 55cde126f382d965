import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { plainBlocks } from './plain-text.ts'

const MARKDOWN = `---
title: "Not: this"
---
# A heading

Some **bold** text with [a link](https://x.example/a_b) and ![a picture](p.png "P"), and \`code()\`.

- one
- [x] two
> quoted

| a | b |
| --- | :-: |
| left | right |

\`\`\`ts
const size = 1
\`\`\`
`

test('turns Markdown into the words that a reader sees', () => {
  expect(plainBlocks(MARKDOWN)).toEqual([
    'A heading',
    'Some bold text with a link and a picture, and code().',
    'one [x] two quoted',
    'a b left right',
    'const size = 1',
  ])
})

test('turns formulas into words and signs, and leaves prices as they are', () => {
  const markdown =
    'Where $x_i$ is $\\frac{\\alpha}{2}$, $`y`$ costs $5 or $6.\n\n$$\n\\sum_i \\mathbf{w}_i \\\\ z\n$$'
  expect(plainBlocks(markdown)).toEqual(['Where x_i is alpha 2, y costs $5 or $6.', 'sum_i w_i z'])
})

test('returns the part with the most matches, cut between words', () => {
  const words = Array.from({ length: 100 }, (_, place) => `word${place}`).join(' ')
  const blocks = ['only a match', `${words} đường and match ${words}`]
  const excerpt = excerptOf(blocks, ['match', 'duong'])
  expect(excerpt).toMatch(/^… word\d+ .*đường and match word0 .* …$/)
  expect(excerpt.length).toBeLessThan(160)
  expect(excerptOf(blocks, ['only'])).toBe('only a match')
  expect(excerptOf(blocks, ['none'])).toBe('')
})
