import { expect, test } from 'vitest'
import { checkedText } from '#tests/support/markdown/checked-text.ts'
import { findingsOf, planTexts } from '#tests/support/site/plan-texts.ts'

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

test('suggests the list of articles for a path that is nearly its own, and else articles', async () => {
  const links = '[a](/blog) [b](/blog/) [c](blog.md) [d](/first-blog)'
  const findings = await findingsOf({ One: links, 'My first blog': 'Text.' })
  expect(findings).toEqual([
    expect.stringContaining('at "/blog", found none (close: "/blogs")'),
    expect.stringContaining('at "/blog/", found none (close: "/blogs")'),
    expect.stringContaining('at "blog.md", found none (close: "My%20first%20blog.md")'),
    expect.stringContaining('at "/first-blog", found none (close: "My%20first%20blog.md")'),
  ])
})

test('checks the links between articles and the owner’s pages', async () => {
  const now =
    '[a](uses.md#desk) [b](#now) [c](use.md) [d](../articles/One.md#on) [e](#here) [f](/blog) [j](/blogs)\n\n## Now'
  const pages = await Promise.all([checkedText('now', now, 'pages'), checkedText('uses', '## Desk', 'pages')])
  const One = '[a](../pages/now.md#now) [b](../pages/later.md) [c](../pages/uses.md#chair)\n\n## One'
  const { findings } = await planTexts({ One }, pages)
  expect(findings.map((finding) => finding.replace(/:1: link: expected/, ''))).toEqual([
    'articles/One.md a page at "../pages/later.md", found none',
    'articles/One.md a heading at "../pages/uses.md#chair", found none',
    'pages/now.md a page at "use.md", found none (close: "../pages/uses.md")',
    'pages/now.md a heading at "../articles/One.md#on", found none (close: "#one")',
    'pages/now.md a heading at "#here", found none',
    'pages/now.md a file in public/ or a page of the site at "/blog", found none (close: "/blogs")',
  ])
})

test('accepts root paths to files of public/, pages and data files, and warns about the others', async () => {
  const accepted =
    '[a](/cv.pdf) [b](/now) [c](/) [d](/blogs) [e](/blogs/One#One) [f](/sitemap.xml) [g](/llms.txt)'
  const One = `## One\n${accepted} [h](/tags/a.xml) [i](</a b.pdf>)\n[j](/cw.pdf)\n[k](/now#to)\n[l](/blogs/Two)`
  const page = await checkedText('now', '## Today', 'pages')
  const isOnSite = (address: string) => ['/cv.pdf', '/a b.pdf'].includes(address)
  const { findings } = await planTexts({ One }, [page], isOnSite)
  expect(findings).toEqual([
    'articles/One.md:3: link: expected a file in public/ or a page of the site at "/cw.pdf", found none',
    'articles/One.md:4: link: expected a heading at "/now#to", found none',
    'articles/One.md:5: link: expected an article at "/blogs/Two", found none',
  ])
})

test('warns about links that lead to a scheduled article before its day', async () => {
  const dated = (day: string, text: string) => `---\ndate: ${day}\n---\n## Here\n${text}`
  const { findings } = await planTexts(
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
