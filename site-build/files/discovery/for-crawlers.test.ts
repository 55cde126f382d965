import { XmlDocument, type XmlNode } from 'libxml2-wasm'
import type { Link, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { articlePath } from '#article-host/article-name.ts'
import { pageOf, SITE } from '#tests/support/site/example-pages.ts'
import { llmsText, sitemap } from './for-crawlers.ts'

const NAMES = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
const DAY = Date.UTC(2026, 2, 15)

/** The addresses of a sitemap with their dates. */
function entries(pages: Parameters<typeof sitemap>[0]): [string, string | undefined][] {
  const urls = XmlDocument.fromString(sitemap(pages, SITE.address)).find('//s:url', NAMES)
  const textIn = (url: XmlNode, name: string) => url.get(name, NAMES)?.content
  return urls.map((url) => [textIn(url, 's:loc') ?? '', textIn(url, 's:lastmod')])
}

test('lists the pages of the site, with the dates of their last changes where they are known', () => {
  const name = '100% & "more"'
  const article = pageOf(articlePath(name), { name, date: DAY, changedAt: DAY + 1000 })
  expect(entries([pageOf('/'), pageOf('/blogs'), article])).toEqual([
    ['https://ada.example/me/', undefined],
    ['https://ada.example/me/blogs', undefined],
    ['https://ada.example/me/blogs/100%25%20%26%20%22more%22', '2026-03-15T00:00:01.000Z'],
  ])
})

test('leaves out the pages for unknown addresses and articles that were first published elsewhere', () => {
  const elsewhere = pageOf('/blogs/Sure', { name: 'Sure', canonical: 'https://elsewhere.example/first' })
  expect(entries([pageOf('/'), pageOf(null), elsewhere])).toHaveLength(1)
})

const HOSTILE = '](https://evil.example) <b> `x` *y* & [z]\n# Not a heading'

function linksIn(tree: Root): [string, string][] {
  const links: [string, string][] = []
  visit(tree, 'link', (link: Link) => void links.push([toString(link), link.url]))
  return links
}

test('links to the Markdown of articles, and keeps hostile titles and descriptions as text', () => {
  const text = llmsText([{ name: 'Why (not)?', title: HOSTILE, description: HOSTILE }], SITE)
  const tree = fromMarkdown(text)
  const address = 'https://ada.example/me/blogs/Why%20%28not%29%3F.md'
  expect(linksIn(tree)[0]).toEqual([HOSTILE.replace('\n', ' '), address])
  const headings = tree.children.filter(({ type }) => type === 'heading')
  expect(headings.map((node) => toString(node))).toEqual(['Ada Example', 'Articles', 'Projects'])
})
