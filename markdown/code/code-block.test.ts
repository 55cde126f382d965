import type { ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { all, text } from '#tests/support/markdown/markdown-elements.ts'
import { element } from '#markdown/tree.ts'
import { codeLines } from './code-block.ts'

test('[MD-2] colours code with a language, and names the language', async () => {
  const markdown = '```python\nfor x in y: pass\n```'
  const [frame, block, code, ...spans] = await all(markdown, 'div', 'pre', 'code', 'span')
  expect(frame?.properties).toEqual({ className: ['code-frame'], dataLanguage: 'python' })
  expect(block?.properties).toMatchObject({ className: ['code-block'], tabIndex: 0 })
  expect(code?.properties).toEqual({ className: ['language-python'] })
  expect(spans.map(text)).toContain('for')
})

test('[MD-2] keeps code without a language plain', async () => {
  for (const markdown of ['```\na\n  b\n```', '    a\n      b']) {
    const [block] = await all(markdown, 'pre')
    expect(block?.properties.className).toEqual(['code-block'])
    expect(text(block)).toBe('a\n  b')
  }
  expect((await all('`x`', 'code'))[0]?.properties.className).toEqual(['code-inline'])
})

test('[MD-2] shows a title, line numbers and highlighted lines', async () => {
  const code = "'''x\ny'''"
  const markdown = `~~~python {2} showLineNumbers title="a <b>.py"\n${code}\n~~~`
  const [frame, title, block] = await all(markdown, 'div', 'pre')
  expect(frame?.properties).toEqual({ className: ['code-frame'] })
  expect([title?.properties.className, text(title)]).toEqual([['code-title'], 'a <b>.py'])
  expect(block?.properties.className).toEqual(['code-block', 'code-numbered'])
  expect(block?.properties.ariaLabel).toBe('Code, python, a <b>.py')
  expect(text(block)).toBe(code)
  const spans = await all(markdown, 'span')
  const lines = spans.filter(({ properties: { className } }) => [className].flat()[0] === 'line')
  expect(lines.map((line) => [line.properties.className, text(line)])).toEqual([
    [['line'], "'''x\n"],
    [['line', 'line-marked'], "y'''"],
  ])
})

test('[MD-2] keeps code plain if its grammar fails, and formats the rest', async () => {
  const markdown = (code: string) => `## Heading\n\n\`\`\`js\n${code}\n\`\`\``
  for (const depth of [100, 8_000]) {
    const code = '`${'.repeat(depth)
    expect((await all(markdown(code), 'h2')).map(text)).toEqual(['Heading'])
    const [block] = await all(markdown(code), 'code')
    expect(block?.children).toEqual([{ type: 'text', value: code }])
  }
})

const plain = (value: string): ElementContent => ({ type: 'text', value })
const span = (name: string, ...children: ElementContent[]) => element('span', { className: [name] }, children)
const NUMBERED = { hasLineNumbers: true, marked: [] }
const PLAIN = { hasLineNumbers: false, marked: [] }

test('puts each line into an element with its break, and repeats a comment over two lines', () => {
  const code = [plain('a '), span('comment', plain('/*\n'), span('tag', plain('@x\n*/'))), plain(' b\n\nc')]
  expect(codeLines(code, NUMBERED)).toEqual([
    span('line', plain('a '), span('comment', plain('/*\n'))),
    span('line', span('comment', span('tag', plain('@x\n')))),
    span('line', span('comment', span('tag', plain('*/'))), plain(' b\n')),
    span('line', plain('\n')),
    span('line', plain('c')),
  ])
})

test('row 52: puts many lines into chunks of a hundred, and keeps the text', () => {
  const code = plain('a = 1\n'.repeat(150))
  const chunks = codeLines([code], PLAIN)
  expect(chunks).toHaveLength(2)
  expect(chunks[0]).toEqual(span('lines', ...Array.from({ length: 100 }, () => plain('a = 1\n'))))
  expect(toString({ type: 'root', children: chunks })).toBe(toString(code))
  expect(codeLines([plain('a\n'.repeat(100))], PLAIN)).toHaveLength(1)
})
