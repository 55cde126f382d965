import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { fileAsWritten } from '#app/entry-articles.tsx'
import type { ArticleFile } from '#app/lib/articles/article-index.ts'
import { formattedFile } from '#app/lib/articles/formatted-file.ts'
import { formatArticle } from '#markdown/format-article.ts'
import type { MeasuredPicture } from './pictures/picture-facts.ts'
import { openCache, articleCache } from '#site-build/articles/build-cache.ts'
import { gitBlobSha } from '#site-build/source/checkout.ts'
import { NO_PICTURES } from '#tests/support/markdown/checked-text.ts'
import { BASES } from '#tests/support/markdown/markdown-elements.ts'
import { checkArticle } from './checks/check-article.ts'
import { renderArticles } from './render-articles.ts'

let folder = ''
beforeEach(() => void (folder = temporaryFolder()))

type Site = { pipeline?: string; measured?: Map<string, MeasuredPicture>; changedAt?: number; slow?: string }

/** Builds the articles. @returns the names of the rendered ones, and the HTML of all */
async function build(texts: Record<string, string>, site: Site = {}) {
  const { pipeline = 'one', measured = new Map(), changedAt = 1, slow } = site
  const pictures = { ...NO_PICTURES, measured }
  const cache = articleCache(openCache(folder), pipeline)
  const bytesOf = (name: string) => Buffer.from(texts[name]!)
  const source = {
    articles: Object.keys(texts).map((name) => ({ name, sha: gitBlobSha(bytesOf(name)), changedAt })),
    read: ({ name }: { name: string }) => texts[name]!,
  }
  const names: string[] = []
  const render = async (file: ArticleFile) => {
    names.push(file.name)
    if (file.name === slow) return 'formatting it took too long'
    const formatted = formattedFile(file, await formatArticle(file.text, BASES))
    return { checked: checkArticle(formatted, pictures).checked, html: file.text, lines: [file.text] }
  }
  const server = { fileAsWritten, renderHtml: () => 'as written' }
  const threads = { size: 2, render }
  const tools = { server, threads, cache, pictures, report: () => {} }
  const { checked, rendered } = await renderArticles(source, tools)
  expect(rendered).toBe(names.length)
  const html = source.articles.map((article) => cache.readAgain(article).html)
  return { names: names.toSorted(), html, checked }
}

const TEXTS = { a: 'A', b: 'B', c: 'C' }

test('renders all articles once, and then only the one that has changed', async () => {
  expect(await build(TEXTS)).toMatchObject({ names: ['a', 'b', 'c'], html: ['A', 'B', 'C'] })
  const first = await build(TEXTS)
  expect(first.names).toEqual([])
  const second = await build({ ...TEXTS, b: 'B, changed' })
  expect(second).toMatchObject({ names: ['b'], html: ['A', 'B, changed', 'C'] })
  expect(second.checked[0]).toEqual(first.checked[0])
})

test('renders an article whose picture has changed', async () => {
  const texts = { a: '![A](images/a.png)', b: '![B](images/b.png)' }
  await build(texts)
  const measured = new Map([
    ['images/b.png', { copy: null, isRefused: false, size: { width: 1, height: 2 }, warning: null }],
  ])
  expect((await build(texts, { measured })).names).toEqual(['b'])
})

test('renders an article that took too long again only when its text or the pipeline has changed', async () => {
  const first = await build(TEXTS, { slow: 'b' })
  expect(first.html).toEqual(['A', 'as written', 'C'])
  const second = await build(TEXTS)
  expect(second).toMatchObject({ names: [], html: first.html })
  // The owner reads the reason after each build.
  expect(second.checked[1]?.textWarnings).toEqual([
    { file: 'articles/b.md', message: expect.stringContaining('took too long') },
  ])
  expect(await build({ ...TEXTS, b: 'B2' })).toMatchObject({ names: ['b'], html: ['A', 'B2', 'C'] })
  await build(TEXTS, { slow: 'b' })
  expect(await build(TEXTS, { pipeline: 'two' })).toMatchObject({ html: ['A', 'B', 'C'] })
})
