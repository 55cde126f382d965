import { expect, test } from 'vitest'
import { readPost } from '#scripts/import/post/read-post.ts'
import { readNotebookFields } from './notebook-fields.ts'
import { notebookToMarkdown } from './notebook-to-markdown.ts'
import { readNotebook } from './notebook.ts'

const code = (source: string, outputs: object[] = [], tags: string[] = []) => ({
  cell_type: 'code',
  metadata: { tags },
  source: source.split(/(?<=\n)/),
  outputs,
})
const words = (source: string) => ({ cell_type: 'markdown', metadata: {}, source })
const stream = (text: string) => ({ output_type: 'stream', name: 'stdout', text: [text] })
const data = (forms: object) => ({ output_type: 'display_data', data: forms })

const KERNEL = { kernelspec: { name: 'python3' }, language_info: { name: 'python' } }
const notebookOf = (cells: object[], metadata: object = KERNEL) =>
  readNotebook(JSON.stringify({ nbformat: 4, nbformat_minor: 5, metadata, cells }))
const markdownOf = (...cells: object[]) => notebookToMarkdown(notebookOf(cells))
const textOf = (...cells: object[]) => markdownOf(...cells).text.trim()

/** A PNG of one pixel, in base64. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

test('shows text, code in the language of the kernel, and results below it', () => {
  const cells = [words('Some *text*.'), code('1 + 1', [stream('2\n'), stream('3\n')])]
  expect(textOf(...cells)).toBe('Some *text*.\n\n```python\n1 + 1\n```\n\n```text\n2\n3\n```')
  const inR = notebookOf([code('x <- 1')], { kernelspec: { name: 'ir', language: 'R' } })
  expect(notebookToMarkdown(inR).text).toBe('```r\nx <- 1\n```\n')
})

test('reads notebooks of nbformat 3', () => {
  const cells = [
    { cell_type: 'heading', level: 2, source: ['A'] },
    {
      cell_type: 'code',
      language: 'python',
      input: ['a'],
      outputs: [
        { output_type: 'pyout', text: ['1'], html: ['<b>1</b>'] },
        { output_type: 'pyerr', ename: 'E', evalue: 'no', traceback: ['\u001B[31mE: no\u001B[0m'] },
      ],
    },
  ]
  const notebook = readNotebook(JSON.stringify({ nbformat: 3, metadata: {}, worksheets: [{ cells }] }))
  expect(notebookToMarkdown(notebook).text).toBe(
    '## A\n\n```python\na\n```\n\n**1**\n\n```text\nE: no\n```\n',
  )
})

test.each([
  ['{', 'found text that is not JSON'],
  ['[1]', 'found other JSON'],
  ['{"version": "2.0", "log": {}}', 'found other JSON'],
  ['{"nbformat": 5, "cells": []}', 'found 5'],
  ['{"nbformat": 4}', 'found one without cells'],
])('says why %s is no notebook', (json, found) => {
  expect(() => readNotebook(json)).toThrow(`expected a notebook of Jupyter in nbformat 3 or 4, ${found}`)
})

test.each([
  { source: '# hide\na', tags: [], shown: '' },
  { source: '#hide_input\na', tags: [], shown: 'out' },
  { source: '#| echo: false\na', tags: [], shown: 'out' },
  { source: '#|output: false\na', tags: [], shown: 'a' },
  { source: '#| include: false\na', tags: [], shown: '' },
  { source: '#|export\na', tags: [], shown: 'a out' },
  { source: '#hide_this_in_public\na', tags: [], shown: '#hide_this_in_public\na out' },
  { source: 'a', tags: ['remove-cell'], shown: '' },
  { source: 'a', tags: ['hide_input'], shown: 'out' },
  { source: 'a', tags: ['remove-input'], shown: 'out' },
  { source: 'a', tags: ['remove-output'], shown: 'a' },
])('shows of the cell $source with the tags $tags: $shown', ({ source, tags, shown }) => {
  const blocks = textOf(code(source, [stream('out')], tags)).matchAll(/```\w+\n([^]*?)\n```/g)
  expect(Array.from(blocks, ([, block]) => block).join(' ')).toBe(shown)
})

test('converts the notes, alerts and films of fastpages, and leaves code alone', () => {
  const written =
    'a {% fn 1 %} `{% fn 2 %}`\n\n{{ "Note" | fndetail: 1 }}\n\n> Tip: b\n\n> youtube: https://youtu.be/x'
  expect(textOf(words(written))).toBe(
    'a [^1] `{% fn 2 %}`\n\n[^1]: Note\n\n> [!TIP]\n> b\n\nhttps://youtu.be/x',
  )
})

test('cuts long results, and shows progress bars once and without colours', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n')
  const cut = textOf(code('a', [stream(lines)]))
  expect(cut).toContain('line 29\n… (20 more lines)\n```')
  const trace = { output_type: 'error', ename: 'E', evalue: 'no', traceback: [lines] }
  expect(textOf(code('a', [trace]))).toContain('```text\n… (20 more lines)\nline 20\n')
  const bar = '\u001B[32m 10%\u001B[0m\r 50%\r100%\n'
  expect(textOf(code('a', [stream(bar)]))).toContain('```text\n100%\n```')
})

test('makes files of pictures, with their captions, and of pasted ones', () => {
  const picture = data({ 'image/png': PNG, 'text/plain': '<Figure size 640x480 with 1 Axes>' })
  const pasted = { ...words('![p](attachment:a%20b.png)'), attachments: { 'a b.png': { 'image/png': PNG } } }
  const { text, pictures, leftOut } = markdownOf(code('#| fig-cap: "A plot"\nplot()', [picture]), pasted)
  expect(text).toBe(
    '```python\nplot()\n```\n\n![A plot](embedded:output-1.png "A plot")\n\n![p](embedded:output-2.png)\n',
  )
  expect(Array.from(pictures.values(), (bytes) => bytes.length)).toEqual([70, 70])
  expect(leftOut).toEqual([])
})

test('names what articles cannot show: scripts, widgets, hostile and damaged pictures', () => {
  const { text, pictures, leftOut } = markdownOf(
    code('', [data({ 'text/html': '<script>alert(1)</script>', 'text/plain': '<x.HTML object>' })]),
    code('', [data({ 'application/vnd.plotly.v1+json': { data: [] }, 'text/html': '<div>chart</div>' })]),
    code('', [data({ 'application/vnd.jupyter.widget-view+json': {}, 'text/plain': 'Downloading' })]),
    code('', [data({ 'image/svg+xml': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' })]),
    code('', [data({ 'image/png': 'AAAA' })]),
    code('', [data({ 'text/html': '' })]),
  )
  expect([text.trim(), pictures.size]).toEqual(['', 0])
  expect(leftOut).toEqual([
    'cell 1: HTML with scripts, styles or drawings',
    'cell 2: application/vnd.plotly.v1+json',
    'cell 3: application/vnd.jupyter.widget-view+json',
    expect.stringMatching(/^cell 4: image\/svg\+xml: .*onload/),
    'cell 5: image/png: a damaged file',
  ])
})

test('shows formulas and Markdown that a program wrote', () => {
  const outputs = [
    data({ 'text/latex': '$\\displaystyle x^2$', 'image/png': PNG }),
    data({ 'text/markdown': '**b**' }),
  ]
  expect(textOf(code('a', outputs))).toMatch(/\n\n\$\$\n\\displaystyle x\^2\n\$\$\n\n\*\*b\*\*$/)
})

test.each([
  {
    cells: [{ cell_type: 'raw', metadata: {}, source: '---\ntitle: A\ndate: 2020-01-02\n---' }, words('# B')],
    fields: { title: 'A', date: '2020-01-02' },
    text: '# B',
  },
  { cells: [words('---\ntitle: A\n---\n\nText')], fields: { title: 'A' }, text: 'Text' },
  {
    cells: [
      words(
        '# "A: b"\n> "Short."\n\n- toc: true\n- categories: [jupyter, "go"]\n- image: images/copied_from_nb/a.png',
      ),
    ],
    fields: {
      title: 'A: b',
      description: 'Short.',
      toc: 'true',
      categories: ['jupyter', 'go'],
      image: 'a.png',
    },
    text: '',
  },
  { cells: [words('# A\n> Quoted\n\n- one: list')], fields: { title: 'A' }, text: '> Quoted\n\n- one: list' },
  { cells: [words('![](a.png)'), words('A\n===\ntext')], fields: { title: 'A' }, text: '![](a.png)\n\ntext' },
  { cells: [words('## A\ntext')], fields: { title: 'A' }, text: 'text' },
  { cells: [words('<h1 align="center"><b>A</b></h1>\n\ntext')], fields: { title: 'A' }, text: 'text' },
  { cells: [words('```\n# no\n```'), words('text')], fields: {}, text: '```\n# no\n```\n\ntext' },
])('finds the fields of a notebook: case %#', ({ cells, fields, text }) => {
  const notebook = notebookOf(cells)
  const reading = readNotebookFields(notebook, (written) => readPost(written, { name: 'Quarto' }))
  expect(reading.fields).toEqual(fields)
  expect(notebookToMarkdown({ ...notebook, cells: reading.cells }).text.trim()).toBe(text)
})

test('takes names of JavaScript for words as any other', () => {
  const cell = code('%%constructor\n# toString\na', [], ['constructor', 'valueOf'])
  expect(textOf(cell)).toContain('```python')
  expect(textOf(code('# constructor\na'))).toBe('```python\n# constructor\na\n```')
})

test.each([
  ['a line of spaces', code('a', [stream(`a${' '.repeat(500_000)}b\n`)]), '```text\na '],
  ['a fence without an end', words('`'.repeat(500_000)), '```'],
])('takes 500,000 characters of %s in linear time', (_what, cell, start) => {
  expect(textOf(cell)).toContain(start)
})
