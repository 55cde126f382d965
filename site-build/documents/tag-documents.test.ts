import { expect, test } from 'vitest'
import { discoveryFiles } from '#site-build/discovery/discovery-files.ts'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import { pagesOf } from './pages.ts'
import { tagDocuments, tagsOf } from './tag-documents.ts'

const ARTICLES = [
  articleNamed('New', { tags: ['LLMs', 'C++'] }),
  articleNamed('Middle', { tags: ['llms', 'LLMS'] }),
  articleNamed('Old', { tags: ['Llms', 'C/C++', '100%', 'hành trình', '模型'] }),
]
const INDEX = { repository: 'ada/notes', takenAt: 5, entries: ARTICLES, drafts: ['Secret'] }

test('a tag is one in any case, written as its newest article writes it, and the most used is first', () => {
  const named = tagsOf(INDEX).map(({ label, entries }) => [label, entries.map(({ name }) => name)])
  expect(named[0]).toEqual(['LLMs', ['New', 'Middle', 'Old']])
  expect(named.slice(1).map(([label]) => label)).toEqual(['100%', 'C/C++', 'C++', 'hành trình', '模型'])
})

test('each tag has a page and a feed of its own, in the list of pages for search engines', async () => {
  const pages = pagesOf({ index: INDEX, articles: ARTICLES }, SITE).filter(({ file }) =>
    file.startsWith('tags/'),
  )
  expect(pages.map(({ path, file }) => [path, file])).toEqual([
    ['/tags/llms', 'tags/llms.html'],
    ['/tags/100~25', 'tags/100~25.html'],
    ['/tags/c~2fc~2b~2b', 'tags/c~2fc~2b~2b.html'],
    ['/tags/c~2b~2b', 'tags/c~2b~2b.html'],
    ['/tags/h%C3%A0nh_tr%C3%ACnh', 'tags/hành_trình.html'],
    ['/tags/%E6%A8%A1%E5%9E%8B', 'tags/模型.html'],
  ])
  const files = await discoveryFiles({ index: INDEX, articles: ARTICLES }, SITE, async () => '')
  for (const { canonical, file } of pages) {
    expect(files.get('sitemap.xml')).toContain(`<loc>${canonical}</loc>`)
    const feed = files.get(file.replace('.html', '.xml'))
    expect(feed).toContain(`<link>${canonical}</link>`)
    expect(feed).toContain(`href="${canonical}.xml"`)
    expect(feed).not.toContain('content:encoded>')
  }
  expect(files.get('tags/llms.xml')?.match(/<item>/g)).toHaveLength(3)
  expect([...files.values(), JSON.stringify(pages)].join('')).not.toContain('Secret')
})

test('the page of a tag with very many articles has the newest of them, and says how many there are', () => {
  const entries = Array.from({ length: 1_000 }, (_, place) => articleNamed(`${place}`, { tags: ['one'] }))
  const [page] = tagDocuments({ ...INDEX, entries })
  expect(page?.total).toBe(1_000)
  expect(page?.entries).toEqual(entries.slice(0, 399))
})
