import { memo } from 'react'
import type { SiteContent } from '#content/rules/site-content.ts'
import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import * as words from '#app/lib/words/home.ts'
import greetingStyles from './greeting.module.css'
import { Greeting } from './greeting.tsx'
import styles from './hero.module.css'

const { around } = greetingStyles

type HeroProps = Pick<SiteContent, 'owner' | 'greeting' | 'description' | 'links'> & {
  /** True while a section is shown: title and description are smaller (HERO-5). */
  scrolled: boolean
}

/** The greeting, the owner's description (HERO-3) and links (HERO-4). */
export const Hero = memo(function Hero({ owner, greeting, description, links, scrolled }: HeroProps) {
  return (
    <div className={styles.card} data-scrolled={scrolled}>
      <div className={`${styles.owner} ${around}`}>
        <span>{owner.name}</span> <span>{owner.role}</span>
      </div>
      <div className={`${styles.title} ${greetingStyles.moving}`}>
        <Greeting words={greeting} />
      </div>
      <p className={`${styles.description} ${around}`}>{description}</p>
      {(links.github ?? links.linkedin) !== undefined && (
        <p className={`${styles.links} ${around}`}>
          <NewTabLink className={styles.link} href={links.github}>
            GITHUB
          </NewTabLink>
          <NewTabLink className={styles.link} href={links.linkedin}>
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
})
