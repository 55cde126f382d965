import { expect, test } from 'vitest'
import { findSlips } from './find-slips.ts'

const slipsOf = (markdown: string) => findSlips(markdown).map(({ line, field }) => `${line} ${field}`)

test('a link with blanks in its destination is told with how to write it', () => {
  expect(findSlips('See\n[this one](Why momentum overshoots.md).')).toEqual([
    {
      line: 2,
      field: 'link',
      expected:
        'no blank in its destination: "<Why momentum overshoots.md>" or "Why%20momentum%20overshoots.md"',
      found: 'Why momentum overshoots.md',
    },
  ])
})

test.each([
  ['a picture', '![A map](images/a b.svg)', '1 picture'],
  ['a picture without an ending', '![A map](a b)', '1 picture'],
  ['a title behind it', '[a](A file.md "The title")', '1 link'],
  ['words in bold', 'And [the **bold** one](A file.md)', '1 link'],
  ['code in its words', '[`code`](A file.md)', '1 link'],
  ['round brackets', '[a](A file (part 2).md)', '1 link'],
  ['a heading', '[a](#what i do now)', '1 link'],
  ['an address', '[a](https://x.example/a b)', '1 link'],
  ['a picture within a link', '[![A map](a b.svg)](c.md)', '1 picture'],
  ['a quote', 'One\n\n> Two\n> [a](A file.md)', '4 link'],
  ['a heading of a text', '# A\n\n## [a](A file.md)', '3 link'],
  ['a cell', '| a |\n|---|\n| [a](A file.md) |', '3 link'],
  ['lines that end in CR LF', 'One\r\nTwo\r\n[a](A file.md)', '3 link'],
  ['a byte order mark', '\uFEFF[`c`](A file.md)', '1 link'],
])('a blank in a destination: %s', (_what, markdown, slip) => {
  expect(slipsOf(markdown)).toEqual([slip])
})

test.each([
  ['a link in pointed brackets', '[a](<A file.md>)'],
  ['an encoded one', '[a](A%20file.md "A title")'],
  ['code', '`[a](A file.md)`'],
  ['a block of code', '```\n[a](A file.md)\n[^1]\n$$\n```\n\n    [a](A file.md)'],
  ['a formula', '$[a](b /c)$'],
  ['raw HTML', '<p title="[a](A file.md)">'],
  ['escaped brackets', '\\[a](A file.md)'],
  ['a remark in brackets', 'He said [sic](as he often did)'],
  ['words of a link', '[see `[a](A file.md)`](b.md)'],
])('no blank in a destination: %s', (_what, markdown) => {
  expect(slipsOf(markdown)).toEqual([])
})

test.each([
  ['backticks', 'One\n\n```js\na\n\nText', '3 code'],
  ['tildes', '~~~\na\n```', '1 code'],
  ['fewer than opened it', '````\na\n```', '1 code'],
  ['words behind them', '```js\na\n```js', '1 code'],
  ['nothing below', '```', '1 code'],
  ['a formula', '```math\na', '1 code'],
  ['in a quote', '> ```\n> a\n\nText', '1 code'],
])('a fence that is never closed: %s', (_what, markdown, slip) => {
  expect(slipsOf(markdown)).toEqual([slip])
})

test.each([
  ['backticks', '```js\na\n```  \n\nText'],
  ['tildes, and more of them', '~~~\na\n~~~~'],
  ['nothing between', '```\n```'],
  ['a formula', '```math\na\n```'],
  ['in a list', '- a\n  ```\n  b\n  ```'],
  ['in a quote', '> ```\n> a\n> ```'],
  ['no fence', '    a'],
  ['CR LF', '```\r\na\r\n```\r\n'],
])('a fence that is closed: %s', (_what, markdown) => {
  expect(slipsOf(markdown)).toEqual([])
})

test.each([
  ['never closed', 'One\n\n$$\na + b\n\nText', ['3 formula']],
  ['on one line', '$$a + b', ['1 formula']],
  ['a blank line within', '$$\na\n\nb\n$$', ['1 formula', '5 formula']],
  ['in a quote', '> a\n> $$\n> b', ['2 formula']],
  ['closed', '$$\na + b\n$$\n\n$$a$$\n\n\\$$ 5', []],
  ['money', 'It costs $$$.\n$$$ too', []],
])('two dollar signs: %s', (_what, markdown, slips) => {
  expect(slipsOf(markdown)).toEqual(slips)
})

test('a footnote without its note is told, and none that has one', () => {
  expect(findSlips('One[^1]\n\nTwo[^missing]\n\n[^1]: A note')).toEqual([
    {
      line: 3,
      field: 'footnote',
      expected: 'a line that begins with "[^missing]:" (if it is no footnote, "\\[^missing]")',
      found: '',
    },
  ])
  expect(slipsOf('\\[^a] `[^b]`')).toEqual([])
})

test.each([
  ['a word that is none of the five', '> [!NOTES]\n> Text', '1 alert'],
  ['another word', 'One\n\n> [!info]\n> Text', '3 alert'],
  ['text on its line', '> [!NOTE] Text', '1 alert'],
  ['nothing below', '> [!NOTE]', '1 alert'],
  ['in a list', '- a\n\n  > [!TIP]\n  > Text', '3 alert'],
])('nearly an alert: %s', (_what, markdown, slip) => {
  expect(slipsOf(markdown)).toEqual([slip])
})

test.each(['> [!NOTE]\n> Text', '> [!warning]\n>\n> Text', '> \\[!NOTES]\n> Text', '> Text\n> [!NOTES]'])(
  'an alert, or no attempt at one: %j',
  (markdown) => {
    expect(slipsOf(markdown)).toEqual([])
  },
)

test('a text above the limits is not formatted, and has no slips', () => {
  expect(slipsOf(`[a](A file.md)${'\n'.repeat(10_000)}`)).toEqual([])
})

test('a long run of openings is read through to its end', () => {
  for (const part of ['](', '[](', '[a](b ', '![a]((', '$$\n', '[^', '> [!'])
    expect(findSlips(part.repeat(3_000)).every(({ line }) => line >= 1)).toBe(true)
})
