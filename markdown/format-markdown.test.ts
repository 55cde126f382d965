import { expect, test } from 'vitest'
import { all, body, PLACES, text } from '#tests/support/markdown/markdown-elements.ts'
import { formatMarkdown } from './format-markdown.ts'

test('[MD-1] links footnotes to their notes and back', async () => {
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

test('[MD-1] aligns table cells by classes, and puts the table into a box that scrolls', async () => {
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
  for (const part of ['<b onclick=x>c</b>', '<script>alert(1)</script>', '<!-- secret -->', '<i>x</i>']) {
    expect(shown).toContain(part)
  }
  expect(await all(markdown, 'b', 'script', 'i')).toEqual([])
})

test('[MD-5] keeps the lines of an HTML block', async () => {
  expect((await all('<div>\n  <p>a\n</div>', 'p')).map((p) => [p.properties.className, text(p)])).toEqual([
    [['html-text'], '<div>\n  <p>a\n</div>'],
  ])
})

test('[MD-6] accepts link labels of at most 999 characters', async () => {
  const label = (length: number) => `[${'a'.repeat(length)}]\n\n[${'a'.repeat(length)}]: /x`
  expect(await all(label(999), 'a')).toHaveLength(1)
  expect(await all(label(1_000), 'a')).toHaveLength(0)
})

test('[MD-6] accepts list numbers of at most nine digits', async () => {
  expect(await all('123456789. a', 'ol')).toHaveLength(1)
  expect(await all('1234567890. a', 'ol')).toHaveLength(0)
})

test('[MD-6] has six levels of headings, and shows seven marks as text', async () => {
  const markdown = 'x\n\n# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6\n\n####### 7'
  const headings = await all(markdown, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
  // The page's title is its only h1.
  expect(headings.map(({ tagName }) => tagName)).toEqual(['h2', 'h2', 'h3', 'h4', 'h5', 'h6'])
  expect(text(await body(markdown))).toContain('####### 7')
})

test('row 42, row 43, row 45: accepts a byte order mark, any line ends and NUL', async () => {
  expect((await formatMarkdown('\uFEFF# Title\r\n\r\nText', PLACES)).title).toBe('Title')
  expect((await formatMarkdown('# Title\r\rText\r', PLACES)).title).toBe('Title')
  expect(text(await body('a\0b'))).toBe('a\uFFFDb')
})
