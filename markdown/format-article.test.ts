import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { all, body, BASES, text } from '#tests/support/markdown/markdown-elements.ts'
import { formatArticle, formatMarkdown } from './format-article.ts'

const formatted = async (text: string) => {
  const { body, ...article } = await formatArticle(text, BASES)
  return { ...article, text: toString(body).trim(), first: body.children[0] }
}

test('takes the title from the frontmatter, or else from the opening heading', async () => {
  expect(await formatted('---\ntitle: Given\n---\nText')).toMatchObject({ title: 'Given', text: 'Text' })
  const heading = await formatted('---\ntags: [a]\n---\n# Heading\n\nText')
  expect(heading).toMatchObject({ title: 'Heading', text: 'Text' })
  const opening = await formatted('# A *title*\n\nWords.\n')
  expect(opening).toMatchObject({ title: 'A title', description: 'Words.', text: 'Words.' })
  expect(await formatted('Words\n\n# Later')).toMatchObject({ title: null })
})

test('removes an opening heading that repeats the title, and keeps any other', async () => {
  expect(await formatted('---\ntitle: One  title\n---\n# One title\n\nText')).toMatchObject({ text: 'Text' })
  const both = await formatted('---\ntitle: Short\n---\n# The long story\n\nText')
  expect(both.title).toBe('Short')
  expect(both.first).toMatchObject({ tagName: 'h2' })
  expect(both.text).toContain('The long story')
})

test.each([
  [
    'leaves tags out',
    { markdown: 'A <b>first</b> <img src="a.png"> paragraph.\n', expected: /^A first paragraph\.$/ },
  ],
  [
    'cuts at a word, within 160 characters',
    { markdown: 'word '.repeat(100), expected: /^(?=.{150,160}$)(word )+word…$/ },
  ],
  [
    'writes formulas without TeX',
    {
      markdown: String.raw`Values $\lambda_{\max}$ and $\frac{2(1+\beta)}{\eta} \geq x^2$, but $\wrong$.`,
      expected: /^Values λ_max and 2\(1\+β\)\/η ≥ x\^2, but \\wrong\.$/,
    },
  ],
  [
    'removes control characters',
    { markdown: '# A\u001B[31m\u202EB\n\nFirst\u001B \u2066words\u2069.', expected: /^First words\.$/ },
  ],
])('a description %s', async (_, { markdown, expected }) => {
  expect((await formatMarkdown(markdown, BASES)).description).toMatch(expected)
})

test('keeps the other fields, and resolves the cover', async () => {
  const block = 'description: Given.\ndate: 2026-09-18\nlang: de\ncover: images/a map.png\ndraft: true'
  expect(await formatted(`---\n${block}\n---\nFirst paragraph.`)).toMatchObject({
    description: 'Given.',
    facts: { date: Date.UTC(2026, 8, 18), lang: 'de', draft: true },
    cover: 'https://raw.example/me/notes/main/articles/images/a%20map.png',
  })
})

test('gives problems and references the lines of the file', async () => {
  const { findings, references } = await formatted(
    '---\r\ndate: soon\r\n---\r\n\r\n[a](Two%20words.md#x) and\r\n![b](images/b.png)\r\n\r\n[c]: Three.md\r\n[d][c] [e](https://x.test) [f](#f) [g](htps://x.test)',
  )
  expect(findings).toMatchObject([{ line: 2, field: 'date' }])
  expect(references).toMatchObject([
    { kind: 'article', name: 'Two words', line: 5 },
    { kind: 'picture', address: 'https://raw.example/me/notes/main/articles/images/b.png', line: 6 },
    { kind: 'article', name: 'Three', line: 9 },
    { kind: 'article', name: '', line: 9 },
    { kind: 'unresolved', written: 'htps://x.test', line: 9 },
  ])
})

test.each(['cover: a.png', 'Cover: a.png', '"cover": a.png', '{ cover: a.png }'])(
  'knows the line of the cover in %j',
  async (field) => {
    const { references } = await formatted(`---\n# Mine\n${field}\n---\nText`)
    expect(references).toMatchObject([{ kind: 'cover', line: 3 }])
  },
)

test.each(['', ' \n', '\uFEFF', '---\ntitle: ""\n---\n'])(
  'row 41: formats the empty article %j',
  async (text) => {
    expect(await formatted(text)).toMatchObject({ title: null, description: '', text: '', minutes: 1 })
  },
)

