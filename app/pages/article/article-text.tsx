import { articlePath } from '#github/article-name.ts'
import { ArticleWays } from './article-footer.tsx'
import type { SnapshotSummary } from '#app/lib/snapshot.ts'
import { editAddress } from '#github/addresses.ts'
import { ArticleBody, type ArticleBodyProps } from '#markdown/elements/article-body.tsx'
import { Contents } from '#app/features/enhancements/contents.tsx'
import { headingsOf } from '#app/features/enhancements/headings-of.ts'
import { ARTICLE_HOSTS } from '#app/lib/settings.ts'

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
