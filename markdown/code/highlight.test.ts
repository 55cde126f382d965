import { readFileSync } from 'node:fs'
import type { ElementContent } from 'hast'
import hljs, { type Mode } from 'highlight.js'
import { expect, test } from 'vitest'
import { highlighterFor } from './highlight.ts'
import { grammarOf, languageNames } from './languages.ts'
import { loadGrammar, loadWithEmbedded } from './load-grammar.ts'

const css = readFileSync('app/styles/prose/code.css', 'utf8')

const GRAMMARS = [...new Set(languageNames().map(grammarOf))].filter((name) => name !== undefined)

/** Kinds of words without a colour. */
const AS_TEXT =
  'function params property punctuation operator tag class rest_arg message-name computation-expression brace ' +
  'keyframePosition _type_hints _hints _hint _'

const SAMPLES: Record<string, string> = {
  bash: '#!/bin/bash\n# why\nfor f in *; do echo "$f ${f%.*}"; done',
  c: '#include <stdio.h>\nint main(void) { return 0x1F; } // why',
  cpp: 'template <typename T> class A final { auto f() const -> std::vector<T>; };',
  cuda: '__global__ void f(float4* a) { a[threadIdx.x] = 1.f; }',
  css: '@media print { a.b#c[d]:hover { color: #fff; margin: 1px } }',
  diff: '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b',
  dockerfile: 'FROM node:20\nRUN npm ci',
  go: 'package main\nfunc f(a int) string { return `x` }',
  ini: '[a]\nb = "c"\nd = 1',
  java: '@Override public final class A<T> extends B { int f() { return 1; } }',
  javascript: 'class A extends B { f(x = /y/g) { return `${x}` } } // why',
  json: '{ "a": [1, true, null, "b"] }',
  python: '@cache\nclass A(B):\n    def f(self, x: int = 1) -> str:\n        return f"{x!r}"',
  rust: '#[derive(Debug)]\npub fn f<\'a>(x: &\'a str) -> Option<u8> { println!("{}", x) }',
  sql: "SELECT count(*) FROM a WHERE b = 'c' -- why",
  typescript: 'type A<T> = { readonly a: T }\nenum B { C = 1 }\nconst f = async (x: A<string>) => x',
  xml: '<!-- why --><a b="c">&amp;</a>',
  yaml: 'a: &b\n  - "c" # why\n  - 1\n  - *b',
}

function classesIn(nodes: ElementContent[]): string[] {
  return nodes.flatMap((node) =>
    node.type === 'element' ? [...(node.properties.className as string[]), ...classesIn(node.children)] : [],
  )
}

test.each(Object.entries(SAMPLES))('[MD-2] colours %s', async (language, code) => {
  const highlight = await highlighterFor([language])
  expect(classesIn(highlight(code, language)).length).toBeGreaterThan(0)
})

/** A grammar with all of its parts. */
function partsOf(grammar: object): Set<object> {
  const parts = new Set([grammar])
  for (const part of parts) {
    const inner = Object.values(part).filter((value) => typeof value === 'object' && value !== null)
    for (const value of inner) parts.add(value)
  }
  return parts
}

/** The kinds of words that a part of a grammar marks, by one of these fields. */
function kindsIn(part: object): string[] {
  const { className, scope, beginScope, endScope, keywords } = part as Mode & { keywords?: object }
  const scopes = [className, scope, beginScope, endScope].flatMap((value) =>
    typeof value === 'object' && value !== null ? Object.values(value) : [value],
  )
  const isTable = typeof keywords === 'object' && keywords !== null && !Array.isArray(keywords)
  const ofKeywords = isTable ? Object.keys(keywords).filter((kind) => kind !== '$pattern') : []
  return [...scopes, ...ofKeywords].filter((kind) => typeof kind === 'string')
}

