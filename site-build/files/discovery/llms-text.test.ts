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

test('links to the Markdown of articles, and to the page of one without a copy', () => {
  const articles = ['Why (not)?', 'Notes'].map((name) => ({ name, title: name, description: '' }))
  const links = linksIn(fromMarkdown(llmsText(articles, new Set(['blogs/Why (not)?.md']), SITE)))
  expect(links.slice(0, 2)).toEqual([
    ['Why (not)?', 'https://ada.example/me/blogs/Why%20%28not%29%3F.md'],
    ['Notes', 'https://ada.example/me/blogs/Notes'],
  ])
})

test('keeps hostile titles and descriptions as text', () => {
  const text = llmsText([{ name: 'A', title: HOSTILE, description: HOSTILE }], new Set(), SITE)
  const tree = fromMarkdown(text)
  expect(linksIn(tree)[0]).toEqual([HOSTILE.replace('\n', ' '), 'https://ada.example/me/blogs/A'])
  expect(tree.children.filter(({ type }) => type === 'heading').map((node) => toString(node))).toEqual([
    'Ada Example',
    'Articles',
    'Projects',
  ])
})
