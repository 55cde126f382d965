import type { SiteContent } from '#content/rules/site-content.ts'
import styles from './intro-links.module.css'
import * as words from '#app/lib/words/frame.ts'

/** At most two outbound links (HERO-4). */
export function IntroLinks({ github, linkedin }: Pick<SiteContent['links'], 'github' | 'linkedin'>) {
  if (github === undefined && linkedin === undefined) return null
  return (
    <p className={styles.links}>
      {github !== undefined && <OutboundLink href={github} label="GITHUB" />}
      {linkedin !== undefined && <OutboundLink href={linkedin} label="LINKEDIN" />}
    </p>
  )
}

function OutboundLink({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {label}
      <span className="visually-hidden"> {words.newTab}</span>
    </a>
  )
}
