import { ArticleBody, type ArticleBodyProps } from '#app/features/markdown/article-body.tsx'
import { Contents } from '#app/features/reading/contents.tsx'
import { headingsOf } from '#app/features/reading/headings-of.ts'

/**
 * An article's contents and its text, made of one tree. The document of a prerendered article holds both, and
 * `AdoptedBody` keeps both as they stand: the contents travel neither in the data block nor in the first bundle.
 */
export function ArticleText({ tree, whenShown }: ArticleBodyProps) {
  return (
    <div className="article-text">
      <Contents headings={headingsOf(tree)} />
      <ArticleBody tree={tree} whenShown={whenShown} />
    </div>
  )
}
