import { LongDate } from '#app/lib/language/long-date.tsx'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { SITE_IDENTITY } from '#app/lib/site/site-identity.ts'
import { tagFilterPath, tagPath } from '#app/lib/articles/tags.ts'
import styles from './article-facts.module.css'
import { fill } from '#app/lib/language/fill.ts'
import * as words from '#app/lib/words/article.ts'

/** Only the development server shows drafts. */
const DRAFT = import.meta.env.DEV ? words.draftInDevelopment : words.draft

type ArticleFactsProps = {
  article: Pick<PublishedArticle, 'date' | 'minutes' | 'tags' | 'draft'>
  /** The tags that the article had in the build. They have pages; links of other tags filter the list. */
  builtTags?: readonly string[]
}

/** The line below an article's title: author, date, reading time and tags. */
export function ArticleFacts({ article, builtTags }: ArticleFactsProps) {
  const { date, minutes, tags, draft } = article
  return (
    <>
      {draft && <strong className={styles.draft}>{DRAFT}</strong>}
      <span>{fill(words.by, { author: SITE_IDENTITY.name })}</span>
      {date !== undefined && <LongDate time={date} />}
      <span>{fill(words.minutes, { minutes })}</span>
      {tags && (
        <span className={styles.tags}>
          <span className="visually-hidden">{words.about} </span>
          {tags.map((tag) => (
            <a
              key={tag}
              dir="auto"
              href={PATH_PREFIX + (builtTags?.includes(tag) ? tagPath(tag) : tagFilterPath(tag))}
            >
              {tag}{' '}
            </a>
          ))}
        </span>
      )}
    </>
  )
}
