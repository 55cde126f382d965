import { readFileSync } from 'node:fs'
import type { ElementContent } from 'hast'
import hljs from 'highlight.js/lib/core'
import { expect, test } from 'vitest'
import type { Grammar } from './code-info.ts'
import { highlighterFor, loadGrammar } from './highlight.ts'

const css = readFileSync('app/styles/prose/code.css', 'utf8')

/** Classes without a colour. */
const AS_TEXT = 'hljs-function hljs-params hljs-property hljs-punctuation hljs-operator hljs-tag'.split(' ')

const SAMPLES: Record<Grammar, string> = {
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

const isStyled = (name: string) => AS_TEXT.includes(name) || css.includes(`.${name}`)

test.each(Object.entries(SAMPLES) as [Grammar, string][])(
  'colours %s, and has a style for each class',
  async (language, code) => {
    const highlight = await highlighterFor([language])
    const classes = classesIn(highlight(code, language))
    expect(classes.length).toBeGreaterThan(0)
    // The second part of a class (`function_`) needs no style.
    expect(classes.filter((name) => /^hljs-.*[^_]$/.test(name) && !isStyled(name))).toEqual([])
  },
)

test('uses no grammars of other texts', async () => {
  const html = '<a>{x}</a><style>a { b: c }</style><script>let a</script>'
  const before = (await highlighterFor(['xml']))(html, 'xml')
  await highlighterFor(['yaml', 'css', 'javascript', 'bash'])
  expect((await highlighterFor(['xml']))(html, 'xml')).toEqual(before)
  const highlight = await highlighterFor(['dockerfile'])
  const dockerfile = highlight('FROM a\nRUN for x in y; do z; done', 'dockerfile')
  expect(classesIn(dockerfile).filter((name) => name === 'hljs-keyword').length).toBeGreaterThan(3)
})

/** The other languages that a grammar uses. */
function subLanguagesIn(part: unknown, seen = new Set<object>()): unknown[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'subLanguage' ? [value] : subLanguagesIn(value, seen),
  )
}

test('never tries several grammars, because each nested tag would double the time', async () => {
  const grammars = await Promise.all((Object.keys(SAMPLES) as Grammar[]).map(loadGrammar))
  const found = grammars.flatMap((grammar) => subLanguagesIn(grammar(hljs)))
  expect(found).toEqual(expect.arrayContaining(['javascript', 'css', 'xml', 'bash']))
  expect(found.filter((name) => typeof name !== 'string')).toEqual([])
})

test('leaves a block plain that needs too many colours, and colours smaller ones after it', async () => {
  const highlight = await highlighterFor(['json'])
  const isColoured = (numbers: number) => highlight(`[${'1,'.repeat(numbers)}1]`, 'json').length > 1
  expect([3_000, 20_000, 3_000, 10_000].map(isColoured)).toEqual([true, false, true, false])
})