test('[MD-1] links footnotes to their notes and back', async () => {
  const markdown = 'One[^a], two[^a].\n\n[^a]: The note.'
  const links = (await all(markdown, 'a')).filter(({ properties }) => properties.href !== undefined)
  const targets = ['#fn-a', '#fn-a', '#fnref-a', '#fnref-a-2']
  expect(links.map(({ properties }) => properties.href)).toEqual(targets)
  expect((await all(markdown, 'li')).map(({ properties }) => properties.id)).toEqual(['user-content-fn-a'])
  expect(links.at(2)?.properties.ariaLabel).toBe('Back to reference 1')
  expect(links.slice(2).map(text)).toEqual(['↑', '↑2'])
  expect((await all(markdown, 'h2')).map((heading) => [text(heading), heading.properties.id])).toEqual([
    ['Footnotes', 'user-content-footnote-label'],
  ])
})

test('[MD-1] aligns table cells by classes, and puts the table into a box that scrolls', async () => {
  const markdown = '| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |'
  const cells = (await all(markdown, 'td')).flatMap(({ properties }) => properties.className)
  expect(cells).toEqual(['align-left', 'align-center', 'align-right'])
  const [box] = await all(markdown, 'div')
  expect(box?.properties).toMatchObject({ className: ['table-scroll'], tabIndex: 0, ariaLabel: 'Table' })
  expect(box?.children[0]).toMatchObject({ tagName: 'table' })
})

test('[MD-1] shows task lists as disabled checkboxes with names', async () => {
  const boxes = await all('- [x] Done\n- [ ] To *do*', 'input')
  expect(boxes.map(({ properties }) => properties)).toEqual([
    { type: 'checkbox', checked: true, disabled: true, ariaLabel: 'Done' },
    { type: 'checkbox', checked: false, disabled: true, ariaLabel: 'To do' },
  ])
})

test('[MD-1] strikes words through, and leaves unknown footnotes as text', async () => {
  expect((await all('~~a~~ and ~b~', 'del')).map(text)).toEqual(['a', 'b'])
  expect(text(await body('a[^none]'))).toBe('a[^none]')
})

test('[MD-3] gives quotes and lists their classes', async () => {
  expect((await all('> a', 'blockquote'))[0]?.properties.className).toEqual(['quote'])
  expect((await all('- a', 'ul'))[0]?.properties.className).toEqual(['list'])
  expect((await all('3. a', 'ol'))[0]?.properties).toEqual({ start: 3, className: ['list', 'list-ordered'] })
  expect((await all('- [ ] a', 'ul'))[0]?.properties.className).toEqual(['list', 'list-task'])
})

test('[MD-5] row 56: shows raw HTML as text', async () => {
  const markdown = 'a <b onclick=x>c</b>\n\n<script>alert(1)</script>\n\n<!-- secret -->\n\n- <i>x</i>'
  const shown = text(await body(markdown))
  for (const part of ['<b onclick=x>c</b>', '<script>alert(1)</script>', '<!-- secret -->', '<i>x</i>'])
    expect(shown).toContain(part)
  expect(await all(markdown, 'b', 'script', 'i')).toEqual([])
})

test('[MD-5] keeps the lines of an HTML block', async () => {
  const [block] = await all('<div>\n  <p>a\n</div>', 'p')
  expect(block?.properties).toEqual({ className: ['html-text'], dir: 'auto' })
  expect(text(block)).toBe('<div>\n  <p>a\n</div>')
})

test('gives blocks the direction of their words if a text has any from right to left', async () => {
  const blocks = '- a\n\n1. b\n\n> c\n\n|d|\n|-|\n'
  const directions = async (markdown: string) =>
    (await all(markdown, 'ul', 'ol', 'blockquote', 'table')).map(({ properties }) => properties.dir)
  expect(await directions(blocks)).toEqual([undefined, undefined, undefined, undefined])
  expect(await directions(`${blocks}\nאחד`)).toEqual(['auto', 'auto', 'auto', 'auto'])
})

test('[MD-6] limits link labels to 999 characters, list numbers to nine digits, and headings to six levels', async () => {
  const label = (length: number) => `[${'a'.repeat(length)}]\n\n[${'a'.repeat(length)}]: /x`
  expect(await all(label(999), 'a')).toHaveLength(1)
  expect(await all(label(1_000), 'a')).toHaveLength(0)
  expect(await all('123456789. a', 'ol')).toHaveLength(1)
  expect(await all('1234567890. a', 'ol')).toHaveLength(0)
  const markdown = 'x\n\n# 1\n\n###### 6\n\n####### 7'
  // The page's title is its only h1.
  expect((await all(markdown, 'h1', 'h2', 'h6')).map(({ tagName }) => tagName)).toEqual(['h2', 'h6'])
  expect(text(await body(markdown))).toContain('####### 7')
})

test('row 42, row 43, row 45: accepts a byte order mark, any line ends and NUL', async () => {
  expect((await formatMarkdown('\uFEFF# Title\r\n\r\nText', BASES)).title).toBe('Title')
  expect((await formatMarkdown('# Title\r\rText\r', BASES)).title).toBe('Title')
  expect(text(await body('a\0b'))).toBe('a\uFFFDb')
})
