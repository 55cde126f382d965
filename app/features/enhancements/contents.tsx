import type { ContentsHeading } from './headings-of.ts'

const TITLE = 'On this page'
/** With fewer headings there is nothing to look through. */
const WORTH_A_LIST = 3

/**
 * Links to an article's headings: plain HTML that needs no script. On a phone they are folded; on a wide screen the
 * styles show them at the side, folded or not, under a title that nothing folds (`reading.css`).
 */
export function Contents({ headings }: { headings: readonly ContentsHeading[] }) {
  const count = headings.reduce((sum, { below }) => sum + 1 + below.length, 0)
  if (count < WORTH_A_LIST) return null
  return (
    // Its words are the site's: without a direction of its own the text around would take its direction from them.
    <nav className="contents" aria-label={TITLE} dir="ltr">
      <div className="contents-box">
        <p className="contents-title" aria-hidden="true">
          {TITLE}
        </p>
        <details>
          <summary>{TITLE}</summary>
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
