import type { MouseEvent } from 'react'
import { sections } from '#app/lib/words/home.ts'
import styles from './stage-index.module.css'
import { SECTIONS, type Section } from './stage-reducer.ts'

type StageIndexProps = {
  /** `null` on the long page, which shows all sections. */
  current: Section | null
  /** In the order of `SECTIONS`. */
  labels: readonly string[]
}

/** The index of the sections. Its links are plain fragments, so they work without JavaScript (STAGE-9). */
export function StageIndex({ current, labels }: StageIndexProps) {
  return (
    <nav className={styles.index} aria-label={sections}>
      {SECTIONS.map((section, index) => (
        <a
          key={section}
          className={styles.link}
          href={`#${section}`}
          aria-label={labels[index]}
          aria-current={section === current ? 'true' : undefined}
          onClick={section === 'hero' && current === 'hero' ? focusHero : undefined}
        >
          <span className={styles.dot} />
          <span className={styles.label}>{labels[index]}</span>
        </a>
      ))}
    </nav>
  )
}

/** On the hero's bare path, `#hero` would add a history entry for the same place. */
function focusHero(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('hero')?.focus({ preventScroll: true })
}
