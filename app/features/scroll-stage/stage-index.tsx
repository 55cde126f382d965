import type { MouseEvent } from 'react'
import { SCENES, type Scene } from './stage-machine.ts'
import styles from './stage-index.module.css'

type StageIndexProps = {
  /** The stop on show; `null` while the page is a long one and shows them all. */
  current: Scene | null
  /** The word for each stop. */
  stops: Record<Scene, { label: string }>
}

/** A quiet index of the four stops. Plain links: the browser's own fragment navigation does the rest (STAGE-9). */
export function StageIndex({ current, stops }: StageIndexProps) {
  return (
    <nav className={styles.index} aria-label="Sections">
      {SCENES.map((scene) => (
        <a
          key={scene}
          className={styles.stop}
          href={scene === 'hero' ? '#' : `#${scene}`}
          aria-current={scene === current ? 'true' : undefined}
          onClick={scene === 'hero' && current ? goToIntro : undefined}
        >
          <span className={styles.dot} />
          <span className={styles.label}>{stops[scene].label}</span>
        </a>
      ))}
    </nav>
  )
}

/**
 * Goes to the intro as the other links go to their section: focus moves along, so that the keys work from there. `#` names
 * no element, so the browser would leave focus where it is.
 */
function goToIntro(event: MouseEvent) {
  document.getElementById('intro')?.focus({ preventScroll: true })
  // From the bare path `#` is another address, and would add a history entry that leads nowhere.
  if (location.hash === '') event.preventDefault()
}
