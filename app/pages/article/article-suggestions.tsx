import { useEffect, useState } from 'react'
import { articlePath } from '#article-host/article-name.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { readArticleIndex } from '#app/lib/articles/read-built.ts'
import { reportResult } from '#app/lib/while-needed.ts'
import * as words from '#app/lib/words/article.ts'

/** Links to articles with similar names, from the site's index. */
export default function ArticleSuggestions({ name }: { name: string }) {
  const [names, setNames] = useState<readonly string[]>([])

  useEffect(() => {
    return reportResult(readArticleIndex, (index) =>
      setNames(
        closestNames(
          name,
          [...(index?.entries ?? []), ...(index?.translations ?? [])].map((entry) => entry.name),
        ),
      ),
    )
  }, [name])

  if (names.length === 0) return null
  return (
    <nav aria-label={words.similar}>
      <p>{words.didYouMean}</p>
      <ul role="list">
        {names.map((similar) => (
          <li key={similar}>
            <a className="lone" href={PATH_PREFIX + articlePath(similar)}>
              <bdi>{similar}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
