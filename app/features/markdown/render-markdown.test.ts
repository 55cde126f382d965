import type { Element, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { onlyAllowed } from './allow-list.ts'
import { highlighterFor } from './code/highlight.ts'
import type { Highlight } from './abilities.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { renderMarkdown } from './render-markdown.ts'

const context: MarkdownContext = {
  filesBase: 'https://raw.example/me/notes/main/',
  articleHref: (name) => `/blogs/${encodeURIComponent(name)}`,
  fileHref: (path) => `https://github.example/me/notes/blob/main/${path}`,
  abilities: { highlighter: highlighterFor },
}

const body = async (markdown: string) => (await renderMarkdown(markdown, context)).body

/** All elements of these names. */
async function all(markdown: string, ...names: string[]): Promise<Element[]> {
  const found: Element[] = []
  visit(await body(markdown), 'element', (element) => {
    if (names.includes(element.tagName)) found.push(element)
  })
  return found
}

const text = (node: Nodes | undefined) => (node ? toString(node) : '')
const hrefs = async (markdown: string) => (await all(markdown, 'a')).map(({ properties }) => properties.href)
const sources = async (markdown: string) =>
  (await all(markdown, 'img')).map(({ properties }) => properties.src)

test('[MD-1] bare addresses become links', async () => {
  expect(await hrefs('See https://a.example/x, www.b.example and me@c.example.')).toEqual([
    'https://a.example/x',
    'http://www.b.example',
    'mailto:me@c.example',
  ])
})

test('[MD-1] footnotes lead to their notes and back, under ids of their own', async () => {
  const markdown = 'One[^a], two[^a].\n\n[^a]: The note.'
  const links = await all(markdown, 'a')
  expect(links.map(({ properties }) => properties.href)).toEqual([
    '#user-content-fn-a',
    '#user-content-fn-a',
    '#user-content-fnref-a',
    '#user-content-fnref-a-2',
  ])
  expect((await all(markdown, 'li')).map(({ properties }) => properties.id)).toEqual(['user-content-fn-a'])
  expect(links.at(2)?.properties.ariaLabel).toBe('Back to reference 1')
  expect((await all(markdown, 'h2')).map((heading) => [text(heading), heading.properties.id])).toEqual([
    ['Footnotes', 'user-content-footnote-label'],
  ])
})

test('[MD-1] strikethrough', async () => {
  expect((await all('~~gone~~', 'del')).map(text)).toEqual(['gone'])
})

test('[MD-1] tables keep their alignment as classes and scroll in a box of their own', async () => {
  const markdown = '| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |'
  expect((await all(markdown, 'td')).map(({ properties }) => properties.className)).toEqual([
    ['align-left'],
    ['align-center'],
    ['align-right'],
  ])
  const [box] = await all(markdown, 'div')
  expect(box?.properties).toMatchObject({ className: ['table-scroll'], tabIndex: 0, ariaLabel: 'Table' })
  expect(box?.children[0]).toMatchObject({ tagName: 'table' })
})

test('[MD-1] task lists show what is done, cannot be changed, and are named', async () => {
  const boxes = await all('- [x] Done\n- [ ] To *do*', 'input')
  expect(boxes.map(({ properties }) => properties)).toEqual([
    { type: 'checkbox', checked: true, disabled: true, ariaLabel: 'Done' },
    { type: 'checkbox', checked: false, disabled: true, ariaLabel: 'To do' },
  ])
})

test(
  'a task’s name is its own line, without the tasks below it, however many they are',
  { timeout: 60_000 },
  async () => {
    const boxes = await all(`- [ ] a\n${'  - [ ] b\n'.repeat(4_000)}`, 'input')
    expect([boxes.length, boxes[0]?.properties.ariaLabel, boxes[1]?.properties.ariaLabel]).toEqual([
      4_001,
      'a',
      'b',
    ])
  },
)

test('whatever is not on the list is dropped at the end, whoever made it', () => {
  const element = (tagName: string, properties = {}): Element => ({
    type: 'element',
    tagName,
    properties,
    children: [],
  })
  const tree: Root = {
    type: 'root',
    children: [
      element('script'),
      element('iframe', { src: 'https://x' }),
      element('p', { onClick: 'x', style: 'color:red', className: ['kept'] }),
      element('a', { href: 'javascript:x', target: '_blank' }),
      element('img', { src: 'data:x', onError: 'x' }),
      { type: 'comment', value: 'x' },
    ],
  }
  expect(onlyAllowed(tree).children).toEqual([
    element('p', { className: ['kept'] }),
    element('a'),
    element('img'),
  ])
})

test('the pipeline ends with that list, also for what a highlighter adds', async () => {
  const hostile: Highlight = () => [
    { type: 'element', tagName: 'script', properties: {}, children: [{ type: 'text', value: 'x' }] },
    { type: 'element', tagName: 'span', properties: { onClick: 'x', className: ['kept'] }, children: [] },
  ]
  const { body: shown } = await renderMarkdown('```js\nx\n```', {
    ...context,
    abilities: { highlighter: async () => hostile },
  })
  expect(JSON.stringify(shown)).not.toMatch(/script|onClick/)
  expect(JSON.stringify(shown)).toContain('kept')
})

test('[MD-2] code with a language is a coloured block that says which', async () => {
  const [block] = await all('```python\nfor x in y: pass\n```', 'pre')
  expect(block?.properties).toMatchObject({ className: ['code-block'], tabIndex: 0 })
  const [frame] = await all('```python\nfor x in y: pass\n```', 'div')
  expect(frame?.properties).toEqual({ className: ['code-frame'], dataLanguage: 'python' })
  expect(block?.children[0]).toMatchObject({
    tagName: 'code',
    properties: { className: ['language-python'] },
  })
  expect((await all('```python\nfor x in y: pass\n```', 'span')).map(text)).toContain('for')
})

test('[MD-2] code without a language keeps its lines and takes the inline colours', async () => {
  for (const markdown of ['```\na\n  b\n```', '    a\n      b']) {
    const [block] = await all(markdown, 'pre')
    expect(block?.properties.className).toEqual(['code-plain'])
    expect(text(block)).toBe('a\n  b')
  }
  expect((await all('`x`', 'code'))[0]?.properties.className).toEqual(['code-inline'])
})

test('[MD-2] a block says what its author calls it, and numbers and marks its lines if that is wanted', async () => {
  const code = "'''x\ny'''"
  const markdown = `~~~python {2} showLineNumbers title="a <b>.py"\n${code}\n~~~`
  const [frame, title] = await all(markdown, 'div')
  expect([frame, title].map((element) => element?.properties)).toEqual([
    { className: ['code-frame'] },
    { className: ['code-title'] },
  ])
  expect(text(title)).toBe('a <b>.py')
  const [block] = await all(markdown, 'pre')
  expect(block?.properties).toMatchObject({
    className: ['code-block', 'code-numbered'],
    ariaLabel: 'Code, python, a <b>.py',
  })
  expect(text(block)).toBe(code)
  const spans = await all(markdown, 'span')
  const lines = spans.filter(({ properties: { className } }) => [className].flat()[0] === 'line')
  expect(lines.map((line) => [line.properties.className, text(line)])).toEqual([
    [['line'], "'''x\n"],
    [['line', 'line-marked'], "y'''"],
  ])
})

test('[MD-2] a language is named by the first plain word of its info string', async () => {
  const infos = ['js{1,3}', '{1,3}', 'python x="y"', '{.python}', 'C++', 'a"onclick=x']
  const blocks = await Promise.all(infos.map((info) => all(`~~~${info}\ncode\n~~~`, 'div')))
  expect(blocks.map(([block]) => block?.properties.dataLanguage)).toEqual([
    'js',
    undefined,
    'python',
    'python',
    'c++',
    'a',
  ])
})

test('[MD-2] code that a grammar stumbles over stays plain in an article that keeps its form', async () => {
  const markdown = (code: string) => `## Heading\n\n\`\`\`js\n${code}\n\`\`\``
  for (const depth of [100, 8_000]) {
    const code = '`${'.repeat(depth)
    expect((await all(markdown(code), 'h2')).map(text)).toEqual(['Heading'])
    expect((await all(markdown(code), 'code')).map(({ children }) => children)).toEqual([
      [{ type: 'text', value: code }],
    ])
  }
})

test('[MD-2] an info string is never more than a label', async () => {
  for (const info of [
    '__proto__',
    'constructor',
    '../../x',
    'fixed inset-0',
    'a"onclick=x',
    'x'.repeat(99),
    '日本',
  ]) {
    const [block] = await all(`\`\`\`${info}\ncode\n\`\`\``, 'div')
    expect(text(block)).toBe('code')
    expect(String(block?.properties.dataLanguage ?? '')).toMatch(/^[a-z0-9+#.-]{0,20}$/)
  }
})

test('[MD-3] quotes and lists carry classes for their styles', async () => {
  expect((await all('> a', 'blockquote'))[0]?.properties.className).toEqual(['quote'])
  expect((await all('- a', 'ul'))[0]?.properties.className).toEqual(['list'])
  expect((await all('3. a', 'ol'))[0]?.properties).toEqual({ start: 3, className: ['list', 'list-ordered'] })
  expect((await all('- [ ] a', 'ul'))[0]?.properties.className).toEqual(['list', 'list-task'])
})

test('[MD-4] links keep destinations without a scheme, and the six schemes, in any case of letters', async () => {
  for (const url of [
    'http://a',
    'HTTPS://a',
    'irc://a',
    'ircs://a',
    'mailto:a@b',
    'xmpp:a@b',
    '//a/b',
    '#',
    '?q=a:b',
    'x/y:z',
  ]) {
    expect((await hrefs(`[x](${url})`))[0], url).toBeDefined()
  }
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  'java\\\nscript:x',
  'vbscript:x',
  'data:text/html,x',
  'file:///etc/passwd',
  'tel:1',
  'sms:1',
  'ftp://a',
  'blob:x',
  'view-source:x',
  'https:javascript\\:x'.replace('https:', 'x-https:'),
])('[MD-4] a link to %s has no destination at all', async (url) => {
  for (const markdown of [`[x](<${url}>)`, `[x][r]\n\n[r]: <${url}>`, `<${url}>`]) {
    for (const href of await hrefs(markdown)) expect(href).toBeUndefined()
  }
})

test('[MD-4] pictures come by http, https or without a scheme; any other is its words', async () => {
  expect(await sources('![a](https://x/a.png) ![b](http://x/b.png) ![c](//x/c.png)')).toEqual([
    'https://x/a.png',
    'http://x/b.png',
    '//x/c.png',
  ])
  for (const url of ['javascript:x', 'data:image/svg+xml,x', 'mailto:a@b', 'irc://a']) {
    expect(await sources(`![the words](<${url}>)`)).toEqual([])
    expect(text(await body(`![the words](<${url}>)`))).toBe('the words')
  }
})

test('links to other articles lead to their pages, encoded once, with their fragments', async () => {
  expect(await hrefs('[a](<Other one.md>) [b](Other%20one.md#Part) [c](./100%25.md) [d](#part)')).toEqual([
    '/blogs/Other%20one',
    '/blogs/Other%20one#user-content-Part',
    '/blogs/100%25',
    '#user-content-part',
  ])
})

test('row 55: links to other files lead to where they are shown, or nowhere', async () => {
  expect(await hrefs('[a](../README.md) [b](data/x.csv) [c](/LICENSE)')).toEqual([
    'https://github.example/me/notes/blob/main/README.md',
    'https://github.example/me/notes/blob/main/articles/data/x.csv',
    'https://github.example/me/notes/blob/main/LICENSE',
  ])
  const embedded = await renderMarkdown('[a](../README.md)', { ...context, fileHref: () => undefined })
  expect(JSON.stringify(embedded.body)).not.toContain('href')
})

test('row 33, row 55: nothing relative climbs out of the repository', async () => {
  for (const path of [
    '../../evil/repo/main/x',
    '/../../x',
    '..%2F..%2F..%2Fevil/x',
    'a/../../../x',
    '%2e%2e/%2e%2e/x',
    'a%00b',
    '..\\..\\x',
  ]) {
    expect(await hrefs(`[x](<${path}.md>)`), path).toEqual([undefined])
    expect(await sources(`![x](<${path}.png>)`), path).toEqual([])
  }
})

test('a picture that stands alone is marked as one, one in a line of text, or among others, is not', async () => {
  const isAlone = async (markdown: string) => {
    const [paragraph] = await all(markdown, 'p')
    return paragraph?.properties.className?.toString() === 'picture'
  }
  expect(await isAlone('![a](a.png)')).toBe(true)
  expect(await isAlone('A ![a](a.png) in a line')).toBe(false)
  expect(await isAlone('![a](a.png) ![b](b.png)')).toBe(false)
  expect(await isAlone('[![a](a.png)](https://x.example)')).toBe(false)
})

test('row 54: pictures are read below the repository, each step encoded once, late and without a referrer', async () => {
  expect((await all('![An image](<images/a b.png>)', 'img'))[0]?.properties).toEqual({
    src: 'https://raw.example/me/notes/main/articles/images/a%20b.png',
    alt: 'An image',
    loading: 'lazy',
    decoding: 'async',
    referrerPolicy: 'no-referrer',
  })
})

test('a picture alone with a title is a figure with its caption', async () => {
  expect((await all('![a](a.png "The caption")', 'figcaption')).map(text)).toEqual(['The caption'])
  expect(await sources('![a](a.png "The caption")')).toEqual([
    'https://raw.example/me/notes/main/articles/a.png',
  ])
  expect(await all('Words ![a](a.png "A title")', 'figure')).toEqual([])
})

test('[MD-5] row 56: raw HTML is shown as the text it is', async () => {
  const markdown = 'a <b onclick=x>c</b>\n\n<script>alert(1)</script>\n\n<!-- secret -->\n\n- <i>x</i>'
  const shown = text(await body(markdown))
  for (const part of ['<b onclick=x>c</b>', '<script>alert(1)</script>', '<!-- secret -->', '<i>x</i>']) {
    expect(shown).toContain(part)
  }
  expect(await all(markdown, 'b', 'script', 'i')).toEqual([])
})

test('[MD-5] a block of HTML keeps its lines', async () => {
  expect((await all('<div>\n  <p>a\n</div>', 'p')).map((p) => [p.properties.className, text(p)])).toEqual([
    [['html-text'], '<div>\n  <p>a\n</div>'],
  ])
})

test('[MD-6] a link’s label has 999 characters at most', async () => {
  const label = (length: number) => `[${'a'.repeat(length)}]\n\n[${'a'.repeat(length)}]: /x`
  expect(await all(label(999), 'a')).toHaveLength(1)
  expect(await all(label(1_000), 'a')).toHaveLength(0)
})

test('[MD-6] a list’s number has nine digits at most', async () => {
  expect(await all('123456789. a', 'ol')).toHaveLength(1)
  expect(await all('1234567890. a', 'ol')).toHaveLength(0)
})

test('[MD-6] headings have six levels, and seven marks are text', async () => {
  const markdown = 'x\n\n# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6\n\n####### 7'
  const headings = await all(markdown, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
  // The page's title is its only h1, so a first level inside the text stands one below.
  expect(headings.map(({ tagName }) => tagName)).toEqual(['h2', 'h2', 'h3', 'h4', 'h5', 'h6'])
  expect(text(await body(markdown))).toContain('####### 7')
})

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

test('headings have GitHub’s anchors, prefixed, and numbered where they repeat', async () => {
  const headings = await all('## A b!\n\n## A b!\n\n## __proto__\n\n## getElementById\n\n## 日本', 'h2')
  expect(headings.map(({ properties }) => properties.id)).toEqual([
    'user-content-a-b',
    'user-content-a-b-1',
    'user-content-proto',
    'user-content-getelementbyid',
    'user-content-日本',
  ])
})

test.each([
  ['## :rocket: Launch', 'rocket-launch'],
  ['## 🚀 Launch', '-launch'],
  ['## What is `x_y`, **really**?', 'what-is-x_y-really'],
  ['## A <b>bold</b> claim', 'a-bold-claim'],
  ['## [A link](https://x.example) & more', 'a-link--more'],
  ['## ![words of a picture](a.png) Picture', '-picture'],
  ['## 1.2.3 – a release', '123--a-release'],
  ['## Größe und ΓΡΑΜΜΑ', 'größe-und-γραμμα'],
  ['## 损失函数 (loss)', '损失函数-loss'],
  ['## --dry-run', '--dry-run'],
  ['## C++ / C#', 'c--c'],
])('the anchor of %s is GitHub’s', async (markdown, anchor) => {
  expect((await all(markdown, 'h2')).map(({ properties }) => properties)).toEqual([
    { id: `user-content-${anchor}` },
  ])
})

test('anchors are numbered as on GitHub, the title among them', async () => {
  const headings = await all('# Results\n\n## Results\n\n### Results-1\n\n## Results', 'h2', 'h3')
  expect(headings.map(({ properties }) => properties.id)).toEqual([
    'user-content-results-1',
    'user-content-results-1-1',
    'user-content-results-2',
  ])
})

test('row 53: no heading takes the id of a footnote', async () => {
  const markdown = '## fn-a\n\n## fnref a\n\n## Footnote label\n\n## ![](x.png)\n\nx[^a]\n\n[^a]: note'
  const ids = (await all(markdown, 'h2', 'a', 'li')).flatMap(({ properties: { id } }) => id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('user-content-fn-a-1')
  expect(ids).toContain('user-content-section')
})

test.each([
  ['nothing', ''],
  ['white space', ' \n\t\n'],
  ['a byte order mark', '\uFEFF'],
])('row 41: an article of %s is empty', async (_what, markdown) => {
  const { title, description, body: rest } = await renderMarkdown(markdown, context)
  expect([title, description, text(rest).trim()]).toEqual([null, '', ''])
})

test('row 42, row 43, row 45: byte order mark, line ends of any kind and NUL are no obstacle', async () => {
  expect((await renderMarkdown('\uFEFF# Title\r\n\r\nText', context)).title).toBe('Title')
  expect((await renderMarkdown('# Title\r\rText\r', context)).title).toBe('Title')
  expect(text(await body('a\0b'))).toBe('a\uFFFDb')
})

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

test('a title and a description hold nothing that turns or controls what shows them', async () => {
  const found = await renderMarkdown('# A\u001B[31m\u202EB\u0007\n\nFirst\u001B \u2066words\u2069.', context)
  expect([found.title, found.description]).toEqual(['A [31mB', 'First words.'])
})