test('[MD-2] has a style for each kind of words of every grammar', async () => {
  const grammars = await Promise.all(GRAMMARS.map(loadGrammar))
  const parts = grammars.flatMap((grammar) => [...partsOf(grammar(hljs))])
  const kinds = new Set(parts.flatMap(kindsIn))
  // Of `title.class` the first part is a class of highlight.js.
  const first = new Set([...kinds].map((kind) => kind.split('.')[0] ?? ''))
  expect(first.size).toBeGreaterThan(30)
  const withoutStyle = [...first].filter((kind) => !new RegExp(`\\.hljs-${kind}\\b`).test(css))
  expect(withoutStyle.filter((kind) => !AS_TEXT.split(' ').includes(kind))).toEqual([])
})

test('uses no grammars of other texts', async () => {
  const html = '<a>{x}</a><style>a { b: c }</style><script>let a</script>'
  const before = (await highlighterFor(['xml']))(html, 'xml')
  await highlighterFor(['yaml', 'css', 'javascript', 'bash'])
  expect((await highlighterFor(['xml']))(html, 'xml')).toEqual(before)
  const highlight = await highlighterFor(['dockerfile'])
  const dockerfile = highlight('FROM a\nRUN for x in y; do z; done', 'dockerfile')
  expect(classesIn(dockerfile).filter((name) => name === 'hljs-keyword').length).toBeGreaterThan(3)
})

test('never tries several grammars, because each nested tag would double the time', async () => {
  const grammars = await Promise.all(GRAMMARS.map(loadGrammar))
  const parts: Mode[] = grammars.flatMap((grammar) => [...partsOf(grammar(hljs))])
  const embedded = parts.map(({ subLanguage }) => subLanguage).filter((name) => name !== undefined)
  expect(embedded).toEqual(expect.arrayContaining(['javascript', 'css', 'xml', 'bash', 'pgsql']))
  expect(embedded.filter((name) => typeof name !== 'string')).toEqual([])
})

test('loads a grammar with the languages that it contains', async () => {
  expect(Object.keys(await loadWithEmbedded('xml')).toSorted()).toEqual(['css', 'javascript', 'xml'])
  expect(Object.keys(await loadWithEmbedded('http'))).toEqual(['http'])
  expect(Object.keys(await loadWithEmbedded('cuda'))).toEqual(['cuda'])
})

test.each(['a', 'a\n', '(', '"', '<', '<\n'])(
  'row 52: leaves 100,000 characters of %j plain in every language, and colours the block after it',
  async (text) => {
    const code = text.repeat(100_000 / text.length)
    for (const grammar of GRAMMARS) {
      const highlight = await highlighterFor([grammar, 'json'])
      expect(highlight(code, grammar), grammar).toEqual([{ type: 'text', value: code }])
      expect(classesIn(highlight('[1]', 'json')).length).toBeGreaterThan(0)
    }
  },
)

test.each([
  ['ini', 'a-'],
  ['ini', 'a.'],
  ['stylus', '-a'],
  ['c', 'a*'],
  ['cpp', '&a '],
  ['java', 'a$'],
  ['livescript', '1$'],
  ['livescript', '(a)'],
  ['dts', 'a,'],
  ['markdown', '1['],
  ['properties', 'a\\'],
])('row 52: leaves alternating characters plain that %s reads again from each: %j', async (grammar, text) => {
  const code = text.repeat(40_000 / text.length)
  const highlight = await highlighterFor([grammar, 'json'])
  expect(highlight(code, grammar)).toEqual([{ type: 'text', value: code }])
  expect(classesIn(highlight('[1]', 'json')).length).toBeGreaterThan(0)
})

test('colours long tables of numbers', async () => {
  const row = '0.12 -3.4 5.67, 1e-9\n'
  const highlight = await highlighterFor(['python'])
  expect(highlight(row.repeat(1_000), 'python').length).toBeGreaterThan(1)
})

test('leaves a block plain that needs too many colours, and colours smaller ones after it', async () => {
  const highlight = await highlighterFor(['json'])
  const isColoured = (numbers: number) => highlight(`[${'1,'.repeat(numbers)}1]`, 'json').length > 1
  expect([3_000, 20_000, 3_000, 10_000].map(isColoured)).toEqual([true, false, true, false])
})
