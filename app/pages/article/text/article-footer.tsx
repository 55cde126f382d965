import { articlePath } from '#article-host/article-name.ts'
import { withElements } from '#app/lib/language/with-elements.tsx'
import { LongDate } from '#app/lib/language/long-date.tsx'
import { ARTICLE_HOST } from '#app/lib/articles/article-host.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import type { Neighbour, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { fill } from '#app/lib/language/fill.ts'
import * as words from '#app/lib/words/article.ts'

type ArticleFooterProps = {
  article: Pick<PublishedArticle, 'updated' | 'changedAt' | 'previous' | 'next'>
  /** `null` without a repository. */
  editHref: string | null
}

/** The last change, the link to the source, and the previous and next article. */
export function ArticleFooter({ article, editHref }: ArticleFooterProps) {
  const { updated, changedAt, previous, next } = article
  const changed = updated ?? changedAt
  const isDated = typeof changed === 'number'
  return (
    <div className="article-end">
      {(isDated || editHref) && (
        <p className="article-source">
          {isDated && <span>{withElements(words.lastChanged, { date: <LongDate time={changed} /> })}</span>}
          {editHref && (
            <a className="lone" href={editHref} rel="noopener noreferrer">
              {fill(words.edit, { host: ARTICLE_HOST.name })}
            </a>
          )}
        </p>
      )}
      {(previous || next) && (
        <nav aria-label={words.moreArticles} className="article-neighbours">
          {previous && <NeighbourLink rel="prev" label={words.previous} to={previous} />}
          {next && <NeighbourLink rel="next" label={words.next} to={next} />}
        </nav>
      )}
    </div>
  )
}

function NeighbourLink({ rel, label, to }: { rel: string; label: string; to: Neighbour }) {
  return (
    <a href={PATH_PREFIX + articlePath(to.name)} rel={rel} className="article-neighbour">
      <span>{label}</span> <bdi>{to.title}</bdi>
    </a>
  )
}
