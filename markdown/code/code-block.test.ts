import { expect, test } from 'vitest'
import { all, text } from '#tests/support/markdown/markdown-elements.ts'

test('[MD-2] colours code with a language, and names the language', async () => {
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

test('[MD-2] keeps code without a language plain', async () => {
  for (const markdown of ['```\na\n  b\n```', '    a\n      b']) {
    const [block] = await all(markdown, 'pre')
    expect(block?.properties.className).toEqual(['code-plain'])
    expect(text(block)).toBe('a\n  b')
  }
  expect((await all('`x`', 'code'))[0]?.properties.className).toEqual(['code-inline'])
})

test('[MD-2] shows a title, line numbers and highlighted lines', async () => {
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

test('[MD-2] takes the language from the first plain word of the info string', async () => {
  const infos = ['js{1,3}', '{1,3}', 'python x="y"', '{.python}', 'C++', 'a"onclick=x']
  const NAMES = ['js', undefined, 'python', 'python', 'c++', 'a']
  const blocks = await Promise.all(infos.map((info) => all(`~~~${info}\ncode\n~~~`, 'div')))
  expect(blocks.map(([block]) => block?.properties.dataLanguage)).toEqual(NAMES)
})

test('[MD-2] keeps code plain if its grammar fails, and formats the rest', async () => {
  const markdown = (code: string) => `## Heading\n\n\`\`\`js\n${code}\n\`\`\``
  for (const depth of [100, 8_000]) {
    const code = '`${'.repeat(depth)
    expect((await all(markdown(code), 'h2')).map(text)).toEqual(['Heading'])
    expect((await all(markdown(code), 'code')).map(({ children }) => children)).toEqual([
      [{ type: 'text', value: code }],
    ])
  }
})

test('[MD-2] makes only a label of any info string', async () => {
  for (const info of ['__proto__', '../../x', 'fixed inset-0', 'x'.repeat(99), '日本']) {
    const [block] = await all(`\`\`\`${info}\ncode\n\`\`\``, 'div')
    expect(String(block?.properties.dataLanguage ?? '')).toMatch(/^[a-z0-9+#.-]{0,20}$/)
  }
})
