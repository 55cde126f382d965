import type { Root } from 'hast'
import { editAddress } from '#article-host/article-host.ts'
import { articlePath } from '#article-host/article-name.ts'
import { ArticleBody } from '#markdown/elements/article-body.tsx'
import { Contents } from './contents.tsx'
import { headingsOf } from './headings-of.ts'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { ArticleFooter } from './article-footer.tsx'

type ArticleTextProps = {
  article: PublishedArticle
  tree: Root
}

/** An article's table of contents, text and footer, and its address for print. `AdoptedBody` adopts all of it. */
export function ArticleText({ article, tree }: ArticleTextProps) {
  return (
    <div className="article-text">
      <ArticleContent tree={tree} />
      <ArticleEnd article={article} />
    </div>
  )
}

/** The part that depends only on the text of the article. The build renders it once and caches it. */
export function ArticleContent({ tree }: { tree: Root }) {
  return (
    <>
      <Contents headings={headingsOf(tree)} />
      <ArticleBody tree={tree} />
    </>
  )
}

/** The end of the page, which depends on other articles and on dates. */
export function ArticleEnd({ article }: { article: PublishedArticle }) {
  return (
    <>
      <ArticleFooter article={article} editHref={editAddress(ARTICLE_HOST, article.name)} />
      <p className="article-address">
        {import.meta.env.SITE_ADDRESS.slice(0, -1) + articlePath(article.name)}
      </p>
    </>
  )
}
