import { expect, test } from 'vitest'
import { all } from '#tests/support/markdown/markdown-elements.ts'

test.each([
  ['## :rocket: Launch', 'rocket-launch'],
  ['## What is `x_y`, **really**?', 'what-is-x_y-really'],
  ['## A <b>bold</b> claim', 'a-bold-claim'],
  ['## [A link](https://x.example) & more', 'a-link--more'],
  ['## ![words of a picture](a.png) Picture', '-picture'],
  ['## Größe und ΓΡΑΜΜΑ', 'größe-und-γραμμα'],
  ['## 损失函数 (loss)', '损失函数-loss'],
  ['## __proto__', 'proto'],
])('gives %s GitHub’s anchor', async (markdown, anchor) => {
  expect((await all(markdown, 'h2')).map(({ properties }) => properties)).toEqual([
    { id: `user-content-${anchor}` },
  ])
})

test('numbers anchors as on GitHub, including the title’s', async () => {
  const headings = await all('# Results\n\n## Results\n\n### Results-1\n\n## Results', 'h2', 'h3')
  expect(headings.map(({ properties }) => properties.id)).toEqual([
    'user-content-results-1',
    'user-content-results-1-1',
    'user-content-results-2',
  ])
})

test('row 53: gives no heading the id of a footnote', async () => {
  const markdown = '## fn-a\n\n## fnref a\n\n## Footnote label\n\n## ![](x.png)\n\nx[^a]\n\n[^a]: note'
  const ids = (await all(markdown, 'h2', 'a', 'li')).flatMap(({ properties: { id } }) => id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('user-content-fn-a-1')
  expect(ids).toContain('user-content-section')
})

test('headings and footnotes have a name without the prefix, which shadows nothing of the page', async () => {
  const names = await all('## A part\n\n## Main\n\n## Top\n\nx[^a]\n\n[^a]: note', 'a')
  expect(names.flatMap(({ properties }) => properties['name'] ?? [])).toEqual([
    'a-part',
    'fnref-a',
    'footnote-label',
    'fn-a',
  ])
})

test('links within a text have no prefix, except to a heading with the name of an element of the page', async () => {
  const links = await all('[a](#A-Part) [b](#user-content-a-part) [c](#main) [d](#user-content-top)', 'a')
  expect(links.map(({ properties }) => properties['href'])).toEqual([
    '#a-part',
    '#a-part',
    '#user-content-main',
    '#user-content-top',
  ])
})
