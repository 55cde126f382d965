import { articlePath } from '#app/features/articles/article-name.ts'
import { ArticleWays } from '#app/features/articles/article-ways.tsx'
import type { SnapshotSummary } from '#app/features/articles/snapshot.ts'
import { editAddress } from '#app/features/articles/source-address.ts'
import { ArticleBody, type ArticleBodyProps } from '#app/features/markdown/article-body.tsx'
import { Contents } from '#app/features/reading/contents.tsx'
import { headingsOf } from '#app/features/reading/headings-of.ts'
import { ARTICLE_HOSTS } from '#app/shared/settings.ts'

type ArticleTextProps = ArticleBodyProps & { article: SnapshotSummary }

/**
 * An article's contents and its text, made of one tree, the ways on from its end, and the page's address, which is shown on paper alone. The
 * document of a prerendered article holds all of it, and `AdoptedBody` keeps it as it stands: the contents travel neither
 * in the data block nor in the first bundle.
 */
export function ArticleText({ article, tree, whenShown }: ArticleTextProps) {
  return (
    <div className="article-text">
      <Contents headings={headingsOf(tree)} />
      <ArticleBody tree={tree} whenShown={whenShown} />
      <ArticleWays article={article} editHref={editAddress(ARTICLE_HOSTS, article.name)} />
      <p className="article-address">
        {import.meta.env.SITE_ADDRESS.slice(0, -1) + articlePath(article.name)}
      </p>
    </div>
  )
}
