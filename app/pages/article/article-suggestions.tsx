import { useEffect, useState } from 'react'
import { articlePath, hasArticlePath } from '#github/article-name.ts'
import { closestNames } from '#app/lib/closest-names.ts'
import { ROUTER_BASE } from '#app/lib/settings.ts'
import styles from './article-suggestions.module.css'

/** The articles that somebody who found none may have looked for. They come from saved lists: no call is made for them. */
export default function ArticleSuggestions({ name }: { name: string }) {
  const [names, setNames] = useState<readonly string[]>([])

  useEffect(() => {
    const finding = new AbortController()
    async function find() {
      const { knownNames } = await import('#app/pages/list/list-page.tsx')
      const known = await knownNames()
      if (!finding.signal.aborted) setNames(closestNames(name, known).filter(hasArticlePath))
    }
    // Without the list's bundle there is nobody to suggest.
    find().catch(() => {})
    return () => finding.abort()
  }, [name])

  if (names.length === 0) return null
  return (
    <nav aria-label="Similar articles" className={styles.suggestions}>
      <p>Did you mean</p>
      <ul role="list">
        {names.map((similar) => (
          <li key={similar}>
            <a href={ROUTER_BASE + articlePath(similar)}>
              <bdi>{similar}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
