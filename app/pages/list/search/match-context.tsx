import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListedArticle } from '#app/lib/articles/article-index.ts'
import { placedWords, wordsOf } from '#app/lib/search/words.ts'
import { whenNear } from '#app/lib/when-near.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { articlePath } from '#article-host/article-name.ts'
import styles from './match-context.module.css'

type MatchContextProps = { article: ListedArticle; terms: readonly string[] }

/** The matching line of an article whose row does not show the match. The text is read once the row is in sight. */
export function MatchContext({ article, terms }: MatchContextProps) {
  const context = useRef<HTMLParagraphElement>(null)
  const [line, setLine] = useState('')
  const { name, title = '', description = '' } = article
  const shown = new Set(wordsOf([name, title, description].join('\n')))
  const missing = terms.filter((term) => !shown.has(term)).join(' ')

  useEffect(() => {
    const row = context.current?.parentElement
    if (!row || missing === '') return undefined
    return whenNear(row, 0, async () => {
      setLine(excerptOf(await articleLines(name), missing.split(' ')))
    })
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

/** UTF-16 units: about one line of a wide window. */
const LENGTH = 150
/** Of these, so many are before the first match. */
const BEFORE = 40

/** The part of a text around the matches: from the block with the most of them, cut between words and outside of tags. */
export function excerptOf(blocks: readonly string[], terms: readonly string[]): string {
  let best = { count: 0, block: '', start: 0 }
  for (const block of blocks) {
    const matches = placedWords(block).filter(({ word }) => terms.includes(word))
    const count = new Set(matches.map(({ word }) => word)).size
    if (count > best.count) best = { count, block, start: matches[0]?.start ?? 0 }
  }
  return around(best.block, best.start)
}

function around(block: string, start: number): string {
  if (block.length <= LENGTH) return block
  const from = start <= BEFORE ? 0 : start - BEFORE
  const whole = block
    .slice(from, from + LENGTH)
    .replace(from > 0 ? /^(?:[^<>]{0,37}["'\w/]>|\S{0,20}\s)/ : '', '')
    .replace(from + LENGTH < block.length ? /(?:\s\S{0,20}|\s?<[a-z/!][^<>]*)$/i : '', '')
  return `${from > 0 ? '… ' : ''}${whole}${from + LENGTH < block.length ? ' …' : ''}`
}

/** The lines of an article without Markdown; none if they cannot be read. Another query reads them again, from the browser's cache. */
async function articleLines(name: string): Promise<string[]> {
  const address = `${PATH_PREFIX}${articlePath(name)}.txt`
  const response = await fetch(address, { cache: 'force-cache' }).catch(() => null)
  return response?.ok ? (await response.text()).split('\n') : []
}
