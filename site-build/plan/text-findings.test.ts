import { expect, test } from 'vitest'
import { findingsOf } from '#tests/support/site/plan-texts.ts'

test('warns about a series without a usable name', async () => {
  const long = 'x'.repeat(51)
  const expected = 'the name of a series: some text of 50 characters and 120 bytes at most'
  expect(
    await findingsOf({ a: `---\nseries: ${long}\n---\n`, b: '---\ntitle: B\nseries: [a, b]\n---\n' }),
  ).toEqual([
    `articles/a.md:2: series: expected ${expected}, found "${long}"`,
    `articles/b.md:3: series: expected ${expected}, found "a list of 2"`,
  ])
})

test('warns once about an unknown field, at its first place, and suggests a known one', async () => {
  const block = '---\nlayout: post\n---\n'
  const meant = '---\ntitle: D\n"drafft" : true\nCategories: x\nmodDatetime: x\n---\n'
  expect(await findingsOf({ a: block, b: block, c: block, d: meant })).toEqual([
    'articles/a.md:2: layout: no field of this name is known (and in 2 more)',
    'articles/d.md:3: drafft: no field of this name is known; close: draft',
    'articles/d.md:4: Categories: no field of this name is known; close: tags',
    'articles/d.md:5: modDatetime: no field of this name is known; close: updated',
  ])
})

test.each([
  ['<div>\n\n<Chart data="x" />', '"<div>" and 1 more (write Markdown)'],
  ['<!-- Nobody. -->', '"<!-- Nobody. -->" (readers see it, delete it)'],
  ['{% raw %} {{< tube x >}}', '"{% raw %}" and 1 more (write Markdown)'],
  ["import './c'\nexport const a", `"import './c'" and 1 more (readers see it, delete it)`],
  ['Words{: .right}', '"{: .right}" (readers see it, delete it)'],
  ['::: note\nWords\n:::', '"::: note" and 1 more (write > [!NOTE])'],
  ['\\\\(x\\\\)', '"\\(" (write $…$ or $$…$$)'],
  ['[[Note|words]]', '"[[Note|words]]" (write […](….md))'],
  ['[^none]', '"[^none]" (define it)'],
  ['> [!DANGER]\n> Words.', '"[!DANGER]" (write [!NOTE], with a line below)'],
  ['![A](a map.png) [b](my b.md#c "T")', '"](a map.png)" and 1 more (write %20 for a space)'],
])('warns about marks that are shown as text: %j', async (marks, found) => {
  const code =
    'Code is right: `<img>` `{{ x }}`, and so is \\<b>, [[1]], {x}, f(x)[0], [a](see there) and :::.'
  const text = `---\ntitle: A\n---\n${marks}\n\n${code}\n\n~~~html\n<img><!-- code -->{% raw %}\n~~~\n`
  expect(await findingsOf({ a: text })).toEqual([`articles/a.md:4: text: expected Markdown, found ${found}`])
})

test('names the kinds of diagrams that stay code, and formulas in diagrams', async () => {
  const fence = (code: string) => `~~~mermaid\n${code}\n~~~\n`
  const text = [
    fence('%% a comment\n\nmindmap\n  root'),
    fence('---\ntitle: mindmap\n---\narchitecture-beta\n  group api'),
    fence('flowchart LR\n  mindmap --> B["$$x^2$$"]'),
    fence('sequenceDiagram\n  A->>B: 5$ or 6$'),
  ].join('')
  expect(await findingsOf({ a: text })).toEqual([
    expect.stringMatching(/^articles\/a\.md:4: diagram: .* found "mindmap" and 1 more \(shown as its code/),
    expect.stringMatching(/^articles\/a\.md:16: diagram: .* found "mindmap --> B.* \(a formula in a diagram/),
  ])
})

test('names languages of code that have no colours, with the closest one', async () => {
  const fence = (language: string) => `~~~${language}\nx\n~~~\n`
  const text = ['pyhton', 'python', 'zzzzqqqq', 'pyhton', 'text', ''].map(fence).join('')
  const message = 'code: expected a language that has colours, found'
  expect(await findingsOf({ a: text })).toEqual([
    `articles/a.md:1: ${message} "pyhton" and 1 more (close: "python")`,
    `articles/a.md:7: ${message} "zzzzqqqq" (write "text" for code without colours)`,
  ])
})

test('warns once about an article above a limit, about its invalid formulas, and about other bytes than UTF-8', async () => {
  expect(await findingsOf({ a: 'Caf\uFFFD' })).toEqual([expect.stringContaining('Save it as UTF-8')])
  expect(await findingsOf({ a: 'x'.repeat(600_000) })).toEqual([
    expect.stringMatching(/^articles\/a\.md: This article is shown as plain text, because/),
  ])
  const formula = `$\\nope\u001B]0;x\u0007\u202Ey${'z'.repeat(80)}$ and $x$\n\n`
  const [finding, ...others] = await findingsOf({ a: formula.repeat(3) })
  expect(others).toEqual([])
  expect(finding).toMatch(/^articles\/a\.md:1: formula: .* found "\\nope ]0;x y.*…" and 2 more \(not shown/)
  expect(finding).not.toMatch(/[\p{Cc}\u202A-\u202E]/u)
})

test('names a series of one article whose name is nearly that of another, and no series that begins', async () => {
  const part = (series: string) => `---\ntitle: A\nseries: ${series}\n---\n`
  expect(
    await findingsOf({
      a: part('From scratch'),
      b: part('from Scratch'),
      c: part('From scrach'),
      d: part('Tides'),
    }),
  ).toEqual([
    'articles/c.md:3: series: expected a name that other articles have, too, found "From scrach" only here (close: "From scratch")',
  ])
})

test('warns about more pinned articles than let new ones show', async () => {
  const pinned = (day: number) => `---\ntitle: A\ndate: 2026-01-0${day}\npinned: true\n---\n`
  const three = { a: pinned(1), b: pinned(2), c: pinned(3) }
  expect(await findingsOf(three)).toEqual([])
  expect(await findingsOf({ ...three, d: pinned(4) })).toEqual([
    'articles/a.md:4: pinned: expected at most 3 pinned articles, found 4, which stand before all new ones. Unpin the older ones, such as this.',
  ])
})
