import { expect, test } from 'vitest'
import { formattedFile } from '#app/lib/articles/formatted-file.ts'
import type { ArticleFile } from '#app/lib/articles/article-index.ts'
import { formatArticle } from '#markdown/format-article.ts'
import { gitBlobSha } from '#site-build/source/checkout.ts'
import { checkArticle } from './checks/check-article.ts'
import { publishedArticles } from './published-articles.ts'
import { textOf } from '#site-build/read/warnings/warning.ts'

const BASES = { files: 'https://raw.test/me/notes/main/', pages: null, base: '/' }
const formatFile = async (file: ArticleFile, folder?: string) =>
  formattedFile(file, await formatArticle(file.text, { ...BASES, ...(folder && { folder }) }))
const pictures = {
  measured: new Map(),
  articlesBase: `${BASES.files}articles/`,
  base: '/',
  embedded: false,
  publicFolder: 'public',
}

/** @param texts the text of each article, by its name */
async function published(texts: Record<string, string>, options = {}) {
  const checked = Object.entries(texts).map(async ([name, text]) => {
    const bytes = Buffer.from(text)
    const file = { name, text: new TextDecoder().decode(bytes), sha: gitBlobSha(bytes), changedAt: 3 }
    return checkArticle(await formatFile(file), pictures).checked
  })
  const { warnings, ...rest } = publishedArticles(await Promise.all(checked), 'me/notes', options)
  return {
    ...rest,
    warnings: warnings.map(textOf),
    errors: warnings.filter(({ level }) => level === 'error').length,
  }
}

const namesOf = (articles: readonly { name: string }[]) => articles.map(({ name }) => name)
const warningsOf = async (texts: Record<string, string>) => (await published(texts)).warnings

test('lists the newest article first, and links each to the next one', async () => {
  const dated = (day: string) => `---\ndate: ${day}\n---\n`
  const texts = { a: dated('2025-01-01'), b: dated('2026-01-01'), c: dated('2024-01-01'), d: '' }
  const { index, articles } = await published(texts)
  expect(namesOf(index.entries).slice(0, 3)).toEqual(['b', 'a', 'c'])
  const next = Object.fromEntries(articles.map(({ name, next: after }) => [name, after?.name]))
  expect(next).toEqual({ d: 'c', c: 'a', a: 'b', b: undefined })
})

const DRAFTS = {
  a: 'A',
  c: 'C',
  draft: '---\ndraft: true\n---\n[gone](gone.md)',
  jekyll: '---\npublished: false\n---\n',
  unsure: '---\ntitle: U\ndraft: yes\n---\n',
  broken: '---\ntitle: Momentum: a memory\n---\n',
  open: '---\ntitle: A\n\nText',
}

