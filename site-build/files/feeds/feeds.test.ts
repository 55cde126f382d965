import { readFileSync } from 'node:fs'
import { parseFeed } from '@rowanmanning/feed-parser'
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm'
import { expect, test } from 'vitest'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import { memoryCache } from '#site-build/articles/build-cache.ts'
import { atom, feedFiles, feedOf, rss } from './feeds.ts'

const DAY = Date.UTC(2026, 2, 15)
const NOW = Date.UTC(2026, 10, 27, 13, 30)
const HOSTILE = 'A ]]> & <script>alert(1)</script> "&amp;" \u0000\u0008\u000B\uFFFE 🦊'
/** XML 1.0 cannot contain some characters, so they are left out. */
const CLEAN = 'A ]]> & <script>alert(1)</script> "&amp;"  🦊'
const feedWith = (...articles: PublishedArticle[]) =>
  feedOf(
    articles,
    SITE,
    ({ name }) => `${HOSTILE} <a href="/me/blogs/${encodeURIComponent(name)}#x">more</a>`,
    NOW,
  )

const FEED = feedWith(
  articleNamed('100% & sure?', {
    title: HOSTILE,
    description: HOSTILE,
    tags: ['a & b'],
    lang: 'de',
    cover: '/me/pictures/a.png',
    date: DAY,
    changedAt: DAY + 1000,
  }),
  articleNamed('Undated', { author: { name: 'Grace', url: 'https://grace.example/' } }),
)
type Feed = typeof FEED
const asAtom = (feed: Feed) => atom(feed, SITE.address, NOW)

/** The texts of some elements. */
function textsAt(xml: string, path: string): string[] {
  const names = { a: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' }
  return XmlDocument.fromString(xml)
    .find(path, names)
    .map(({ content }) => content)
}

test.each([
  ['RSS', rss],
  ['Atom', asAtom],
])('a feed reader finds everything in %s, with hostile texts as text', (_name, write) => {
  const feed = parseFeed(write(FEED))
  expect(feed).toMatchObject({ title: 'Ada Example', language: 'en' })
  const [item, undated] = feed.items
  expect(item?.title?.replaceAll(/\s+/g, ' ')).toContain('A ]]> &')
  expect(item).toMatchObject({ url: 'https://ada.example/me/blogs/100%25%20%26%20sure%3F' })
  expect(item?.published?.getTime()).toBe(DAY)
  expect(item?.content).toContain('<a href="/me/blogs/100%25%20%26%20sure%3F#x">more</a>')
  expect(item?.categories.map(({ term }) => term)).toEqual(['a & b'])
  expect(undated).toMatchObject({ title: 'Undated', published: null })
})

test('Atom has the time of the last change, texts without what XML forbids, and the author of a guest', () => {
  expect(textsAt(asAtom(FEED), '/a:feed/a:updated')).toEqual(['2026-03-15T00:00:01.000Z'])
  expect(textsAt(asAtom(FEED), '//a:entry/a:title')[0]).toBe(CLEAN)
  expect(textsAt(asAtom(FEED), '//a:entry/a:author/*')).toEqual(['Grace', 'https://grace.example/'])
  expect(textsAt(rss(FEED), '//item/dc:creator')).toEqual(['Ada Example', 'Grace'])
})

test.each([
  ['without articles', feedWith()],
  ['of articles without dates', feedWith(articleNamed('One'), articleNamed('Two'))],
])('Atom gives a feed %s the day of the build', (_kind, feed) => {
  const days = textsAt(asAtom(feed), '//a:updated')
  expect(days).toEqual(days.map(() => '2026-11-27T00:00:00.000Z'))
  expect(days).toHaveLength(feed.items.length + 1)
})

test('the description of an RSS item is HTML, so that readers show its signs and run nothing', () => {
  const [description] = textsAt(rss(FEED), '//item/description')
  expect(description).toContain('A ]]&gt; &amp; &lt;script&gt;alert(1)&lt;/script&gt;')
})

test('makes the text of an article again only when it has changed', async () => {
  const cache = memoryCache()
  const jsonFeed = async (text: string, write = cache.write) => {
    const textOf = () => ({ html: `<div class="prose"><p>${text}</p></div>`, formulas: [] })
    const files = new Map(feedFiles([articleNamed('One')], SITE, textOf, { ...cache, write }, NOW))
    return files.get('feed.json')!()
  }
  const fail = () => {
    throw new Error('made again')
  }
  const first = await jsonFeed('Words')
  expect(first).toContain('<p>Words</p>')
  expect(await jsonFeed('Words', fail)).toBe(first)
  await expect(jsonFeed('Other words', fail)).rejects.toThrow('made again')
})

test('contains the twenty newest articles, newest first', () => {
  const articles = Array.from({ length: 22 }, (_, number) => articleNamed(`Article ${number}`))
  const { items } = feedWith(...articles)
  expect([items.length, items[0]?.title]).toEqual([20, 'Article 0'])
})

test('JSON Feed 1.1 has complete addresses and dates, and no field without a value', () => {
  const { items, ...feed } = JSON.parse(JSON.stringify(FEED)) as Feed
  expect(feed).toMatchObject({
    home_page_url: 'https://ada.example/me/blogs',
    feed_url: 'https://ada.example/me/feed.json',
    icon: 'https://ada.example/me/icon-512.png',
    authors: [{ name: 'Ada Example', url: 'https://ada.example/me/' }],
  })
  expect(items[0]?.image).toBe('https://ada.example/me/pictures/a.png')
  expect(items[1]).not.toHaveProperty('date_published')
  expect(items[1]).toMatchObject({ authors: [{ name: 'Grace' }], date_modified: '2026-03-15T00:00:01.000Z' })
})

/** The differences between a feed and its schema. */
function findingsIn(format: 'rss' | 'atom', xml: string): string[] {
  const schema = XmlDocument.fromString(readFileSync(`tests/support/feeds/${format}.rng`, 'utf8'))
  try {
    RelaxNGValidator.fromDoc(schema).validate(XmlDocument.fromString(xml))
    return []
  } catch (error) {
    return [String(error)]
  }
}

const dated = (date: number, changedAt: number | null = null) =>
  articleNamed(`On ${date}`, { date, changedAt, title: HOSTILE, tags: [HOSTILE], lang: 'zh-Hant' })
/** The extreme dates of frontmatter (`day-or-time.ts`). */
const [FIRST, LAST] = [Date.parse('0001-01-01'), Date.parse('9999-12-31T23:59:59.999Z')]

test.each([
  ['an ordinary feed', FEED],
  ['a feed without articles', feedWith()],
  ['a feed with strange dates', feedWith(dated(FIRST), dated(LAST, LAST), dated(0, -1))],
])('%s follows the schema of its format', (_kind, feed) => {
  expect(findingsIn('rss', rss(feed))).toEqual([])
  expect(findingsIn('atom', asAtom(feed))).toEqual([])
})
