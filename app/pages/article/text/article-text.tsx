import type { Root } from 'hast'
import { editAddress } from '#article-host/article-host.ts'
import { articlePath } from '#article-host/article-name.ts'
import { ArticleBody, type TextProps } from '#markdown/elements/article-body.tsx'
import { Contents, headingsOf } from './contents.tsx'
import { ARTICLE_HOST } from '#app/lib/articles/live-environment.ts'
import type { PublishedArticle, Neighbour } from '#app/lib/articles/article-index.ts'
import { LongDate, withElements } from '#app/lib/language/elements.tsx'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { fill } from '#app/lib/language/sentences.ts'
import * as words from '#app/lib/words/article.ts'
import { Series } from './series.tsx'

/** An article's table of contents, text and end. `AdoptedBody` adopts all of it. */
export function ArticleText({ article, tree }: { article: PublishedArticle; tree: Root }) {
  return (
    <div className="article-text">
      <Contents headings={headingsOf(tree)} lang={article.lang} />
      <Series article={article} />
      <ArticleBody tree={tree} lang={article.lang} />
      <ArticleEnd article={article} />
    </div>
  )
}

/** The part that depends only on the text of the article. The build renders it once and caches it. */
export function ArticleContent({ tree, lang }: TextProps) {
  return (
    <>
      <Contents headings={headingsOf(tree)} lang={lang} />
      <ArticleBody tree={tree} lang={lang} />
    </>
  )
}

/** The part that depends on other articles and on dates. Only print shows the address. */
export function ArticleEnd({ article }: { article: PublishedArticle }) {
  const { name, previous, next, related = [] } = article
  const changed = article.updated ?? article.changedAt ?? null
  const editHref = editAddress(ARTICLE_HOST, name)
  // The site's address ends with a slash, and the path begins with one.
  const address = import.meta.env.SITE_ADDRESS.slice(0, -1) + articlePath(name)
  return (
    <>
      <div className="article-end">
        {(changed !== null || editHref) && (
          <p className="article-source row label">
            {changed !== null && (
              <span>{withElements(words.lastChanged, { date: <LongDate time={changed} /> })}</span>
            )}
            {editHref && (
              <a className="lone" href={editHref} rel="noopener noreferrer">
                {fill(words.edit, { host: ARTICLE_HOST.name })}
              </a>
            )}
          </p>
        )}
        {(previous || next) && (
          <nav aria-label={words.moreArticles} className="article-neighbours">
            {previous && <NeighbourLink rel="prev" label={words.previous} neighbour={previous} />}
            {next && <NeighbourLink rel="next" label={words.next} neighbour={next} />}
          </nav>
        )}
        {related.length > 0 && (
          <nav aria-label={words.related} className="article-related">
            {related.map((neighbour) => (
              <NeighbourLink key={neighbour.name} label={words.related} neighbour={neighbour} />
            ))}
          </nav>
        )}
      </div>
      <p className="article-address label">{address}</p>
    </>
  )
}

type NeighbourLinkProps = { rel?: string; label: string; neighbour: Neighbour }

/** The link to the previous, the next or a related article. */
function NeighbourLink({ rel, label, neighbour }: NeighbourLinkProps) {
  const { name, title, lang } = neighbour
  return (
    <a href={PATH_PREFIX + articlePath(name)} rel={rel} className="article-neighbour">
      <span className="label">{label}</span> <bdi lang={lang}>{title}</bdi>
    </a>
  )
}
