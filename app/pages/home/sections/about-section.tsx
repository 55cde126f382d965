import type { SiteContent } from '#content/rules/site-content.ts'
import * as words from '#app/lib/words/home.ts'
import { OwnPicture } from './own-picture.tsx'
import { SectionTitle } from './section-title.tsx'
import styles from './sections.module.css'

type AboutSectionProps = Pick<SiteContent, 'about' | 'contact' | 'portrait'>

/** ABOUT-1, ABOUT-2. An empty contact area takes no space. A phone shows a portrait, but no drawing. */
export function AboutSection({ about, contact, portrait }: AboutSectionProps) {
  return (
    <div className={styles.section}>
      <div>
        <SectionTitle id="about-title" text={words.aboutTitle} />
        <p className={styles.about}>{about}</p>
        <div data-contact-info="">
          {contact && contact.length > 0 && (
            <dl className={styles.groups}>
              {contact.map(({ label, text, href }) => (
                <div key={label + text}>
                  <dt>{label}</dt>
                  <dd>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      <OwnPicture image={portrait} className={styles.picture} />
    </div>
  )
}
