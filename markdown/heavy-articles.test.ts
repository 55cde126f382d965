import { expect, test } from 'vitest'
import { body, text } from '#tests/support/markdown-elements.ts'

const HEAVY: [string, string][] = [
  [
    'a wide table continued by lines without a pipe',
    `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n${'x\n'.repeat(3_000)}`,
  ],
  ['a narrow table continued by lines without a pipe', `a|b\n-|-\n${'a\n'.repeat(15_000)}`],
  ['alternating markers', `${'*_'.repeat(5_000)}a${'_*'.repeat(5_000)}`],
  ['nested brackets', '['.repeat(15_000) + ']'.repeat(15_000)],
  ['83,000 paragraphs', 'a\n\n'.repeat(83_000)],
  ['row 48: 5,000 nested quotes', '>'.repeat(5_000)],
  ['row 48: 2,000 nested lists on a line', '- '.repeat(2_000)],
  ['lists 100 deep, 200 times', `${'- '.repeat(100)}a\n`.repeat(200)],
  ['20,000 closing brackets', ']'.repeat(20_000)],
  ['20,000 closing stars', 'a* '.repeat(20_000)],
  ['20,000 closing tildes', 'a~ '.repeat(20_000)],
  ['10,000 comments that do not end', 'a <!-- '.repeat(10_000)],
  ['400 emphases within each other', '*a '.repeat(400) + 'b* '.repeat(400)],
  ['a quote 100 deep with 9,000 lines', `${'>'.repeat(100)}a\n${'a\n'.repeat(9_000)}`],
  ['3,000 underlined headings', 'a\n---\n\n'.repeat(3_000)],
  ['3,000 footnotes', '[^a]\n\n'.repeat(3_000)],
  [
    '600 lists nested by indentation',
    Array.from({ length: 600 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n'),
  ],
  ['row 49: two runs of 10,000 stars', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`],
  ['row 51: a table of 10,000 rows', `|a|b|c|d|e|\n|-|-|-|-|-|\n${'|1|2|3|4|5|\n'.repeat(10_000)}`],
  [
    'a table of 1,000 columns',
    `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${`${'|1'.repeat(1_000)}|\n`.repeat(20)}`,
  ],
  ['row 46: 1 MB of prose', 'Some words of prose, again and again. '.repeat(28_000)],
]

test.each(HEAVY)('%s is shown as plain text, with the reason', async (_what, markdown) => {
  const shown = await body(markdown)
  expect(text(shown.children[0])).toMatch(
    /^This article is shown as plain text, because .+\.$|Only its beginning is here\.$/,
  )
  expect(shown.children[1]).toMatchObject({ tagName: 'pre' })
  expect(text(shown.children[1])).toBe(markdown.slice(0, 512_000))
})

test.each([
  ['row 50: emphasis that never closes', '*a **a '.repeat(2_000)],
  ['row 50: 5,000 opening brackets', '['.repeat(5_000)],
  ['5,000 opening images', '!['.repeat(5_000)],
  ['5,000 half links', '[a](<b'.repeat(5_000)],
  ['row 50: 10,000 less-than signs', '<'.repeat(10_000)],
  ['5,000 half addresses', 'a@'.repeat(5_000)],
  ['row 50: 2,000 definitions', Array.from({ length: 2_000 }, (_, index) => `[${index}]: /x`).join('\n')],
  ['row 52: a line of 100,000 characters', 'x'.repeat(100_000)],
  [
    '500 footnotes',
    Array.from({ length: 500 }, (_, index) => `[^${index}]\n\n[^${index}]: note`).join('\n\n'),
  ],
  ['a list of 2,000 links', '- [a](https://a.example) and **b**\n'.repeat(2_000)],
  ['a program with banners of stars', `\`\`\`c\n${`/${'*'.repeat(118)}/\nf();\n`.repeat(50)}\`\`\``],
  ['a rule of 200 stars', `a\n\n${'*'.repeat(200)}\n\nb`],
])('%s is formatted as usual', { timeout: 30_000 }, async (_what, markdown) => {
  expect(JSON.stringify(await body(markdown))).not.toContain('shown as plain text')
})
