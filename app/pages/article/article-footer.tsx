import { PATH_PREFIX } from '#app/lib/settings.ts'
import { articlePath } from '#github/article-name.ts'
import { LongDate } from '#app/lib/long-date.tsx'
import type { Neighbour, SnapshotSummary } from '#app/lib/snapshot.ts'

type ArticleWaysProps = {
  article: Pick<SnapshotSummary, 'updated' | 'changedAt' | 'previous' | 'next'>
  /** Where its text can be edited, if anywhere. */
  editHref: string | null
}

/** The ways on from an article's end: to its source, and to the articles beside it in the list. */
export function ArticleWays({ article, editHref }: ArticleWaysProps) {
  const { updated, changedAt, previous, next } = article
  const changed = updated ?? changedAt
  const isDated = typeof changed === 'number'
  return (
    <div className="article-end">
      {(isDated || editHref) && (
        <p className="article-source">
          {isDated && (
            <span>
              Last changed <LongDate time={changed} />
            </span>
          )}
          {editHref && (
            <a href={editHref} rel="noopener noreferrer">
              Edit on GitHub
            </a>
          )}
        </p>
      )}
      {(previous || next) && (
        <nav aria-label="More articles" className="article-ways">
          {previous && <Way rel="prev" label="Previous" to={previous} />}
          {next && <Way rel="next" label="Next" to={next} />}
        </nav>
      )}
    </div>
  )
}

function Way({ rel, label, to }: { rel: string; label: string; to: Neighbour }) {
  return (
    <a href={PATH_PREFIX + articlePath(to.name)} rel={rel} className="article-way">
      <span>{label}</span> <bdi>{to.title}</bdi>
    </a>
  )
}
