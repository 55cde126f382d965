import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import type { SiteContent } from '#content/rules/site-content.ts'
import styles from './hero-links.module.css'

/** At most two links to other sites (HERO-4). */
export function HeroLinks({ github, linkedin }: Pick<SiteContent['links'], 'github' | 'linkedin'>) {
  if (github === undefined && linkedin === undefined) return null
  return (
    <p className={styles.links}>
      {github !== undefined && (
        <NewTabLink className={styles.link} href={github}>
          GITHUB
        </NewTabLink>
      )}
      {linkedin !== undefined && (
        <NewTabLink className={styles.link} href={linkedin}>
          LINKEDIN
        </NewTabLink>
      )}
    </p>
  )
}
