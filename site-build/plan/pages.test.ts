import { expect, test } from 'vitest'
import { memoryCache } from '#site-build/articles/build-cache.ts'
import { feedFiles } from '#site-build/files/feeds/feeds.ts'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import { listDocuments, pagesOf, tagsOf } from './pages.ts'

const ARTICLES = [
  articleNamed('New', { tags: ['LLMs', 'C++'] }),
  articleNamed('Middle', { tags: ['llms', 'LLMS'] }),
  articleNamed('Old', { tags: ['Llms', 'C/C++', '100%', 'hành trình', '模型'] }),
]
const INDEX = { repository: 'ada/notes', entries: ARTICLES }

test('the list and the pages of tags have the numbers of articles of all tags, the most used first', () => {
  const index = { repository: '', entries: ARTICLES }
  const [newest, page] = listDocuments(index)
  expect(newest?.tags?.slice(0, 2)).toEqual([
    { label: 'LLMs', count: 3 },
    { label: '100%', count: 1 },
  ])
  expect(page).toMatchObject({ tag: 'LLMs', total: 3, tags: newest?.tags })
})

test('ignores the case of tags, spells them like the newest article, and puts the most used first', () => {
  const named = tagsOf(ARTICLES).map(({ label, entries }) => [label, entries.map(({ name }) => name)])
  expect(named[0]).toEqual(['LLMs', ['New', 'Middle', 'Old']])
  expect(named.slice(1).map(([label]) => label)).toEqual(['100%', 'C/C++', 'C++', 'hành trình', '模型'])
})

test('each tag has a page and a feed of its own', async () => {
  const all = pagesOf({ index: INDEX, published: ARTICLES }, SITE)
  const pages = all.filter(({ file }) => file.startsWith('tags/'))
  expect(pages.map(({ path, file }) => [path, file])).toEqual([
    ['/tags/llms', 'tags/llms.html'],
    ['/tags/100~25', 'tags/100~25.html'],
    ['/tags/c~2fc~2b~2b', 'tags/c~2fc~2b~2b.html'],
    ['/tags/c~2b~2b', 'tags/c~2b~2b.html'],
    ['/tags/h%C3%A0nh_tr%C3%ACnh', 'tags/hành_trình.html'],
    ['/tags/%E6%A8%A1%E5%9E%8B', 'tags/模型.html'],
  ])
  const textOf = ({ name }: { name: string }) => {
    return { html: `<div class="prose">Text of ${name}.</div>`, formulas: [] }
  }
  const files = new Map(feedFiles(ARTICLES, SITE, textOf, memoryCache(), 0))
  const feedOfTag = async (key: string) => (await files.get(`tags/${key}.xml`)!()) as string
  expect(await feedOfTag('c~2b~2b')).toContain('Text of New.')
  expect(await feedOfTag('c~2b~2b')).not.toContain('Text of Old.')
  expect((await feedOfTag('llms')).match(/<item>/g)).toHaveLength(3)
})
