import { Fragment } from 'react'
import type { CheckedContent } from '#content/rules/site-content.ts'
import { graphemes } from '#app/features/typed-text/typed-text.tsx'
import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import * as words from '#app/lib/words/home.ts'
import greetingStyles from './greeting.module.css'
import styles from './hero.module.css'

/** The address of the site, without the scheme, for paper. */
const SITE_HOST = import.meta.env.SITE_ADDRESS.replace(/^https?:\/\/|\/$/g, '')

/** The class of everything that moves out of the way of the greeting. */
const AROUND_GREETING = greetingStyles.around

type HeroProps = Pick<CheckedContent, 'owner' | 'greeting' | 'description' | 'links'> & {
  /** True while a section is shown: title and description are smaller (HERO-5). */
  scrolled: boolean
}

/** The greeting, the owner's description (HERO-3) and links (HERO-4). */
export function Hero({ owner, greeting, description, links, scrolled }: HeroProps) {
  const hasProfile = links.github !== undefined || links.linkedin !== undefined
  return (
    <div className={styles.card} data-scrolled={scrolled}>
      <div className={`${styles.owner} ${AROUND_GREETING}`}>
        <span>{owner.name}</span> <span>{owner.role}</span>
        {owner.facts?.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
        <span className={styles.address}>{SITE_HOST}</span>
      </div>
      <div className={`${styles.title} ${greetingStyles.moving}`}>
        <Greeting {...greeting} />
      </div>
      <p className={`${styles.description} ${AROUND_GREETING}`}>{description}</p>
      {hasProfile && (
        <p className={`${styles.links} ${AROUND_GREETING}`}>
          <NewTabLink className={styles.link} href={links.github} isProfile>
            GITHUB
          </NewTabLink>
          <NewTabLink className={styles.link} href={links.linkedin} isProfile>
            LINKEDIN
          </NewTabLink>
        </p>
      )}
      {/* The build adds links to the newest articles, which hydration ignores (document.ts). */}
      <p className={`${styles.latest} ${AROUND_GREETING}`} data-latest="" suppressHydrationWarning>
        {''}
      </p>
      <p className={`${styles.hint} label`} aria-hidden="true">
        {`${words.scrollHint} `}
        <span>↓</span>
      </p>
    </div>
  )
}

/** The index of the first name among the words of the greeting. */
const NAME_INDEX = 2

/** The greeting (HERO-1) and its cursor bar (HERO-2). Screen readers read one text; CSS reveals the letters in order. */
function Greeting({ hello, pronoun, firstName }: CheckedContent['greeting']) {
  const sentence = `${hello} ${pronoun} ${firstName}`
  const parts = [hello, pronoun, firstName].map(graphemes)
  return (
    <h1 className={greetingStyles.greeting} data-number={import.meta.env.SITE_GREETING_NUMBER}>
      <span className="visually-hidden">{sentence}</span>
      <span aria-hidden="true">
        {parts.map((letters, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && ' '}
            <span dir="auto" data-name={index === NAME_INDEX ? '' : undefined}>
              {letters.map((letter, letterIndex) => {
                const number = parts.slice(0, index).flat().length + letterIndex
                const isLast = index === NAME_INDEX && letterIndex === letters.length - 1
                return (
                  <span key={number} className={greetingStyles.letter} data-number={number}>
                    {letter}
                    {isLast && <span className={greetingStyles.cursor} />}
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
