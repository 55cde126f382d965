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
  const wordsInRow = new Set(wordsOf([name, title, description].join('\n')))
  // As one text, so that the effect runs again only if a term changes.
  const missing = terms.filter((term) => !wordsInRow.has(term)).join(' ')

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

/** A text in which some words are marked. @param terms the words as they are compared (`wordsOf`) */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const placed of placedWords(text)) {
    if (!terms.includes(placed.word)) continue
    const match = (
      <mark key={placed.start} className={styles.mark}>
        {text.slice(placed.start, placed.end)}
      </mark>
    )
    parts.push(text.slice(end, placed.start), match)
    end = placed.end
  }
  return [...parts, text.slice(end)]
}

/** The most UTF-16 units of an excerpt: about one line of a wide window. */
const MAX_LENGTH = 150
/** How many of them are before the first match. */
const BEFORE_MATCH = 40

/** The end of a tag or of a word that a cut has left at the beginning of a text. */
const CUT_BEGINNING = /^(?:[^<>]{0,37}["'\w/]>|\S{0,20}\s)/
/** The beginning of a word or of a tag that a cut has left at the end. */
const CUT_END = /(?:\s\S{0,20}|\s?<[a-z/!][^<>]*)$/i

/** The part of a text around the matches: from the block with the most of them, cut between words and outside of tags. */
export function excerptOf(blocks: readonly string[], terms: readonly string[]): string {
  let best = { count: 0, block: '', start: 0 }
  for (const block of blocks) {
    const matches = placedWords(block).filter(({ word }) => terms.includes(word))
    const count = new Set(matches.map(({ word }) => word)).size
    if (count > best.count) best = { count, block, start: matches[0]?.start ?? 0 }
  }
  return cutAround(best.block, best.start)
}

/** The part of a block around a match. @param matchStart the place of the match in the block */
function cutAround(block: string, matchStart: number): string {
  if (block.length <= MAX_LENGTH) return block
  const start = Math.max(0, matchStart - BEFORE_MATCH)
  const end = start + MAX_LENGTH
  const isCutBefore = start > 0
  const isCutAfter = end < block.length
  let text = block.slice(start, end)
  if (isCutBefore) text = text.replace(CUT_BEGINNING, '')
  if (isCutAfter) text = text.replace(CUT_END, '')
  return `${isCutBefore ? '… ' : ''}${text}${isCutAfter ? ' …' : ''}`
}

/** The lines of an article without Markdown; none if they cannot be read. Another query reads them again, from the browser's cache. */
async function articleLines(name: string): Promise<string[]> {
  const address = `${PATH_PREFIX}${articlePath(name)}.txt`
  const response = await fetch(address, { cache: 'force-cache' }).catch(() => null)
  return response?.ok ? (await response.text()).split('\n') : []
}
