import { useEffect, useState } from 'react'
import { articlePath } from '#github/article-name.ts'
import type { ArticleIndex } from '#app/lib/articles/article-index.ts'
import { readArticleIndex } from '#app/lib/articles/read-article-index.ts'
import { PATH_PREFIX } from '#app/lib/settings.ts'
import type { Command } from './commands.ts'

/**
 * The published articles as commands, read when they are first needed.
 *
 * @returns `null` when they cannot be read
 */
export function useArticles(isNeeded: boolean): Command[] | null {
  const [articles, setArticles] = useState<Command[] | null>([])

  useEffect(() => {
    if (!isNeeded) return undefined
    const leaving = new AbortController()
    const show = (index: ArticleIndex | null) =>
      leaving.signal.aborted || setArticles(index && index.entries.map(articleCommand))
    void readArticleIndex(leaving.signal).then(show)
    return () => leaving.abort()
  }, [isNeeded])

  return articles
}

function articleCommand({ name, title, tags }: { name: string; title: string; tags?: string[] }): Command {
  return {
    ...{ group: 'Articles', title: name, words: [title, ...(tags ?? [])].join(' ') },
    action: { type: 'open', href: PATH_PREFIX + articlePath(name) },
  }
}
