import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { formatArticle } from '#markdown/format-article.ts'
import { site } from '#content/site.ts'
import { articlePlaces } from './lib/articles/article-places.ts'
import { assertNever } from './lib/assert-never.ts'
import { preparedArticle, type PreparedArticle } from './lib/articles/prepared-article.ts'
import { PageError } from './lib/page-error.tsx'
import { articleHead, homeHead, listHead, NOT_FOUND_HEAD, type PageHead } from './lib/page-head.ts'
import { ARTICLE_HOSTS, BASE } from './lib/settings.ts'
import type { ArticleFile, PageContent } from './lib/articles/article-index.ts'
import { ArticlePage } from './pages/article/article-page.tsx'
import { ArticleText } from './pages/article/article-text.tsx'
import { HomePage } from './pages/home/home-page.tsx'
import { ListPage } from './pages/list/list-page.tsx'
import { NotFoundPage } from './pages/not-found/not-found-page.tsx'

export { bootScriptOf } from './boot-script.ts'
export { newestFirst, oldestFirst } from './pages/list/list-order.ts'

/** Formats one article, for the development server. */
export async function prepareArticle(file: ArticleFile): Promise<PreparedArticle> {
  return preparedArticle(file, await formatArticle(file.text, articlePlaces(ARTICLE_HOSTS, BASE)))
}

/**
 * Renders one page to HTML with React's own static renderer.
 *
 * @throws any error of a component, so that the build fails instead of writing a broken page
 */
export async function renderPage(content: PageContent): Promise<PageHead & { html: string }> {
  const { prelude } = await prerender(<PageError>{pageOf(content)}</PageError>, {
    // Otherwise React splits long articles into hidden parts, which only scripts can show.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  return { html: await new Response(prelude).text(), ...headOf(content) }
}

function pageOf(content: PageContent): ReactElement {
  switch (content.page) {
    case 'home':
      return <HomePage />
    case 'list':
      return <ListPage list={content.list} />
    case 'article': {
      const { body, ...article } = content.article
      const text = <ArticleText article={article} tree={body} />
      return <ArticlePage name={article.name} initial={{ ...article, text }} />
    }
    case 'not-found':
      return <NotFoundPage isPrerendered />
    default:
      return assertNever(content)
  }
}

function headOf(content: PageContent): PageHead {
  switch (content.page) {
    case 'home':
      return homeHead(site.about)
    case 'list':
      return listHead(content.list)
    case 'article':
      return articleHead(content.article.title || content.article.name, content.article.description)
    case 'not-found':
      return NOT_FOUND_HEAD
    default:
      return assertNever(content)
  }
}
