import { expect, test } from 'vitest'
import { checkedText } from '#tests/support/markdown/checked-text.ts'
import type { Article } from '#site-build/model.ts'
import { newestFirst, publishedArticles, textFindings } from './published-articles.ts'
import { textOf } from '#site-build/read/findings.ts'

const TODAY = Date.UTC(2026, 10, 27)

/** @param texts the text of each article, by its name */
async function planned(
  texts: Record<string, string>,
  pages: Article[] = [],
  isOnSite: (address: string) => boolean = () => false,
) {
  const checked = await Promise.all(Object.entries(texts).map(([name, text]) => checkedText(name, text)))
  const findings = textFindings(checked, pages, isOnSite, TODAY)
  const errors = findings.filter(({ level }) => level === 'error').length
  const fixes = findings.flatMap((finding) => finding.fixes ?? [])
  return {
    ...publishedArticles(checked, 'me/notes', TODAY, 'en'),
    findings: findings.map(textOf),
    fixes,
    errors,
  }
}

const namesOf = (articles: readonly { name: string }[]) => articles.map(({ name }) => name)
const findingsOf = async (texts: Record<string, string>) => (await planned(texts)).findings

test('lists the newest article first and undated ones last, and links each to the next one', async () => {
  const dated = (day: string) => `---\ndate: ${day}\n---\n`
  const [a, b, c] = [dated('2025-01-01\nlang: de'), dated('2026-01-01'), dated('1969-01-01')]
  const { index, published: articles } = await planned({ a, b, c, d: '', e: dated('2025-01-01') })
  expect(namesOf(index.entries)).toEqual(['b', 'a', 'e', 'c', 'd'])
  expect(namesOf(articles)).toEqual(['d', 'c', 'a', 'e', 'b'])
  expect(articles.map(({ next, previous }) => [previous?.name, next?.name])[1]).toEqual(['d', 'a'])
  // The language of its title.
  expect([index.entries[1]?.lang, articles[1]?.next?.lang]).toEqual(['de', 'de'])
})

test('lists pinned articles first, which does not change the way from one article to the next', async () => {
  const dated = (day: string) => `---\ndate: ${day}\n---\n`
  const pinned = (day: string) => `---\ndate: ${day}\npinned: true\n---\n`
  const texts = {
    a: dated('2026-01-01'),
    b: pinned('2025-01-01'),
    c: pinned('2024-01-01'),
    d: dated('2023-01-01'),
  }
  const { index, published: articles } = await planned(texts)
  expect(namesOf(index.entries)).toEqual(['b', 'c', 'a', 'd'])
  expect(index.entries.map(({ pinned: isPinned }) => isPinned)).toEqual([true, true, undefined, undefined])
  expect(namesOf(articles)).toEqual(['d', 'c', 'b', 'a'])
  expect(namesOf(newestFirst(articles))).toEqual(['a', 'b', 'c', 'd'])
})

