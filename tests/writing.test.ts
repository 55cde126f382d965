import type { ElementContent } from 'hast'
import { readFileSync } from 'node:fs'
import type { Code } from 'mdast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { FRONTMATTER } from '#markdown/frontmatter/frontmatter.ts'
import { readFrontmatter } from '#markdown/frontmatter/read-frontmatter.ts'
import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { findEmoji } from '#markdown/emoji/emoji-table.ts'
import { parseMarkdown } from '#markdown/parse.ts'
import { highlighterFor } from '#markdown/code/highlight.ts'
import { layoutReached } from '#markdown/layout-limits.ts'
import { limitReached } from '#markdown/limits.ts'
import { mathRenderer } from '#markdown/math/math.ts'
import { renderMarkdown } from '#markdown/render-markdown.ts'

const FIELD_NAMES = Object.keys(FRONTMATTER.entries)
const GUIDE = readFileSync('docs/writing.md', 'utf8')

/** The examples of the guide, by their titles. */
function examples(): Map<string, string> {
  const found = new Map<string, string>()
  visit(parseMarkdown(GUIDE), 'code', ({ meta, value }: Code) => {
    const title = /title="([^"]*)"/.exec(meta ?? '')?.[1]
    if (title !== undefined) found.set(title, value)
  })
  return found
}

const context = {
  ...{ filesBase: '/files/', fileHref: (path: string) => `https://github.example/${path}` },
  articleHref: (name: string) => `/blogs/${encodeURIComponent(name)}`,
  abilities: {
    highlighter: highlighterFor,
    emoji: async () => findEmoji,
    math: async () => mathRenderer(),
  },
}
const rendered = async (example: string) => {
  const source = examples().get(example)
  if (source === undefined)
    throw new Error(`docs/writing.md: expected an example with the title "${example}"`)
  return renderMarkdown(source, context)
}
const html = async (example: string) => toHtml((await rendered(example)).body)

test('the guide has an example for each of these, and no other', () => {
  expect([...examples().keys()]).toEqual(['frontmatter', 'links', 'code', 'formulas', 'diagrams', 'more'])
})

test('the example of frontmatter has every field, without a problem', async () => {
  const { fields, problems, unknown } = await takeFrontmatter(`${examples().get('frontmatter')}\nText`)
  expect(fields.title).toBe('Momentum: what it remembers')
  expect([problems, unknown]).toEqual([[], []])
  for (const name of FIELD_NAMES) {
    expect(examples().get('frontmatter')).toMatch(new RegExp(`^${name}: `, 'm'))
    expect(GUIDE).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'))
  }
})

test('links lead to pages, parts and files, and the caption stands below its picture', async () => {
  const { body, references } = await rendered('links')
  const shown = toHtml(body)
  expect(shown).toContain('href="/blogs/Why%20momentum%20overshoots#user-content-what-i-do-now"')
  expect(shown).toContain('href="#user-content-the-figures"')
  expect(shown).toContain('id="user-content-the-figures"')
  expect(shown).toContain('href="https://github.example/LICENSE"')
  expect(shown).toContain('<figcaption>Where momentum swings: this is the caption</figcaption>')
  expect(references.map(({ to }) => decodeURIComponent(to))).toEqual([
    'Why momentum overshoots',
    'Why momentum overshoots',
    '',
    '/files/articles/images/momentum-paths.svg',
  ])
})

test('code has its title, its numbers, its highlighted lines and its colours', async () => {
  const shown = await html('code')
  expect(shown).toContain('<div class="code-title">train.py</div>')
  expect(shown).toContain('code-numbered')
  expect(shown.match(/line-marked/g)).toHaveLength(3)
  expect(shown).toContain('hljs-deletion')
  expect(shown).toContain('hljs-addition')
})

test('all four ways to write a formula make one, and money is none', async () => {
  const shown = await html('formulas')
  expect(shown.match(/<math/g)).toHaveLength(4)
  expect(shown).not.toContain('math-error')
  expect(shown).toContain('$5 here and $6 there')
})

test('a diagram is code that Mermaid is given', async () => {
  expect(await html('diagrams')).toContain('<code class="language-mermaid">flowchart LR')
})

test('alerts, notes, lists, tables, addresses, emoji, and HTML as text', async () => {
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

/** What the guide says is the most of something. */
const most = (what: string): number => {
  const figure = new RegExp(`^\\| ${what} +\\| +([\\d,]+) \\|$`, 'm').exec(GUIDE)?.[1]
  if (figure === undefined) throw new Error(`docs/writing.md: expected a limit for "${what}"`)
  return Number(figure.replaceAll(',', ''))
}

test.each([
  ['bytes of an article', (count: number) => 'x'.repeat(count)],
  ['lines', (count: number) => '\n'.repeat(count - 1)],
  ['quotes and lists within each other', (count: number) => `${'>'.repeat(count)} a`],
  ['tasks', (count: number) => '- [ ] a\n'.repeat(count)],
  ['cells of all tables', (count: number) => `|a|b|c|\n|-|-|-|\n${'|d|\n'.repeat(count / 3 - 1)}`],
  ['rows of all tables', (count: number) => `|a|\n|-|\n${'|b|\n'.repeat(count - 1)}`],
  ['footnotes and references to them', (count: number) => '[^a]\n\n'.repeat(count)],
  ['headings that are underlined .*', (count: number) => 'a\n---\n\n'.repeat(count)],
])('the figure for %s is the one that holds', (what, text) => {
  expect(limitReached(text(most(what)))).toBeNull()
  expect(limitReached(text(most(what) + 3))).not.toBeNull()
})

test('the figures for what is laid out in one go are those that hold', () => {
  const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  })
  const isShown = (...children: ElementContent[]) => layoutReached({ type: 'root', children }) === null
  const many = (count: number, node: ElementContent) => Array.from({ length: count }, () => node)
  const blocks = most('paragraphs, headings, items, … in all')
  const shown = (count: number, show: (count: number) => boolean) => [show(count), show(count + 1)]
  expect(shown(blocks, (count) => isShown(...many(count, element('p'))))).toEqual([true, false])
  const characters = most('characters of a paragraph, quote, item, table or code') - 200
  const block = (count: number) => element('p', { type: 'text', value: 'x'.repeat(count) })
  expect([isShown(block(characters)), isShown(block(characters + 200))]).toEqual([true, false])
})

test('the figures for formulas are those that hold', () => {
  const shown = (count: number, length: number, letter = 'x') => {
    const render = mathRenderer()
    const tex = letter.repeat(length / letter.length).padEnd(length)
    return Array.from({ length: count }, () => render(tex, false)?.tagName).at(-1)
  }
  expect([shown(most('formulas'), 1), shown(most('formulas') + 1, 1)]).toEqual(['math', 'span'])
  const length = most('characters of a formula')
  expect([shown(1, length), shown(1, length + 1)]).toEqual(['math', 'span'])
  const all = most('characters of all formulas') / 1_000
  const sparse = String.raw`\alpha `
  expect([shown(all, 1_000, sparse), shown(all + 2, 1_000, sparse)]).toEqual(['math', 'span'])
  // A letter is an element and its text.
  const elements = most('elements and texts of all formulas') / 2_000
  expect([shown(elements - 1, 1_000), shown(elements, 1_000)]).toEqual(['math', 'span'])
})

test('the figures for frontmatter are those that hold', () => {
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
