import { expect, test } from 'vitest'
import { renderMarkdown } from '#markdown/render-markdown.ts'
import { anchorIn, anchorsOf } from './anchors.ts'

const anchors = async (markdown: string) => {
  const { body } = await renderMarkdown(markdown, {
    ...{ filesBase: '/', articleHref: (name) => name, fileHref: () => undefined, abilities: {} },
  })
  return anchorsOf(body)
}

test('headings are places, numbered where two are alike, and so are footnotes and their ways back', async () => {
  const { all, headings } = await anchors('## Übung\n\n## A b\n\n### A b\n\nText[^1] and[^1]\n\n[^1]: Note')
  expect(headings).toEqual(['übung', 'a-b', 'a-b-1', 'footnote-label'])
  expect([...all]).toEqual(expect.arrayContaining(['a-b-1', 'fn-1', 'fnref-1', 'fnref-1-2']))
})

test.each([
  ['#a-b', 'a-b'],
  ['Two%20words.md#a-b', 'a-b'],
  ['#user-content-a-b', 'a-b'],
  ['#%C3%BCbung', 'übung'],
  ['#100%', '100%'],
  ['Other.md?plain=1#a#b', 'a#b'],
  ['Other.md', ''],
  ['#', ''],
])('the place that %s names', (written, anchor) => {
  expect(anchorIn(written)).toBe(anchor)
})
