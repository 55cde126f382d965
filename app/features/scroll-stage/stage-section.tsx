import { useRef, type ReactNode } from 'react'
import type { Section } from './stage-machine.ts'
import styles from './stage.module.css'
import { useOverflow } from './use-overflow.ts'

type StageSectionProps = { id: Section; live: boolean; active: boolean; children: ReactNode }

/**
 * One section of the stage, with its own address (STAGE-9). When it is taller than its cell it scrolls inside and takes
 * part in the tab order, so that the keyboard reaches all of it (STAGE-7).
 */
export function StageSection({ id, live, active, children }: StageSectionProps) {
  const section = useRef<HTMLElement>(null)
  const overflows = useOverflow(section, active)
  return (
    <section
      ref={section}
      id={id}
      className={styles.section}
      aria-labelledby={`${id}-title`}
      aria-hidden={live && !active ? true : undefined}
      // The long page has none: opened at a fragment, the browser would put focus, and its ring, around a whole section.
      tabIndex={live ? (overflows ? 0 : -1) : undefined}
      data-stop={id}
      data-current={active ? '' : undefined}
    >
      <div className={styles.content}>{children}</div>
    </section>
  )
}
