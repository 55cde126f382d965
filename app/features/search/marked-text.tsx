import { Fragment } from 'react'
import { placedWords } from '#app/lib/search/words.ts'
import styles from './marked-text.module.css'

type MarkedTextProps = {
  text: string
  /** `SearchHit.terms` */
  terms: readonly string[]
}

/** A text in which the words that match a search are marked. */
export function MarkedText({ text, terms }: MarkedTextProps) {
  return partsOf(text, new Set(terms)).map(({ start, part, isMatch }) =>
    isMatch ? (
      <mark key={start} className={styles.mark}>
        {part}
      </mark>
    ) : (
      <Fragment key={start}>{part}</Fragment>
    ),
  )
}

/** The matching words and the parts between them. */
function partsOf(text: string, terms: ReadonlySet<string>) {
  const parts: { start: number; part: string; isMatch: boolean }[] = []
  const add = (start: number, end: number, isMatch: boolean) => {
    if (end > start) parts.push({ start, part: text.slice(start, end), isMatch })
  }
  let done = 0
  for (const { word, start, end } of placedWords(text)) {
    if (!terms.has(word)) continue
    add(done, start, false)
    add(start, end, true)
    done = end
  }
  add(done, text.length, false)
  return parts
}
