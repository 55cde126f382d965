import type { ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { site } from 'virtual:site'
import { PageError } from './page-error.tsx'
import { listTitle, pageTitle, type PageHead } from './lib/site/page-head.ts'
import type { PageContent } from './lib/site/page-content.ts'
import { SITE_IDENTITY } from './lib/site/site-identity.ts'
import { SECTIONS } from './features/scroll-stage/stage-reducer.ts'
import { layOutInParts } from './lib/inline/lay-out-in-parts.ts'
import { morphTitle } from './lib/inline/morph-title.ts'
import { isShortcut } from './lib/inline/is-shortcut.ts'
import { bootTheme, showTheme } from './lib/inline/show-theme.ts'
import { startAnalytics } from './lib/inline/start-analytics.ts'
import { startScripts } from './lib/inline/start-scripts.ts'
import { ANALYTICS_POLICY, type AnalyticsScript } from './lib/outside-services.ts'
import { fill } from './lib/language/sentences.ts'
import * as words from './lib/words/heads.ts'
import { ArticlePage } from './pages/article/article-page.tsx'
import { ArticleEnd } from './pages/article/text/article-text.tsx'
import { Series } from './pages/article/text/series.tsx'
import { SiteFooter } from './features/navigation/site-footer.tsx'
import { HomePage } from './pages/home/home-page.tsx'
import { ListPage } from './pages/list/list-page.tsx'
import { OwnPage } from './pages/own/own-page.tsx'
import { NotFoundPage } from './pages/not-found/not-found-page.tsx'

export { formatFile, renderHtml } from './entry-articles.tsx'

/** A mark in the rendered page. No text of an article can look like it, because React escapes comments. */
const BODY_PLACEHOLDER = '<!--html-->'

/**
 * Renders one page to HTML. The text of an article or of an own page is not in it: the build has it from `renderHtml`, adds
 * `beforeProse` to it, and puts it in the place of `bodyPlaceholder`.
 *
 * @throws errors of components
 */
export function renderPage(
  content: PageContent,
): PageHead & { html: string; bodyPlaceholder: string; beforeProse: string; footer: string } {
  const { page, ...head } = pageOf(content)
  const html = renderToString(<PageError>{page}</PageError>)
  // The browser does not hydrate the footer. The home page has none.
  const footer = content.page === 'home' ? '' : renderToStaticMarkup(<SiteFooter {...site} />)
  // It depends on other articles, so it is not in the text that the build has cached.
  const beforeProse =
    content.page === 'article' ? renderToStaticMarkup(<Series article={content.article} />) : ''
  return { html, bodyPlaceholder: BODY_PLACEHOLDER, beforeProse, footer, ...head }
}

function pageOf(content: PageContent): PageHead & { page: ReactElement } {
  const { name, role } = SITE_IDENTITY
  switch (content.page) {
    case 'home':
      return { page: <HomePage />, title: `${name} · ${role}`, description: site.about }
    case 'list': {
      const { list } = content
      const { tag } = list
      const description =
        tag === undefined ? fill(words.listDescription, { name }) : fill(words.tagDescription, { tag, name })
      return { page: <ListPage list={list} />, title: listTitle(list), description }
    }
    case 'article': {
      const { article } = content
      const { author = SITE_IDENTITY } = article
      const text = adopted(BODY_PLACEHOLDER + renderToStaticMarkup(<ArticleEnd article={article} />))
      return {
        page: <ArticlePage name={article.name} initial={{ ...article, text }} />,
        title: pageTitle(article.title || article.name),
        description: article.description || fill(words.articleDescription, { name: author.name }),
      }
    }
    case 'own': {
      const { own } = content
      const { title } = own
      const description = own.description || fill(words.ownPageDescription, { title, name })
      const page = <OwnPage page={own} text={adopted(BODY_PLACEHOLDER)} />
      return { page, title: pageTitle(title), description }
    }
    case 'not-found': {
      const description = fill(words.notFoundDescription, { name })
      return { page: <NotFoundPage />, title: pageTitle(words.notFound), description }
    }
    default:
      return content satisfies never
  }
}

/** The element of an article's text, whose nodes a browser adopts as they are (`AdoptedBody`). */
function adopted(html: string): ReactElement {
  // oxlint-disable-next-line react/no-danger -- React has escaped this HTML when it rendered it.
  return <div className="article-text" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The only inline script of a page, whose hash is in its policy: the source text of functions that use nothing from outside. */
export function bootScriptOf(page: PageContent['page'], analytics?: AnalyticsScript): string {
  const sections = JSON.stringify(page === 'home' ? SECTIONS : [])
  const calls = [
    call(bootTheme, showTheme.toString()),
    call(startScripts, '(module) => import(module)', sections, isShortcut.toString()),
    // The modules come after the first paint, too late for a view transition.
    ...(page === 'list' ? [call(morphTitle)] : []),
    ...(page === 'article' ? [call(layOutInParts)] : []),
    ...(analytics ? [call(startAnalytics, JSON.stringify(analytics), JSON.stringify(ANALYTICS_POLICY))] : []),
  ]
  return calls.join(';\n')
}

/** The source text of a call. @param parameters as source text, too */
function call(code: (...parameters: never[]) => void, ...parameters: string[]): string {
  return `(${code.toString()})(${parameters.join(', ')})`
}
