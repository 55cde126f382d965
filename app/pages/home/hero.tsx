import { Fragment } from 'react'
import type { CheckedContent } from '#content/rules/site-content.ts'
import { graphemes } from '#app/features/typed-text/typed-text.tsx'
import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import * as words from '#app/lib/words/home.ts'
import greetingStyles from './greeting.module.css'
import styles from './hero.module.css'

const { around } = greetingStyles

type HeroProps = Pick<CheckedContent, 'owner' | 'greeting' | 'description' | 'links'> & {
  /** True while a section is shown: title and description are smaller (HERO-5). */
  scrolled: boolean
}

/** The greeting, the owner's description (HERO-3) and links (HERO-4). */
export function Hero({ owner, greeting, description, links, scrolled }: HeroProps) {
  return (
    <div className={styles.card} data-scrolled={scrolled}>
      <div className={`${styles.owner} ${around}`}>
        <span>{owner.name}</span> <span>{owner.role}</span>
      </div>
      <div className={`${styles.title} ${greetingStyles.moving}`}>
        <Greeting {...greeting} />
      </div>
      <p className={`${styles.description} ${around}`}>{description}</p>
      {(links.github ?? links.linkedin) !== undefined && (
        <p className={`${styles.links} ${around}`}>
          <NewTabLink className={styles.link} href={links.github} isProfile>
            GITHUB
          </NewTabLink>
          <NewTabLink className={styles.link} href={links.linkedin} isProfile>
            LINKEDIN
          </NewTabLink>
        </p>
      )}
      {/* The build adds links to the newest articles, which hydration ignores (document.ts). */}
      <p className={`${styles.latest} ${around}`} data-latest="" suppressHydrationWarning>
        {''}
      </p>
      <p className={`${styles.hint} label`} aria-hidden="true">
        {`${words.scrollHint} `}
        <span>↓</span>
      </p>
    </div>
  )
}

/** The most and fewest letters of a word that decide the size of letters. A longer word breaks. */
const [SHORTEST, LONGEST] = [9, 24]

/** The greeting (HERO-1) and its cursor bar (HERO-2). Screen readers read one text; CSS reveals the letters in order. */
export function Greeting({ hello, pronoun, firstName }: CheckedContent['greeting']) {
  const whole = `${hello} ${pronoun} ${firstName}`
  const longest = Math.max(...whole.split(/[\s-]/).map((part) => graphemes(part).length))
  const parts = [hello, pronoun, firstName].map(graphemes)
  return (
    <h1 className={greetingStyles.greeting} data-number={Math.min(Math.max(longest, SHORTEST), LONGEST)}>
      <span className="visually-hidden">{whole}</span>
      <span aria-hidden="true">
        {parts.map((letters, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && ' '}
            <span dir="auto" data-name={index === 2 ? '' : undefined}>
              {letters.map((letter, at) => {
                const number = parts.slice(0, index).flat().length + at
                return (
                  <span key={number} className={greetingStyles.letter} data-number={number}>
                    {letter}
                    {index === 2 && at === letters.length - 1 && <span className={greetingStyles.cursor} />}
                  </span>
                )
              })}
            </span>
          </Fragment>
        ))}
      </span>
    </h1>
  )
}
