import { expect, test } from 'vitest'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import { discoveryFiles } from './discovery-files.ts'

const bodyOf = ({ name }: PublishedArticle) => `<p>Text of ${name}.</p>`

async function filesOf(published: PublishedArticle[], others: PublishedArticle[] = []) {
  const index = {
    repository: 'ada/notes',
    entries: published,
    drafts: others.map(({ name }) => name),
  }
  const files = new Map<string, string>()
  for (const [name, make] of discoveryFiles({ index, articles: [...others, ...published] }, SITE, bodyOf))
    files.set(name, String(await make()))
  return files
}

test('every file names the published articles, and none names a draft', async () => {
  const files = await filesOf([articleNamed('Public')], [articleNamed('Hidden')])
  const named = [...files].map(([file, text]) => [file, text.includes('Public'), text.includes('Hidden')])
  expect(files.get('robots.txt')).toContain('Allow: /\n\nSitemap: https://ada.example/me/sitemap.xml\n')
  expect(named).toEqual([
    ['sitemap.xml', true, false],
    // This one names no article.
    ['robots.txt', false, false],
    ['llms.txt', true, false],
    ['rss.xml', true, false],
    ['atom.xml', true, false],
    ['feed.json', true, false],
  ])
})

test('a feed contains the twenty newest articles in full, newest first', async () => {
  const articles = Array.from({ length: 22 }, (_, number) => articleNamed(`Article ${number}`))
  const { items } = JSON.parse((await filesOf(articles)).get('feed.json') ?? '')
  expect(items).toHaveLength(20)
  expect(items[0]).toMatchObject({ title: 'Article 0', content_html: '<p>Text of Article 0.</p>' })
})
