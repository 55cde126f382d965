import type { Root } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { articleAsWritten } from '#markdown/article.ts'
import type { UrlBases } from '#markdown/transforms/destination.ts'
import { formatArticle } from '#markdown/format-article.ts'
import type { ArticleFile } from './lib/articles/article-index.ts'
import { formattedFile, type FormattedFile } from './lib/articles/formatted-file.ts'
import { ArticleContent } from './pages/article/text/article-text.tsx'

// The threads of the build load this module and nothing else of the application. It must not import the owner's content, which
// is not in the key of a cached text (site-build/articles/render-texts.ts).

/** Formats one article, or one of the owner's pages. With the reason why no thread has, it is shown as it is written. */
export async function formatFile(
  file: ArticleFile,
  bases: UrlBases,
  reason?: string,
): Promise<FormattedFile> {
  const { text } = file
  const formatted = reason === undefined ? formatArticle(text, bases) : articleAsWritten(text, bases, reason)
  return formattedFile(file, await formatted)
}

/** Renders the text of an article to HTML, without the parts that depend on other articles. */
export function renderHtml(tree: Root, lang?: string): string {
  return renderToStaticMarkup(<ArticleContent tree={tree} lang={lang} />)
}
