import type { Link, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { SITE } from '#tests/support/site/example-pages.ts'
import { llmsText } from './llms-text.ts'

const HOSTILE = '](https://evil.example) <b> `x` *y* & [z]\n# Not a heading'

function linksIn(tree: Root): [string, string][] {
  const links: [string, string][] = []
  visit(tree, 'link', (link: Link) => {
    links.push([toString(link), link.url])
  })
  return links
}

test('links to the Markdown of articles', () => {
  const articles = [{ name: 'Why (not)?', title: '', description: '' }]
  const links = linksIn(fromMarkdown(llmsText(articles, SITE)))
  expect(links[0]).toEqual(['Why (not)?', 'https://ada.example/me/blogs/Why%20%28not%29%3F.md'])
})

test('keeps hostile titles and descriptions as text', () => {
  const text = llmsText([{ name: 'A', title: HOSTILE, description: HOSTILE }], SITE)
  const tree = fromMarkdown(text)
  expect(linksIn(tree)[0]).toEqual([HOSTILE.replace('\n', ' '), 'https://ada.example/me/blogs/A.md'])
  expect(tree.children.filter(({ type }) => type === 'heading').map((node) => toString(node))).toEqual([
    'Ada Example',
    'Articles',
    'Projects',
  ])
})
