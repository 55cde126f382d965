import { prerender } from 'react-dom/static'
import { Blog } from './blog.tsx'
import { loadPage } from './blog-pages.ts'
import { newestFirst, oldestFirst } from './pages/list/list-order.ts'
import { parseListing } from '#github/listing.ts'
import { takeFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { bootScript } from './features/theme/boot-theme.ts'
import { Home } from './home.tsx'
import { headOf, homeHead } from './lib/page-head.ts'
import { articleSlips, fieldLine } from './prepare/article-slips.ts'
import { prepareArticle } from './prepare/prepare-article.ts'
import { ArticleText } from './pages/article/article-text.tsx'
import type { PageData } from './page-data.ts'
import type { SavedCopy } from './lib/snapshot.ts'
import { BASE, ROUTER_BASE } from './lib/settings.ts'
import { routeOf } from './lib/route.ts'
import { site } from '#content/site.ts'

export {
  articleSlips,
  bootScript,
  fieldLine,
  newestFirst,
  oldestFirst,
  parseListing,
  prepareArticle,
  takeFrontmatter,
}

/** An address that no page has: what the 404 document shows. */
const NOWHERE = '/404'

/**
 * Renders one page to HTML with React's own static renderer.
 *
 * @param path a site path without the base, or `null` for the 404 document
 * @param copy what the snapshot holds for the page
 * @throws whatever a component throws: the build fails rather than write a broken page
 */
export async function renderPage(path: string | null, copy: SavedCopy) {
  const data = pageDataOf(copy)
  const isHome = path === '/'
  const ssrPath = ROUTER_BASE + (path ?? NOWHERE)
  const route = routeOf(ssrPath, BASE)
  await loadPage(route)
  const { prelude } = await prerender(isHome ? <Home /> : <Blog data={data} ssrPath={ssrPath} />, {
    // Without this, long articles are streamed in hidden parts that inline scripts move: unreadable without scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  const html = await new Response(prelude).text()
  return { html, ...(isHome ? homeHead(site.about) : headOf(route, data)) }
}

function pageDataOf({ index, article }: SavedCopy): PageData {
  if (!article) return index ? { index } : {}
  const { body, ...summary } = article
  return { article: { ...summary, text: <ArticleText article={summary} tree={body} /> } }
}
