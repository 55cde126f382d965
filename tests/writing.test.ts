import { readFileSync } from 'node:fs'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { FRONTMATTER } from '#markdown/frontmatter/frontmatter.ts'
import { readFrontmatter } from '#markdown/frontmatter/read-frontmatter.ts'
import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { formatMarkdown } from '#markdown/format-markdown.ts'
import { titledCode } from '#tests/support/markdown/titled-code.ts'
import { DEADLINE_MS, MAX_BYTES, MAX_NODES } from '#markdown/limits.ts'

const FIELD_NAMES = Object.keys(FRONTMATTER.entries)
const GUIDE = readFileSync('docs/writing.md', 'utf8')

const EXAMPLES = titledCode('docs/writing.md')

const places = { files: '/files/', pages: 'https://github.example/', base: '/' }
const rendered = async (example: string) => {
  const source = EXAMPLES.get(example)
  if (source === undefined)
    throw new Error(`docs/writing.md: expected an example with the title "${example}"`)
  return formatMarkdown(source, places)
}
const html = async (example: string) => toHtml((await rendered(example)).body)

test('the guide has an example of each of its parts', () => {
  expect([...EXAMPLES.keys()]).toEqual(['frontmatter', 'links', 'code', 'formulas', 'diagrams', 'more'])
})

test('the example of frontmatter and the table have every field', async () => {
  const { fields, problems, unknown } = await takeFrontmatter(`${EXAMPLES.get('frontmatter')}\nText`)
  expect(fields.title).toBe('Momentum: what it remembers')
  expect([problems, unknown]).toEqual([[], []])
  for (const name of FIELD_NAMES) {
    expect(EXAMPLES.get('frontmatter')).toMatch(new RegExp(`^${name}: `, 'm'))
    expect(GUIDE).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'))
  }
})

test('the links are resolved, and the caption is shown', async () => {
  const shown = await html('links')
  expect(shown).toContain('href="/blogs/Why%20momentum%20overshoots#user-content-what-i-do-now"')
  expect(shown).toContain('href="#user-content-the-figures"')
  expect(shown).toContain('id="user-content-the-figures"')
  expect(shown).toContain('href="https://github.example/LICENSE"')
  expect(shown).toContain('<figcaption>Where momentum swings: this is the caption</figcaption>')
  expect(shown).toContain('src="/files/articles/images/momentum-paths.svg"')
})

test('the code has its title, line numbers, highlighted lines and colours', async () => {
  const shown = await html('code')
  expect(shown).toContain('<div class="code-title">train.py</div>')
  expect(shown).toContain('code-numbered')
  expect(shown.match(/line-marked/g)).toHaveLength(3)
  expect(shown).toContain('hljs-deletion')
  expect(shown).toContain('hljs-addition')
})

test('there are four formulas, and amounts of money stay text', async () => {
  const shown = await html('formulas')
  expect(shown.match(/<math/g)).toHaveLength(4)
  expect(shown).not.toContain('math-error')
  expect(shown).toContain('$5 here and $6 there')
})

test('the diagram is left to Mermaid', async () => {
  expect(await html('diagrams')).toContain('<code class="language-mermaid">flowchart LR')
})

test('alerts, footnotes, lists, tables, addresses and emoji are shown, and HTML as text', async () => {
  const shown = await html('more')
  for (const part of [
    ...[
      'alert-warning',
      '<del>',
      'href="http://www.example.com"',
      '🚀',
      '&#x3C;b>raw HTML',
      'type="checkbox"',
    ],
    ...['<table>', 'align-right', 'data-footnote-backref'],
  ])
    expect(shown).toContain(part)
})

test('the guide names the limits of articles', () => {
  const bytes = /at most ([\d,]+) bytes/.exec(GUIDE)?.[1]?.replaceAll(',', '')
  const nodes = /at most ([\d,]+) parts/.exec(GUIDE)?.[1]?.replaceAll(',', '')
  const seconds = /at most (\d+) seconds/.exec(GUIDE)?.[1]
  expect([Number(bytes), Number(nodes), Number(seconds) * 1_000]).toEqual([MAX_BYTES, MAX_NODES, DEADLINE_MS])
})

test('the guide names the limits of frontmatter', () => {
  expect(GUIDE).toContain('longer than 10,000 characters')
  expect(readFrontmatter(`title: ${'x'.repeat(9_993)}`)?.problems).toEqual([])
  expect(readFrontmatter(`title: ${'x'.repeat(9_994)}`)?.problems).toHaveLength(1)
  expect(GUIDE).toContain('at most 20 of at most 50 characters')
  const tags = (count: number, length: number) =>
    readFrontmatter(
      `tags: [${Array.from({ length: count }, (_, i) => String(i).padStart(length, 'x')).join(', ')}]`,
    )
  expect(tags(20, 50)?.problems).toEqual([])
  expect(tags(21, 50)?.problems).toHaveLength(1)
  expect(tags(20, 51)?.problems).toHaveLength(1)
})
