import { expect, test } from 'vitest'
import { discoveryFiles } from '#site-build/files/discovery/discovery-files.ts'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import { pagesOf } from './pages.ts'
import { tagsOf } from './tag-documents.ts'

const ARTICLES = [
  articleNamed('New', { tags: ['LLMs', 'C++'] }),
  articleNamed('Middle', { tags: ['llms', 'LLMS'] }),
  articleNamed('Old', { tags: ['Llms', 'C/C++', '100%', 'hành trình', '模型'] }),
]
const INDEX = { repository: 'ada/notes', entries: ARTICLES, drafts: ['Secret'] }

test('ignores the case of tags, spells them like the newest article, and puts the most used first', () => {
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
  const bodyOf = ({ name }: { name: string }) => `<p>Text of ${name}.</p>`
  const files = new Map<string, string>()
  for (const [file, make] of discoveryFiles({ index: INDEX, articles: ARTICLES }, SITE, bodyOf))
    files.set(file, String(await make()))
  for (const { canonical, file } of pages) {
    expect(files.get('sitemap.xml')).toContain(`<loc>${canonical}</loc>`)
    const feed = files.get(file.replace('.html', '.xml'))
    expect(feed).toContain(`<link>${canonical}</link>`)
    expect(feed).toContain(`href="${canonical}.xml"`)
  }
  expect(files.get('tags/c~2b~2b.xml')).toContain('Text of New.')
  expect(files.get('tags/c~2b~2b.xml')).not.toContain('Text of Old.')
  expect(files.get('tags/llms.xml')?.match(/<item>/g)).toHaveLength(3)
  expect([...files.values(), JSON.stringify(pages)].join('')).not.toContain('Secret')
})