test('lists the articles of a series by date, in any case of its name, and tags each with it', async () => {
  const part = (day: string, fields: string) => `---\ndate: ${day}\n${fields}\n---\n`
  const { index, published: articles } = await planned({
    c: part('2026-03-01', 'series: From Scratch\ntags: [a]'),
    a: part('2026-01-01', 'series: [From scratch]'),
    b: part('2026-02-01', 'series: from scratch\ntags: [From scratch]'),
    draft: part('2026-02-02', 'series: From scratch\ndraft: true'),
    alone: part('2026-02-02', 'series: Alone'),
  })
  const partsOf = (name: string) => articles.find((article) => article.name === name)?.parts
  expect(partsOf('a')?.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(partsOf('c')).toEqual(partsOf('a'))
  expect(partsOf('alone')).toBeUndefined()
  const tags = Object.fromEntries(index.entries.map((entry) => [entry.name, entry.tags]))
  expect(tags).toEqual({
    a: ['From scratch'],
    b: ['From scratch'],
    c: ['a', 'From Scratch'],
    alone: ['Alone'],
  })
})

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

test('leaves out drafts and articles whose frontmatter has an error, and publishes the others', async () => {
  const {
    index,
    published: articles,
    findings,
    errors,
  } = await planned({
    a: 'A',
    c: 'C',
    draft: '---\ndraft: true\n---\n[gone](gone.md)',
    jekyll: '---\npublished: false\n---\n',
    unsure: '---\ntitle: U\ndraft: yes\n---\n',
    broken: '---\ntitle: Momentum: a memory\n---\n',
    open: '---\ntitle: A\n\nText',
  })
  expect(namesOf(index.entries)).toEqual(['a', 'c'])
  expect(articles.map(({ next }) => next?.name)).toEqual(['c', undefined])
  expect(index.drafts?.toSorted()).toEqual(['broken', 'draft', 'jekyll', 'open', 'unsure'])
  expect(errors).toBe(3)
  expect(findings.toSorted()).toEqual([
    expect.stringMatching(/^articles\/broken\.md:2: frontmatter: expected YAML .*, found ".*" \(the article/),
    expect.stringMatching(/^articles\/open\.md:1: frontmatter: expected a line of three dashes/),
    'articles/unsure.md:3: draft: expected true or false, found "yes" (the article is left out until then)',
  ])
})

test('leaves out an article until its day, names it, and checks its text', async () => {
  const dated = (day: string, text = '') => `---\ndate: ${day}\n---\n${text}`
  const {
    index,
    published: articles,
    hidden,
    findings,
    errors,
  } = await planned({
    today: dated('2026-11-27'),
    tonight: dated('2026-11-27T23:59:00Z'),
    '2026-12-24-named': '',
    tomorrow: dated('2026-11-28', '[gone](gone.md)'),
    draft: dated('2026-12-24\ndraft: true'),
    broken: dated('2026-12-24\ndraft: maybe'),
  })
  expect(namesOf(index.entries)).toEqual(['tonight', 'today'])
  expect(articles.map(({ name, next }) => [name, next?.name])).toEqual([
    ['today', 'tonight'],
    ['tonight', undefined],
  ])
  expect(index.scheduled).toEqual([
    { name: '2026-12-24-named', date: Date.UTC(2026, 11, 24) },
    { name: 'tomorrow', date: Date.UTC(2026, 10, 28) },
  ])
  expect(index.drafts?.toSorted()).toEqual(['broken', 'draft'])
  expect(hidden.flatMap(({ name, isScheduled }) => (isScheduled ? name : []))).toEqual([
    '2026-12-24-named',
    'tomorrow',
  ])
  expect(errors).toBe(1)
  expect(findings).toEqual([
    expect.stringContaining('articles/broken.md:3: draft: expected true or false'),
    expect.stringMatching(/^articles\/2026-12-24-named\.md: scheduled for 2026-12-24/),
    expect.stringMatching(/^articles\/tomorrow\.md: scheduled for 2026-11-28/),
    'articles/tomorrow.md:4: link: expected an article at "gone.md", found none',
  ])
})

test('warns about links that lead to a scheduled article before its day', async () => {
  const dated = (day: string, text: string) => `---\ndate: ${day}\n---\n## Here\n${text}`
  const { findings } = await planned(
    {
      now: dated('2026-11-01', '[a](soon.md) [b](sooon.md)'),
      soon: dated('2026-12-01', '[a](later.md) [b](soon.md) [c](#here)'),
      later: dated('2026-12-02', '[a](soon.md#here) [b](soon.md#there) [c](now.md)'),
    },
    [await checkedText('about', '[a](../articles/soon.md)', 'pages')],
  )
  const links = findings.filter((finding) => finding.includes(': link: expected '))
  expect(links.map((finding) => finding.replace(/:\d: link: expected/, ''))).toEqual([
    'articles/now.md an article at "soon.md", found one that has no page until 2026-12-01',
    'articles/now.md an article at "sooon.md", found none',
    'articles/soon.md an article at "later.md", found one that has no page until 2026-12-02',
    'articles/later.md a heading at "soon.md#there", found none (close: "#here")',
    'pages/about.md an article at "../articles/soon.md", found one that has no page until 2026-12-01',
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

test('accepts links to articles, headings, footnotes and the beginning', async () => {
  const links = '[a](One.md) [b](#b) [c](#b-1) [d](#fn-1) [e](#) [f](Two.md#%C3%BCbung) [g](#user-content-b)'
  const One = `${links}\n\n## B\n\n## B\n\nText[^1]\n\n[^1]: A note`
  expect(await findingsOf({ One, Two: '## Übung' })).toEqual([])
})

const ANYTHING = 'an article, a page, a heading or a whole address'

test.each([
  ['Two%20word.md', 'an article at "Two%20word.md", found none (close: "Two%20words.md")'],
  ['Zebra.md#x', 'an article at "Zebra.md#x", found none'],
  ['Secret.md', 'an article at "Secret.md", found a draft, or one with an error, which has no page'],
  ['#on', 'a heading at "#on", found none (close: "#one")'],
  ['#нету', 'a heading at "#нету", found none'],
  ['#100%', 'a heading at "#100%25", found none'],
  ['Two%20words.md#what-I', 'a heading at "Two%20words.md#what-I", found none (close: "#what-i-do-now")'],
  ['htps://x.test/words', `${ANYTHING}, found "htps://x.test/words"`],
  ['Two%20words.MD#end', `${ANYTHING}, found "Two%20words.MD#end" (close: "Two%20words.md")`],
])('warns about the broken link %s, and suggests close names', async (link, finding) => {
  const One = `---\ntitle: One\n---\n## One\n[a](${link})`
  const texts = { One, 'Two words': '## What I do now', Secret: '---\ndraft: true\n---\n' }
  expect(await findingsOf(texts)).toEqual([`articles/One.md:5: link: expected ${finding}`])
})

test('corrects the most usual of several names of a field', async () => {
  const { fixes } = await planned({ a: '---\npubDate: 2024-01-02\ncreated: 2023-01-01\n---\n' })
  expect(fixes).toEqual([{ file: 'articles/a.md', line: 2, from: 'pubDate', to: 'date' }])
})

test('offers a fix where one correction is likely', async () => {
  const fields = 'titel: One\nauthors: [Ada]\nmath: true\nstatus: done\nunpublished: true'
  const broken =
    '[a](Two%20word.md#ends)\n\n[b]: <Tow words.md?x#%22>\n[b] [c](part-2.md)\n[d](htps://Two.words)'
  const text = `---\n${fields}\n---\n${broken}\n[e](Two%20words.md#ends) [f](#hea(1))\n## Head 1`
  const { fixes } = await planned({ One: text, 'Two words': '## End', 'part-1': '' })
  const shown = fixes.map((fix) => ['start' in fix ? text.slice(fix.start, fix.end) : fix.from, fix.to])
  expect(shown).toEqual([
    ['Two%20word.md#ends', 'Two%20words.md#ends'],
    ['<Tow words.md?x#%22>', 'Two%20words.md#%22'],
    ['Two%20words.md#ends', 'Two%20words.md#end'],
    ['#hea(1)', '#head-1'],
    ['titel', 'title'],
    ['authors', 'author'],
  ])
})

test('checks the links between articles and the owner’s pages', async () => {
  const now =
    '[a](uses.md#desk) [b](#now) [c](use.md) [d](../articles/One.md#on) [e](#here) [f](/blog) [j](/blogs)\n\n## Now'
  const pages = await Promise.all([checkedText('now', now, 'pages'), checkedText('uses', '## Desk', 'pages')])
  const One = '[a](../pages/now.md#now) [b](../pages/later.md) [c](../pages/uses.md#chair)\n\n## One'
  const { findings } = await planned({ One }, pages)
  expect(findings.map((finding) => finding.replace(/:1: link: expected/, ''))).toEqual([
    'articles/One.md a page at "../pages/later.md", found none',
    'articles/One.md a heading at "../pages/uses.md#chair", found none',
    'pages/now.md a page at "use.md", found none (close: "../pages/uses.md")',
    'pages/now.md a heading at "../articles/One.md#on", found none (close: "#one")',
    'pages/now.md a heading at "#here", found none',
    'pages/now.md a file in public/ or a page of the site at "/blog", found none',
  ])
})

test('accepts root paths to files of public/, pages and data files, and warns about the others', async () => {
  const accepted =
    '[a](/cv.pdf) [b](/now) [c](/) [d](/blogs) [e](/blogs/One#One) [f](/sitemap.xml) [g](/llms.txt)'
  const One = `## One\n${accepted} [h](/tags/a.xml) [i](</a b.pdf>)\n[j](/cw.pdf)\n[k](/now#to)\n[l](/blogs/Two)`
  const page = await checkedText('now', '## Today', 'pages')
  const isOnSite = (address: string) => ['/cv.pdf', '/a b.pdf'].includes(address)
  const { findings } = await planned({ One }, [page], isOnSite)
  expect(findings).toEqual([
    'articles/One.md:3: link: expected a file in public/ or a page of the site at "/cw.pdf", found none',
    'articles/One.md:4: link: expected a heading at "/now#to", found none',
    'articles/One.md:5: link: expected an article at "/blogs/Two", found none',
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
