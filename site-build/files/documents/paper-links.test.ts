import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleBody } from '#markdown/elements/article-body.tsx'
import { formatMarkdown } from '#markdown/format-article.ts'
import { BASES } from '#tests/support/markdown/markdown-elements.ts'
import { withCompletePaperLinks } from './paper-links.ts'

test('completes the addresses of the site that paper shows, and leaves others as they are', async () => {
  const { body } = await formatMarkdown('![A](/a.mp4) ![B](b.mp4) ![C](/c.html) [D](/blogs)', BASES)
  const html = withCompletePaperLinks(
    renderToStaticMarkup(ArticleBody({ tree: body })),
    'https://ada.example/me/',
  )
  const printed = [...html.matchAll(/class="paper-link" href="([^"]*)"/g)].map(([, href]) => href)
  expect(printed).toEqual([
    'https://ada.example/a.mp4',
    `${BASES.files}articles/b.mp4`,
    'https://ada.example/c.html',
  ])
  expect(html).toContain('href="/blogs"')
})
