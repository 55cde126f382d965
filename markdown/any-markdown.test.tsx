// @vitest-environment happy-dom
import type { Root } from 'hast'
import fc from 'fast-check'
import { toHtml } from 'hast-util-to-html'
import { renderToStaticMarkup } from 'react-dom/server'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { body } from '#tests/support/markdown/markdown-elements.ts'
import { SCHEMA } from './sanitize.ts'
import { ArticleBody } from './elements/article-body.tsx'
import { isDeeperThan } from './tree.ts'

const BLOCKS = ['# ', '## ', '> ', '- ', '1. ', '- [x] ', '---\n', '|', '|-|-|\n', '    ', '\n', '\n\n', '\t']
const CODE = ['```js\n', '```', '```math\n', '~~~__proto__ onload=x\n', '`']
const INLINE = [...'* ** _ ~~ [a]( ) ![b]( < > [ ] \\ " \' {'.split(' '), ' "title"']
const NOTES = ['[^1]', '[^1]: ', '[^__proto__]: ', '[a]: ', '[a][a]']
const ALERTS = ['> [!NOTE]\n> ', '> [!WARNING]\n', '[!TIP]']
const EMOJI = [':rocket:', ':constructor:', ':', '👋🏽']
const MATHS = ['$$\n', ...String.raw`$ $$ $\` \`$ } ^ _ \frac{ \def\a{\a\a\a} \href{javascript:x}`.split(' ')]
const ADDRESSES = 'javascript: data: https://x www. mailto: xmpp: a@b.c /desk ../ %2F //'.split(' ')
const HTML = ['<script>', '<!--', '<img src=x onerror=x>', '&colon;', '&lt;', '&#0;']
const TRAPS = ['\0', '\u202E', '\u2028', '\uD800', '__proto__', 'constructor', 'cookie', 'toString']

/** Texts of random pieces of Markdown, HTML, hostile addresses and any characters. */
const anyMarkdown: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...[BLOCKS, CODE, INLINE, NOTES, ALERTS, EMOJI, MATHS, ADDRESSES, HTML, TRAPS].flat()),
      fc.string({ maxLength: 12 }),
      fc.string({ maxLength: 6, unit: 'binary' }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

test('makes the same tree of allowed elements of any text, and renders it like another renderer', async () => {
  await fc.assert(
    fc.asyncProperty(anyMarkdown, async (source) => {
      const tree = await body(source)
      expect(JSON.parse(JSON.stringify(tree))).toEqual(tree)
      expect(await body(source)).toEqual(tree)
      expect(isDeeperThan(tree, 260)).toBe(false)
      expectAllowed(tree)
      const byReact = shape(renderToStaticMarkup(<ArticleBody tree={tree} />))
      expect(byReact).toEqual(shape(`<div class="prose" dir="auto">${toHtml(withoutTableText(tree))}</div>`))
    }),
    { numRuns: 500, seed: 20, examples: [['<!--> '], ['a[^1]\n\n[^1]: b']] },
  )
}, 120_000)

/** A document's elements, attributes and texts. */
function shape(html: string): unknown {
  // happy-dom misreads the end of a comment without a beginning.
  const parsed = new DOMParser().parseFromString(html.replaceAll('-->', '--&gt;'), 'text/html').body
  const read = (node: Node): unknown => {
    if (!(node instanceof Element)) return node.textContent
    const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()
    return [node.localName, attributes, [...node.childNodes].map(read)]
  }
  parsed.normalize()
  return read(parsed)
}

/** React renders no line breaks between rows, where HTML allows no text. */
function withoutTableText(tree: Root): Root {
  const copy = structuredClone(tree)
  visit(copy, 'element', (element) => {
    if (!/^(table|thead|tbody|tr)$/.test(element.tagName)) return
    element.children = element.children.filter(({ type }) => type !== 'text')
  })
  return copy
}

function expectAllowed(tree: Root) {
  visit(tree, (node) => {
    expect(['root', 'element', 'text']).toContain(node.type)
    if (node.type !== 'element') return
    expect(SCHEMA.tagNames).toContain(node.tagName)
    const allowed = (SCHEMA.attributes?.[node.tagName] ?? []).map((rule) =>
      Array.isArray(rule) ? rule[0] : rule,
    )
    const { name: anchor, ...properties } = node.properties
    for (const name of Object.keys(properties)) expect(allowed).toContain(name)
    const { href, src, id } = properties
    if (typeof href === 'string' && /^[^/?#]*:/.test(href))
      expect(href).toMatch(/^(https?|ircs?|mailto|xmpp):/)
    if (typeof src === 'string' && /^[^/?#]*:/.test(src)) expect(src).toMatch(/^https?:/)
    if (id !== undefined) expect(id).toMatch(/^user-content-/)
    // Names of these elements are no properties of `document` (HTML, "DOM tree accessors").
    if (anchor !== undefined) expect(node.tagName).toBe('a')
  })
}
