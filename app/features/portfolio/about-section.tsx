import { TypedText } from '#app/features/typed-text/typed-text.tsx'
import type { Contact } from '#content/site-content.ts'
import styles from './about-section.module.css'
import { SectionTitle } from './section-title.tsx'

type AboutSectionProps = { about: string; contact: readonly Contact[]; typed: boolean }

/** ABOUT-1 and ABOUT-2. The contact area is there and takes no room until the owner has filled it. */
export function AboutSection({ about, contact, typed }: AboutSectionProps) {
  return (
    <>
      <SectionTitle id="about-title">
        <TypedText text="About Me" active={typed} />
      </SectionTitle>
      <p className={styles.about}>{about}</p>
      <div className={styles.contact} data-contact-info="">
        {contact.length > 0 && (
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
    </>
  )
}
