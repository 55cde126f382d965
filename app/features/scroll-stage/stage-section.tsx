import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { canScroll } from './section-scroll.ts'
import type { Section } from './stage-reducer.ts'
import styles from './stage.module.css'

type StageSectionProps = { id: Section; live: boolean; active: boolean; children: ReactNode }

/** One section with its own address (STAGE-9). If it is too tall it scrolls, and the keyboard can focus it (STAGE-7). */
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
      // Not on the long page: at a fragment, the browser would draw a focus ring around the whole section.
      tabIndex={live ? (overflows ? 0 : -1) : undefined}
      data-current={active ? '' : undefined}
    >
      <div className={styles.content}>{children}</div>
    </section>
  )
}

/** Whether an active element is smaller than its one child and has to scroll; false until measured. */
function useOverflow(ref: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = ref.current
    const content = element?.firstElementChild
    // A hidden section has no layout to measure.
    if (!active || !element || !content) return undefined
    const sizes = new ResizeObserver(() => setOverflows(canScroll(element, 1) || canScroll(element, -1)))
    sizes.observe(element)
    sizes.observe(content)
    return () => sizes.disconnect()
  }, [ref, active])

  return active && overflows
}
