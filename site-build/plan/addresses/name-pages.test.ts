import { expect, test } from 'vitest'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import { checkedText } from '#tests/support/markdown/checked-text.ts'
import { textOf } from '#site-build/read/findings.ts'
import { namePages, withStorableTexts } from './name-pages.ts'
import { pagesOf } from '#site-build/plan/pages.ts'
import { fileName } from './article-document.ts'

/** Names the pages of a site with these articles, oldest first. */
function named(articles: { name: string; tags?: string[] }[]) {
  const published = articles.map(({ name, ...facts }) => articleNamed(name, facts))
  const index = { repository: 'ada/notes', entries: published.toReversed() }
  const { pages, findings } = namePages(pagesOf({ index, published }, SITE))
  return { files: pages.map(({ file }) => file), findings: findings.map(textOf) }
}

const UNFIT = [
  'index',
  'Index',
  '404',
  'a.html',
  'A.HTML',
  'x'.repeat(251),
  '日'.repeat(84),
  'really?',
  'CON',
  'a:b',
]
const FIT = ['indexes', 'a.html b', 'x'.repeat(250), '100% # really', 'Foo.', 'Console']

test('an article has a document unless its name is that of another file, or no name on every system', () => {
  const { files, findings } = named([...UNFIT, ...FIT].map((name) => ({ name })))
  const documents = files.filter((file) => file.startsWith('blogs/'))
  expect(documents).toEqual(FIT.map((name) => `blogs/${name}.html`))
  expect(findings).toHaveLength(UNFIT.length)
  expect(findings[7]).toMatch(
    /^articles\/really\?\.md: file name: expected .*, found the sign \?.*Rename the file\.$/,
  )
})

test('the older of two articles that differ only in case or in the form of a letter has a document', () => {
  const { files, findings } = named(['Foo', 'é', 'foo', 'e\u0301'].map((name) => ({ name })))
  expect(files.filter((file) => file.startsWith('blogs/'))).toEqual(['blogs/Foo.html', 'blogs/é.html'])
  expect(findings).toEqual([
    expect.stringMatching(/^articles\/foo\.md: file name: .*blogs\/Foo\.html/),
    expect.stringMatching(/^articles\/e\u0301\.md: file name: .*blogs\/é\.html/),
  ])
})

test('a tag that no system can store as a file has no page, and its newest article is named', () => {
  const { files, findings } = named([
    { name: 'Old', tags: ['nul', 'Fine'] },
    { name: 'New', tags: ['nul'] },
  ])
  expect(files.filter((file) => file.startsWith('tags/'))).toEqual(['tags/fine.html'])
  expect(findings).toEqual([expect.stringMatching(/^articles\/New\.md: tags: .*"nul\.html"/)])
})

test('without a repository, an article whose text cannot be stored is left out with an error', async () => {
  const texts = await Promise.all(['Foo', 'foo', 'what?'].map((name) => checkedText(name, 'Words')))
  const storable = withStorableTexts(texts)
  expect(storable.map(({ isDraft }) => isDraft)).toEqual([false, true, true])
  expect(storable[2]?.frontmatterFindings).toMatchObject([{ level: 'error', file: 'articles/what?.md' }])
})

test.each([
  ['What? A/B: "C"', 'What A B C'],
  [' .hidden. ', 'hidden'],
  ['CON', null],
  ['index', null],
  ['?', null],
  ['x'.repeat(251), null],
])('a title as a file name: %j', (title, name) => {
  expect(fileName(title)).toBe(name)
})
