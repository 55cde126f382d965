import { articlePath } from '#article-host/article-name.ts'
import type { Neighbour, PublishedArticle } from '#app/lib/articles/article-index.ts'
import { direction } from '#app/lib/language/language.ts'
import { fill } from '#app/lib/language/sentences.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import * as words from '#app/lib/words/article.ts'

/** The box of a series, between the contents and the text: its articles, and those before and after this one. */
export function Series({ article }: { article: PublishedArticle }) {
  const { name, series, parts = [] } = article
  const index = parts.findIndex((part) => part.name === name)
  if (series === undefined || index === -1) return null
  const previous = parts[index - 1]
  const next = parts[index + 1]
  return (
    <nav className="series" aria-label={words.series} dir={direction}>
      <details>
        <summary>
          <bdi>{series}</bdi>{' '}
          <span className="series-count">{fill(words.part, { number: index + 1, total: parts.length })}</span>
        </summary>
        <ol>
          {parts.map((part) => (
            <li key={part.name}>
              <PartLink part={part} isCurrent={part.name === name} />
            </li>
          ))}
        </ol>
      </details>
      {(previous || next) && (
        <p className="series-steps">
          {previous && <StepLink label={words.previous} part={previous} />}
          {next && <StepLink label={words.next} part={next} />}
        </p>
      )}
    </nav>
  )
}

function PartLink({ part, isCurrent }: { part: Neighbour; isCurrent: boolean }) {
  return (
    <a href={PATH_PREFIX + articlePath(part.name)} aria-current={isCurrent ? 'page' : undefined}>
      <bdi lang={part.lang}>{part.title}</bdi>
    </a>
  )
}

function StepLink({ label, part }: { label: string; part: Neighbour }) {
  return (
    <a href={PATH_PREFIX + articlePath(part.name)}>
      <span className="label">{label}</span> <bdi lang={part.lang}>{part.title}</bdi>
    </a>
  )
}
