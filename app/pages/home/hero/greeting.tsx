import { Fragment, memo } from 'react'
import type { SiteContent } from '#content/rules/site-content.ts'
import { graphemes } from '#app/features/typed-text/typed-text.tsx'
import styles from './greeting.module.css'

/** The most and fewest letters of a word that decide the size of letters. A longer word breaks. */
const [SHORTEST, LONGEST] = [9, 24]

/** The greeting (HERO-1) and its cursor bar (HERO-2). Screen readers read one text; CSS reveals the letters in order. */
export const Greeting = memo(function Greeting({ words: { hello, pronoun, firstName } }: GreetingProps) {
  const whole = `${hello} ${pronoun} ${firstName}`
  const longest = Math.max(...whole.split(/[\s-]/).map((part) => graphemes(part).length))
  const words = [hello, pronoun, firstName].map(graphemes)
  return (
    <h1 className={styles.greeting} data-number={Math.min(Math.max(longest, SHORTEST), LONGEST)}>
      <span className="visually-hidden">{whole}</span>
      <span aria-hidden="true">
        {words.map((letters, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && ' '}
            <span dir="auto" data-name={index === 2 ? '' : undefined}>
              {letters.map((letter, at) => {
                const number = words.slice(0, index).flat().length + at
                return (
                  <span key={number} className={styles.letter} data-number={number}>
                    {letter}
                    {index === 2 && at === letters.length - 1 && <span className={styles.cursor} />}
                  </span>
                )
              })}
            </span>
          </Fragment>
        ))}
      </span>
    </h1>
  )
})

type GreetingProps = { words: SiteContent['greeting'] }
