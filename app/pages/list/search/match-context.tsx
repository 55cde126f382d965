import { type ReactNode, useEffect, useRef, useState } from 'react'
import { placedWords, wordsOf } from '#app/lib/search/words.ts'
import { articleLines, excerptOf } from './excerpt.ts'
import type { FoundArticle } from './found-list.tsx'
import styles from './match-context.module.css'

/** The matching line of an article whose row does not show the match. The text is read once the row is in sight. */
export function MatchContext({ article, terms }: FoundArticle) {
  const context = useRef<HTMLParagraphElement>(null)
  const [line, setLine] = useState('')
  const { name, title = '', description = '' } = article
  const shown = new Set(wordsOf([name, title, description].join('\n')))
  const missing = terms.filter((term) => !shown.has(term)).join(' ')

  useEffect(() => {
    const row = context.current?.parentElement
    if (!row || missing === '') return undefined
    const leaving = new AbortController()
    const read = async () => {
      const excerpt = excerptOf(await articleLines(name), missing.split(' '))
      if (!leaving.signal.aborted) setLine(excerpt)
    }
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      void read()
    })
    sight.observe(row)
    return () => {
      leaving.abort()
      sight.disconnect()
    }
  }, [name, missing])

  return (
    <p ref={context} className={styles.context}>
      {missing !== '' && line !== '' && (
        <bdi>
          <MarkedText text={line} terms={terms} />
        </bdi>
      )}
    </p>
  )
}

/** A text in which the words that match a search are marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  const parts: ReactNode[] = []
  let done = 0
  for (const { word, start, end } of placedWords(text)) {
    if (!terms.includes(word)) continue
    const match = (
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>
    )
    parts.push(text.slice(done, start), match)
    done = end
  }
  return [...parts, text.slice(done)]
}
