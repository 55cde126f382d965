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

/** Formats one article, or one of the owner's pages. */
export async function formatFile(file: ArticleFile, bases: UrlBases): Promise<FormattedFile> {
  return formattedFile(file, await formatArticle(file.text, bases))
}

/** An article that no thread has formatted: its text as it is written, and the reason. */
export async function fileAsWritten(
  file: ArticleFile,
  bases: UrlBases,
  reason: string,
): Promise<FormattedFile> {
  return formattedFile(file, await articleAsWritten(file.text, bases, reason))
}

/** Renders the text of an article to HTML, without the parts that depend on other articles. */
export function renderHtml(tree: Root, lang?: string): string {
  return renderToStaticMarkup(<ArticleContent tree={tree} lang={lang} />)
}