test('leaves out drafts and articles whose frontmatter has an error, and publishes the others', async () => {
  const { index, articles, warnings, errors } = await published(DRAFTS)
  expect(namesOf(index.entries)).toEqual(['a', 'c'])
  expect(articles.map(({ next }) => next?.name)).toEqual(['c', undefined])
  expect(index.drafts?.toSorted()).toEqual(['broken', 'draft', 'jekyll', 'open', 'unsure'])
  expect(errors).toBe(3)
  expect(warnings.toSorted()).toEqual([
    expect.stringMatching(/^articles\/broken\.md:2: frontmatter: expected YAML .*, found ".*" \(the article/),
    expect.stringMatching(/^articles\/open\.md:1: frontmatter: expected a line of three dashes/),
    'articles/unsure.md:3: draft: expected true or false, found "yes" (the article is left out until then)',
  ])
})

test('warns once about an unknown field, at its first place, and suggests a known one', async () => {
  const block = '---\nlayout: post\n---\n'
  const meant = '---\ntitle: D\n"drafft" : true\n---\n'
  expect(await warningsOf({ a: block, b: block, c: block, d: meant })).toEqual([
    'articles/a.md:2: layout: no field of this name is known (and in 2 more)',
    'articles/d.md:3: drafft: no field of this name is known; close: draft',
  ])
})

test.each([
  ['image', 'cover'],
  ['featured_image', 'cover'],
  ['summary', 'description'],
  ['Categories', 'tags'],
  ['lastmod', 'updated'],
  ['modDatetime', 'updated'],
  ['pubDatetime', 'date'],
])('suggests for the field %s of another tool the one that articles have', async (name, ours) => {
  expect(await warningsOf({ a: `---\n${name}: x\n---\n` })).toEqual([
    `articles/a.md:2: ${name}: no field of this name is known; close: ${ours}`,
  ])
})

test('accepts links to articles, headings, footnotes and the beginning', async () => {
  const links =
    '[a](One.md) [b](#b) [c](#b-1) [d](#fn-1) [e](#) [f](Two%20words.md#%C3%BCbung) [g](#user-content-b)'
  const One = `${links}\n\n## B\n\n## B\n\nText[^1]\n\n[^1]: A note`
  expect(await warningsOf({ One, 'Two words': '## Übung' })).toEqual([])
})

test('warns about broken links, and suggests close names', async () => {
  const links = [
    ...['[a](Two%20word.md)', '[b](Zebra.md)', '[c](Secret.md)', '[d](#on)', '[e](Two%20words.md#what-I)'],
    ...['[f](htps://x.test/words)', '[g](Two%20words.MD#end)', '[h](Zebra.md#x)', '[i](#100%)'],
  ]
  const One = ['---', 'title: One', '---', '## One', ...links].join('\n')
  const texts = { One, 'Two words': '## What I do now', Secret: '---\ndraft: true\n---\n' }
  expect((await warningsOf(texts)).map((warning) => warning.replace('articles/One.md:', ''))).toEqual([
    '5: link: expected an article at "Two%20word.md", found none (close: "Two%20words.md")',
    '6: link: expected an article at "Zebra.md", found none',
    '7: link: expected an article at "Secret.md", found a draft, or one with an error, which has no page',
    '8: link: expected a heading at "#on", found none (close: "#one")',
    '9: link: expected a heading at "Two%20words.md#what-I", found none (close: "#what-i-do-now")',
    '10: link: expected an article, a page, a heading or a whole address, found "htps://x.test/words"',
    '11: link: expected an article, a page, a heading or a whole address, found "Two%20words.MD#end" (close: "Two%20words.md")',
    '12: link: expected an article at "Zebra.md#x", found none',
    '13: link: expected a heading at "#100%25", found none',
  ])
})

test('checks the links between articles and the owner’s pages', async () => {
  const page = async (name: string, text: string) => {
    const file = { name, text, sha: '0'.repeat(40) }
    return checkArticle(await formatFile(file, 'pages'), { ...pictures, folder: 'pages' }).checked
  }
  const now =
    '[a](uses.md#desk) [b](#now) [c](use.md) [d](../articles/One.md#on) [e](#here) [f](/blog) [j](/blogs)\n\n## Now'
  const pages = await Promise.all([page('now', now), page('uses', '## Desk')])
  const One = '[a](../pages/now.md#now) [b](../pages/later.md) [c](../pages/uses.md#chair)\n\n## One'
  const { warnings } = await published({ One }, { pages })
  expect(warnings.map((warning) => warning.replace(/:1: link: expected/, ''))).toEqual([
    'articles/One.md a page at "../pages/later.md", found none',
    'articles/One.md a heading at "../pages/uses.md#chair", found none',
    'pages/now.md a page at "use.md", found none (close: "../pages/uses.md")',
    'pages/now.md a heading at "../articles/One.md#on", found none (close: "#one")',
    'pages/now.md a heading at "#here", found none',
    'pages/now.md a file in public/ or a page of the site at "/blog", found none',
  ])
})

test('accepts root paths to files of public/, pages and data files, and warns about the others', async () => {
  const links = [
    ...[
      '[a](/cv.pdf)',
      '[b](/cw.pdf)',
      '[c](/now)',
      '[d](/now#to)',
      '[e](/)',
      '[f](/blogs)',
      '[g](/blogs/One#one)',
    ],
    ...['[h](/blogs/Two)', '[i](/sitemap.xml)', '[j](/llms.txt)', '[k](/tags/a.xml)', '[l](</a b.pdf>)'],
  ]
  const now = { name: 'now', text: '## Today', sha: '0'.repeat(40) }
  const page = checkArticle(await formatFile(now, 'pages'), { ...pictures, folder: 'pages' }).checked
  const isPublic = (address: string) => ['/cv.pdf', '/a b.pdf'].includes(address)
  const One = ['## One', ...links].join('\n')
  const { warnings } = await published({ One }, { pages: [page], isPublic })
  expect(warnings).toEqual([
    'articles/One.md:3: link: expected a file in public/ or a page of the site at "/cw.pdf", found none',
    'articles/One.md:5: link: expected a heading at "/now#to", found none',
    'articles/One.md:9: link: expected an article at "/blogs/Two", found none',
  ])
})

const MOVED = `---
title: Moved
---
Code is right: \`<img>\` \`{{ x }}\`, and so is \\<b>, [[1]], {x}, f(x)[0] and :::.

<div>

<img src="a.png">
<Chart data="x" />

</div>

<!-- Tell nobody. -->

{% highlight python %} {{< youtube x >}} {{ page.title }}

import Chart from './chart'
export const meta = {}

::: note
A note{: .right} with \\\\(x\\\\) and [[Another note|words]] %%hidden%%
:::

\`\`\`html
<img src="b.png"><!-- code -->
{% raw %}
\`\`\`
`

test('warns once about the marks of other programs, which are shown as text', async () => {
  const parts = [
    'text: expected Markdown, found 2 HTML tags, first at line 6: <div> (write Markdown)',
    '1 JSX tag, first at line 9: <Chart data="x" /> (write Markdown)',
    '2 comments, first at line 13: <!-- Tell nobody. --> (readers see it: delete it)',
    '3 template tags, first at line 15: {% highlight python %} (write Markdown)',
    "2 JavaScript lines, first at line 17: import Chart from './chart' (delete it)",
    '2 ::: lines, first at line 20: ::: note (write > [!NOTE])',
    '1 attribute list, first at line 21: {: .right} (delete it)',
    '1 formula bracket, first at line 21: \\( (write $…$ or $$…$$)',
    '1 wiki link, first at line 21: [[Another note|words]] (write […](….md))',
  ]
  expect(await warningsOf({ a: MOVED })).toEqual([`articles/a.md:6: ${parts.join('; ')}`])
})

test('warns once about an article above a limit, and once about its invalid formulas', async () => {
  expect(await warningsOf({ a: 'x'.repeat(600_000) })).toEqual([
    expect.stringMatching(/^articles\/a\.md: This article is shown as plain text, because/),
  ])
  const formula = `$\\nope\u001B]0;x\u0007\u202Ey${'z'.repeat(80)}$ and $x$\n\n`
  const [warning, ...others] = await warningsOf({ a: formula.repeat(3) })
  expect(others).toEqual([])
  expect(warning).toMatch(/^articles\/a\.md:1: formula: .* found "\\nope ]0;x y.*…" .* and 2 more$/)
  expect(warning).not.toMatch(/[\p{Cc}\u202A-\u202E]/u)
})
