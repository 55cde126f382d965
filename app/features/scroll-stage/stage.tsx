import { createContext, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { StageIndex } from './stage-index.tsx'
import { stageDirection, type Section } from './stage-reducer.ts'
import styles from './stage.module.css'
import move from './stage-move.module.css'
import type { StageOnPage } from './use-stage.ts'
import { fill } from '#app/lib/language/fill.ts'
import * as words from '#app/lib/words/home.ts'
import { canScroll } from './section-scroll.ts'

/** Whether the visitor has scrolled to the section around a component, so that its title types itself (TYPE-1). */
export const ArrivedByStep = createContext(false)

/** Its content has a heading with the id `{id}-title` and the text `title`. */
export type StagedSection = {
  id: Section
  /** Its name in the index. */
  label: string
  title: string
  content: ReactNode
}

type StageProps = {
  stage: StageOnPage
  /** `label` is its name in the index. */
  hero: { label: string; content: ReactNode }
  /** In the order of `SECTIONS`. */
  sections: readonly StagedSection[]
}

/**
 * The hero and the sections. With JavaScript, it fills the window and shows one section at a time (STAGE-1 to
 * STAGE-9). Without it, and on paper, it is an ordinary long page (STAGE-10).
 */
export function Stage({ stage, hero, sections }: StageProps) {
  const { live, section, from, arrivedBy, root } = stage
  const isScrolled = section !== 'hero'
  const at = sections.findIndex(({ id }) => id === section)
  const announcement = isScrolled
    ? fill(words.place, { section: sections[at]?.title ?? '', number: at + 1, total: sections.length })
    : hero.label

  return (
    <div
      ref={root}
      className={styles.stage}
      data-section={live ? section : undefined}
      data-from={live ? from : undefined}
      data-direction={stageDirection(stage)}
      data-arrived-by={arrivedBy}
    >
      <div
        id="hero"
        className={`${styles.hero} ${move.hero}`}
        tabIndex={-1}
        data-current={live && !isScrolled ? '' : undefined}
        data-scrolled={isScrolled}
      >
        {hero.content}
      </div>
      {sections.map(({ id, content }) => {
        const active = live && section === id
        return (
          <StageSection key={id} id={id} live={live} active={active} left={!active && from === id}>
            <ArrivedByStep value={active && arrivedBy === 'step'}>{content}</ArrivedByStep>
          </StageSection>
        )
      })}
      <StageIndex
        current={live ? section : null}
        labels={[hero.label, ...sections.map(({ label }) => label)]}
      />
      {/* Screen readers announce the section after scrolling, and after Back and Forward. */}
      <p role="status" className="visually-hidden">
        {arrivedBy !== 'load' && announcement}
      </p>
    </div>
  )
}

type StageSectionProps = {
  id: Section
  live: boolean
  active: boolean
  /** Whether it was shown before this one. */
  left: boolean
  children: ReactNode
}

/** One section with its own address (STAGE-9). If it is too tall it scrolls, and the keyboard can focus it (STAGE-7). */
function StageSection({ id, live, active, left, children }: StageSectionProps) {
  const section = useRef<HTMLElement>(null)
  const overflows = useOverflow(section, active)
  return (
    <section
      ref={section}
      id={id}
      className={`${styles.section} ${move.section}`}
      aria-labelledby={`${id}-title`}
      aria-hidden={live && !active ? true : undefined}
      // Not on the long page: at a fragment, the browser would draw a focus ring around the whole section.
      tabIndex={live ? (overflows ? 0 : -1) : undefined}
      data-current={active ? '' : undefined}
      data-left={live && left ? '' : undefined}
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
