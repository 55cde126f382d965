import { Arrow } from '#app/lib/icons/arrow.tsx'
import { NewTabLink } from '#app/lib/new-tab-link.tsx'
import { entryId } from '#app/lib/site/entry-id.ts'
import type { EntryOnPage } from '#app/lib/site/shown-content.ts'
import styles from './entries.module.css'
import { TagWords } from './tag-words.tsx'

/** What a section of the owner's own tells, one entry below the other: positions, degrees, papers. */
export function Entries({ section, entries }: { section: string; entries: readonly EntryOnPage[] }) {
  return (
    <ol role="list" className={styles.entries}>
      {entries.map((entry, index) => {
        const id = entryId(section, index)
        return (
          // The command palette links to these ids.
          <li key={id} id={id} tabIndex={-1} className={styles.entry}>
            <EntryContent entry={entry} />
          </li>
        )
      })}
    </ol>
  )
}

function EntryContent({ entry }: { entry: EntryOnPage }) {
  const { title, organisation, period, place, text, points = [], link, tags = [] } = entry
  return (
    <>
      {period !== undefined && <p className={`${styles.period} label`}>{period}</p>}
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          {link === undefined ? (
            title
          ) : (
            <NewTabLink className={styles.link} href={link}>
              {title}
              <Arrow to="out" />
            </NewTabLink>
          )}
        </h3>
        {(organisation ?? place) !== undefined && (
          <p className={styles.place}>
            {organisation !== undefined && <bdi className={styles.organisation}>{organisation}</bdi>}{' '}
            {place !== undefined && <bdi>{place}</bdi>}
          </p>
        )}
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {points.length > 0 && (
          <ul role="list" className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <TagWords tags={tags} />
      </div>
    </>
  )
}
