import { articlePath } from '#app/features/articles/article-name.ts'
import { ArticleBody, type ArticleBodyProps } from '#app/features/markdown/article-body.tsx'
import { Contents } from '#app/features/reading/contents.tsx'
import { headingsOf } from '#app/features/reading/headings-of.ts'

type ArticleTextProps = ArticleBodyProps & { name: string }

/**
 * An article's contents and its text, made of one tree, and the page's address, which is shown on paper alone. The
 * document of a prerendered article holds all of it, and `AdoptedBody` keeps it as it stands: the contents travel neither
 * in the data block nor in the first bundle.
 */
export function ArticleText({ name, tree, whenShown }: ArticleTextProps) {
  return (
    <div className="article-text">
      <Contents headings={headingsOf(tree)} />
      <ArticleBody tree={tree} whenShown={whenShown} />
      <p className="article-address">{import.meta.env.SITE_ADDRESS.slice(0, -1) + articlePath(name)}</p>
    </div>
  )
}
