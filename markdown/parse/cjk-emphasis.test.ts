import { expect, test } from 'vitest'
import { toString } from 'mdast-util-to-string'
import { walkMarkdown } from '#markdown/tree.ts'
import { parseMarkdown } from './parse.ts'

/** The words in emphasis of a text, with the number of its asterisks. */
function emphasised(markdown: string): string[] {
  const words: string[] = []
  walkMarkdown(parseMarkdown(markdown), (node) => {
    if (node.type === 'strong') words.push(`2 ${toString(node)}`)
    if (node.type === 'emphasis') words.push(`1 ${toString(node)}`)
  })
  return words
}

test.each([
  ['이를 **임베딩(Embedding)**이라고 합니다.', ['2 임베딩(Embedding)']],
  ['これは**「重要」**です。', ['2 「重要」']],
  ['这是**“重点”**，不是*（注）*的。', ['2 “重点”', '1 （注）']],
  ['가**(나)**다 **라!**마 *바.*사', ['2 (나)', '2 라!', '1 바.']],
  ['**[링크](https://a.example)**를 봅니다', ['2 링크']],
  ['**`코드`**는 ***둘(two)***은', ['2 코드', '1 둘(two)', '2 둘(two)']],
  // Without punctuation at the edge, and between blanks, as CommonMark has it.
  ['가**나**다 **라** 마', ['2 나', '2 라']],
])('[MD-1] emphasises words beside letters of Chinese, Japanese and Korean in %j', (markdown, words) => {
  expect(emphasised(markdown)).toEqual(words)
})

test.each([
  '가 ** 나 ** 다',
  '2 * 3 * 4 가',
  'a**"b"**c',
  '가 a**"b"**c',
  'snake_case_가',
  '가\\*\\*(나)\\*\\*다',
])('[MD-1] leaves the asterisks in %j', (markdown) => {
  expect(emphasised(markdown)).toEqual([])
})
