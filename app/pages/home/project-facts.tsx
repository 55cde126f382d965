import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import * as words from '#app/lib/words/home.ts'
import type { Project } from '#content/rules/project-schema.ts'
import styles from './project-facts.module.css'

/** The year and the result of a project, on one line. */
export function ProjectResult({ project: { year, result } }: { project: Project }) {
  if (year === undefined && result === undefined) return null
  return (
    <p className={styles.result}>
      {year !== undefined && <span className={styles.year}>{year}</span>}{' '}
      {result !== undefined && <strong dir="auto">{result}</strong>}
    </p>
  )
}

/** The link to the article about a project, whose address is printed like those of the other links. */
export function ArticleLink({ project: { article, title }, className }: ArticleLinkProps) {
  if (article === undefined) return null
  // As in `articlePath`, whose file would bring code for live articles (LIST-5).
  const path = `/blogs/${encodeURIComponent(article)}`
  // On paper without codes, except where a browser would read a typed address in another way.
  const typedName = article.replaceAll(/[%?#]/g, encodeURIComponent)
  return (
    <a
      className={className}
      href={PATH_PREFIX + path}
      data-address={`${import.meta.env.SITE_ADDRESS}blogs/${typedName}`}
    >
      <span>{words.readHow}</span>
      <span className="visually-hidden">{`: ${title}`}</span>
    </a>
  )
}

type ArticleLinkProps = { project: Project; className: string | undefined }
