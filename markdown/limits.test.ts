import { spawnSync } from 'node:child_process'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { BASES, body, text } from '#tests/support/markdown/markdown-elements.ts'
import { formatMarkdown } from './format-article.ts'

/** The reason why a text is shown as it is written; empty if it is formatted. */
async function reasonFor(markdown: string): Promise<string> {
  const [note, shown] = (await body(markdown)).children
  const [, reason = ''] = /^This article is shown as plain text, because (.*)\.$/.exec(text(note)) ?? []
  if (reason !== '') expect(text(shown)).toBe(markdown)
  return reason
}

test('row 46: formats 512,000 bytes, and shows a longer text as it is written', async () => {
  expect(await reasonFor(`${'x'.repeat(511_998)}é`)).toBe('')
  expect(await reasonFor(`${'x'.repeat(511_999)}é`)).toBe('it is larger than 512 kB')
})

test.each([
  ['row 48: quotes', (depth: number) => `${'>'.repeat(depth)} a`],
  ['row 48: lists', (depth: number) => `${'- '.repeat(depth / 2)}a`],
  ['row 49: runs of stars', (depth: number) => `${'*'.repeat(2 * depth)}a${'*'.repeat(2 * depth)}`],
  ['emphasis', (depth: number) => '*a '.repeat(depth) + 'b* '.repeat(depth)],
])('shows %s that are nested too deeply as they are written', async (_what, nested) => {
  expect(await reasonFor(nested(150))).toBe('')
  expect(await reasonFor(nested(210))).toBe('it is nested more than 200 levels deep')
})

test('row 51: shows a text with too many parts as it is written', async () => {
  const table = (rows: number) => `|a|b|c|\n|-|-|-|\n${'|d|e|f|\n'.repeat(rows)}`
  expect(await reasonFor(table(640))).toBe('')
  expect(await reasonFor(table(2_500))).toBe('it has more than 25,000 parts')
}, 20_000)

test('row 51: shows the formulas beyond their limit as TeX, and reports them', async () => {
  const markdown = `# A\n\n${'$\\frac{a}{b}$, '.repeat(3_500)}\n\n**End**`
  const { body: tree, references } = await formatMarkdown(markdown, BASES)
  const html = toHtml(tree)
  expect(html).toContain('<strong>End</strong>')
  expect(html.match(/<math\b/g)!.length).toBeGreaterThan(2_000)
  expect(references.length).toBe(3_500 - html.match(/<math\b/g)!.length)
  expect(references[0]).toMatchObject({ kind: 'formula', written: '\\frac{a}{b}', line: 3 })
}, 20_000)

test.each([
  ['row 50: emphasis that is never closed', '*a **a '.repeat(500)],
  ['row 50: opening brackets', '['.repeat(2_000)],
  ['row 50: half links', '[a](<b'.repeat(1_000)],
  ['row 50: definitions', Array.from({ length: 500 }, (_, index) => `[${index}]: /x`).join('\n')],
  ['row 52: a line of 100,000 characters', 'x'.repeat(100_000)],
])(
  'formats %s',
  async (_what, markdown) => {
    expect(await reasonFor(markdown)).toBe('')
  },
  20_000,
)

/** Prints how much more processor time four times the text takes, at most. A busy machine does not change it. */
const GROWTH = `
  import { parseMarkdown } from '#markdown/parse/parse.ts'
  const timeOf = (text) => {
    const before = process.cpuUsage()
    parseMarkdown(text)
    return process.cpuUsage(before).user
  }
  timeOf('- a\\n# H\\n> a\\n\\n'.repeat(750))
  const growth = (blocks) => timeOf(blocks.repeat(3_000)) / timeOf(blocks.repeat(750))
  const growths = ['- a\\n# H\\n', '> a\\n\\n', '\\\\begin{align}\\n'].map(growth)
  console.log(Math.max(...growths))`

test('row 50: parses lists and headings, quotes and blank lines, or formulas that never end in a time that does not grow with the square of the text', () => {
  const options = ['--import', 'tsx', '--input-type=module', '--eval', GROWTH]
  const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' })
  expect(Number(stdout), stderr).toBeGreaterThan(1)
  expect(Number(stdout)).toBeLessThan(9)
}, 60_000)
