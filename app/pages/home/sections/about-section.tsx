import type { SiteContent } from '#content/rules/site-content.ts'
import * as words from '#app/lib/words/home.ts'
import styles from './about-section.module.css'
import { OwnPicture } from './own-picture.tsx'
import { SectionTitle } from './section-title.tsx'

type AboutSectionProps = Pick<SiteContent, 'about' | 'contact' | 'portrait'>

/** Every second part is a compound with a hyphen, where lines must not break. */
const COMPOUND = /(\S+-\S+)/

/** ABOUT-1, ABOUT-2. An empty contact area takes no space. A phone shows a portrait, but no drawing. */
export function AboutSection({ about, contact, portrait }: AboutSectionProps) {
  return (
    <div className={styles.section}>
      <div>
        <SectionTitle id="about-title" text={words.aboutTitle} />
        <p className={styles.about}>
          {about.split(COMPOUND).map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index} className={styles.compound}>
                {part}
              </span>
            ),
          )}
        </p>
        <div data-contact-info="">
          {contact && contact.length > 0 && (
            <dl className={styles.list}>
              {contact.map(({ label, text, href }) => (
                <div key={label + text} className={styles.entry}>
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
