import { expect, test } from 'vitest'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { articleNamed, SITE } from '#tests/support/site/example-pages.ts'
import type { DocumentAssets } from './document.ts'
import { documentFiles } from './document-files.ts'
import { pagesOf } from './pages.ts'

const ASSETS: DocumentAssets = {
  csp: '',
  bootScript: '',
  prefetchRules: '',
  modules: [],
  styles: [],
  inlineStyle: null,
  fonts: [],
  base: '/me/',
  grounds: { light: '#fff', dark: '#000' },
}

test('puts the text of an article into its page, whatever signs it contains', async () => {
  const server = {
    renderPage: async () => ({
      html: '<h1>A</h1>WORDS',
      footer: '',
      htmlPlace: 'WORDS',
      title: '',
      description: '',
    }),
  }
  const article = articleNamed('A')
  const pages = pagesOf({ index: { repository: 'ada/notes', entries: [] }, articles: [article] }, SITE)
  const assets = { home: ASSETS, list: ASSETS, article: ASSETS, own: ASSETS, 'not-found': ASSETS }
  const htmlOf = ({ name }: PublishedArticle) => `<p>${name} costs $& and $1</p>`
  const files = new Map(documentFiles(pages, SITE, { server, assets, htmlOf, pictureOf: () => undefined }))
  expect(await files.get('blogs/A.html')?.()).toContain('<h1>A</h1><p>A costs $& and $1</p>')
})
