import type { ReactNode } from 'react'
import type { SiteContent } from '#content/rules/site-content.ts'
import styles from './about-section.module.css'
import { OwnPicture } from './own-picture.tsx'
import { SectionTitle } from './section-title.tsx'
import * as words from '#app/lib/words/home.ts'

type AboutSectionProps = Pick<SiteContent, 'about' | 'contact' | 'portrait'>

/** ABOUT-1, ABOUT-2. An empty contact area takes no space. A phone shows a portrait, but no drawing. */
export function AboutSection({ about, contact, portrait }: AboutSectionProps) {
  return (
    <div className={styles.section}>
      <div>
        <SectionTitle id="about-title" text={words.aboutTitle} />
        <p className={styles.about}>{about.split(COMPOUND).map(unbroken)}</p>
        <div className={styles.contact} data-contact-info="">
          {contact !== undefined && contact.length > 0 && (
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

const COMPOUND = /(\S+-\S+)/

/** Every second part is a compound with a hyphen, where lines must not break. */
function unbroken(part: string, index: number): ReactNode {
  if (index % 2 === 0) return part
  return (
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index} className={styles.compound}>
      {part}
    </span>
  )
}
