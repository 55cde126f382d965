import { direction } from '#app/lib/language/language.ts'
import { onThisPage } from '#app/lib/words/article.ts'
import type { ContentsHeading } from './headings-of.ts'

/** An article with fewer headings has no contents. */
const MIN_HEADINGS = 3

/**
 * Links to the headings of an article. They work without JavaScript. On a phone they are folded; on a wide screen the styles show
 * them at the side (`reading.css`).
 */
export function Contents({ headings }: { headings: readonly ContentsHeading[] }) {
  const count = headings.reduce((sum, { below }) => sum + 1 + below.length, 0)
  if (count < MIN_HEADINGS) return null
  return (
    // Otherwise the article would take its direction from these words.
    <nav className="contents" aria-label={onThisPage} dir={direction}>
      <div className="contents-box">
        <p className="contents-title" aria-hidden="true">
          {onThisPage}
        </p>
        <details>
          <summary>{onThisPage}</summary>
          <ContentsList headings={headings} />
        </details>
      </div>
    </nav>
  )
}

function ContentsList({ headings }: { headings: readonly ContentsHeading[] }) {
  return (
    <ol>
      {headings.map(({ id, text, below }) => (
        <li key={id}>
          <a href={`#${id}`} dir="auto">
            {text}
          </a>
          {below.length > 0 && <ContentsList headings={below} />}
        </li>
      ))}
    </ol>
  )
}
