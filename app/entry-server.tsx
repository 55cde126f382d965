import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { site } from 'virtual:site'
import { PageError } from './page-error.tsx'
import {
  articleHead,
  homeHead,
  listHead,
  notFoundHead,
  ownPageHead,
  type PageHead,
} from './lib/site/page-head.ts'
import type { PageContent } from './lib/site/page-content.ts'
import { ArticlePage } from './pages/article/article-page.tsx'
import { ArticleEnd } from './pages/article/text/article-text.tsx'
import { SiteFooter } from './features/navigation/site-footer.tsx'
import { HomePage } from './pages/home/home-page.tsx'
import { ListPage } from './pages/list/list-page.tsx'
import { OwnPage } from './pages/own/own-page.tsx'
import { NotFoundPage } from './pages/not-found/not-found-page.tsx'

export { bootScriptOf } from './boot-script.ts'
export { formatFile, fileAsWritten, renderHtml } from './entry-articles.tsx'

/** A mark in the rendered page. No text of an article can look like it, because React escapes comments. */
const BODY_PLACEHOLDER = '<!--html-->'

/**
 * Renders one page to HTML with React's own static renderer.
 *
 * @returns bodyPlaceholder: the mark to replace with the article's text, which `renderHtml` has rendered already
 * @throws any error of a component, so that the build fails instead of writing a broken page
 */
export async function renderPage(
  content: PageContent,
): Promise<PageHead & { html: string; bodyPlaceholder: string; footer: string }> {
  const { prelude } = await prerender(<PageError>{pageOf(content)}</PageError>, {
    // Otherwise React splits long articles into hidden parts, which only scripts can show.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  const html = await new Response(prelude).text()
  return { html, bodyPlaceholder: BODY_PLACEHOLDER, footer: footerOf(content), ...headOf(content) }
}

function pageOf(content: PageContent): ReactElement {
  switch (content.page) {
    case 'home':
      return <HomePage />
    case 'list':
      return <ListPage list={content.list} />
    case 'article': {
      const { article } = content
      const html = BODY_PLACEHOLDER + renderToStaticMarkup(<ArticleEnd article={article} />)
      // A browser adopts these nodes as they are (`AdoptedBody`).
      // oxlint-disable-next-line react/no-danger -- React has escaped this HTML when it rendered it.
      const text = <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
      return <ArticlePage name={article.name} initial={{ ...article, text }} />
    }
    case 'own': {
      // oxlint-disable-next-line react/no-danger -- React has escaped this HTML when it rendered it.
      const text = <div className="article-text" dangerouslySetInnerHTML={{ __html: content.own.html }} />
      return <OwnPage page={content.own} text={text} />
    }
    case 'not-found':
      return <NotFoundPage />
    default:
      return content satisfies never
  }
}

/** The footer, which the browser does not hydrate. The home page has none. */
function footerOf({ page }: PageContent): string {
  return page === 'home' ? '' : renderToStaticMarkup(<SiteFooter {...site} />)
}

function headOf(content: PageContent): PageHead {
  switch (content.page) {
    case 'home':
      return homeHead(site.about)
    case 'list':
      return listHead(content.list)
    case 'article': {
      const { title, name, description, author } = content.article
      return articleHead(title || name, description, author)
    }
    case 'own':
      return ownPageHead(content.own)
    case 'not-found':
      return notFoundHead()
    default:
      return content satisfies never
  }
}
