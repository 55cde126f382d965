import { useEffect, useState } from 'react'
import { articlePath, hasArticlePath } from '#github/article-name.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { knownNames } from '#app/pages/list/known-names.ts'
import { PATH_PREFIX } from '#app/lib/settings.ts'
import styles from './article-suggestions.module.css'

/** The articles that somebody who found none may have looked for. They come from saved lists: no call is made for them. */
export default function ArticleSuggestions({ name }: { name: string }) {
  const [names, setNames] = useState<readonly string[]>([])

  useEffect(() => {
    const finding = new AbortController()
    async function find() {
      const known = await knownNames()
      if (!finding.signal.aborted) setNames(closestNames(name, known).filter(hasArticlePath))
    }
    void find()
    return () => finding.abort()
  }, [name])

  if (names.length === 0) return null
  return (
    <nav aria-label="Similar articles" className={styles.suggestions}>
      <p>Did you mean</p>
      <ul role="list">
        {names.map((similar) => (
          <li key={similar}>
            <a href={PATH_PREFIX + articlePath(similar)}>
              <bdi>{similar}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
