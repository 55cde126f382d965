import { createContext, type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '#app/lib/language/sentences.ts'
import { SITE_SECTIONS } from '#app/lib/site/site-identity.ts'
import * as words from '#app/lib/words/home.ts'
import { canScroll } from './section-scroll.ts'
import { stageDirection, type Section } from './stage-reducer.ts'
import styles from './stage.module.css'
import indexStyles from './stage-index.module.css'
import moveStyles from './stage-move.module.css'
import type { StageOnPage } from './use-stage.ts'

/** Whether the visitor has scrolled to the section around a component, so that its title types itself (TYPE-1). */
export const ArrivedByStep = createContext(false)

/** Its content has a heading with the id `{id}-title` and the text `title`. */
type StagedSection = { id: Section; title: string; content: ReactNode }

/** The sections are in the order of `SECTIONS`. */
type StageProps = { stage: StageOnPage; hero: ReactNode; sections: readonly StagedSection[] }

/** The hero and the sections, one at a time (STAGE-1 to STAGE-9); without JavaScript, and on paper, a long page (STAGE-10). */
export function Stage({ stage, hero, sections }: StageProps) {
  const { live, section, from, arrivedBy, root } = stage
  const isScrolled = section !== 'hero'
  const index = sections.findIndex(({ id }) => id === section)
  const announcement = isScrolled
    ? fill(words.place, { section: sections[index]?.title ?? '', number: index + 1, total: sections.length })
    : words.intro

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
        className={`${styles.hero} ${moveStyles.hero}`}
        tabIndex={-1}
        data-current={live && !isScrolled ? '' : undefined}
        data-scrolled={isScrolled}
      >
        {hero}
      </div>
      {sections.map(({ id, content }) => (
        <StageSection key={id} id={id} stage={stage}>
          {content}
        </StageSection>
      ))}
      <StageIndex current={live ? section : null} />
      {/* Screen readers announce the section after scrolling, and after Back and Forward. */}
      <p role="status" className="visually-hidden">
        {arrivedBy !== 'load' && announcement}
      </p>
    </div>
  )
}

type StageSectionProps = { id: Section; stage: StageOnPage; children: ReactNode }

/** One section with its own address (STAGE-9). If it is too tall it scrolls, and the keyboard can focus it (STAGE-7). */
function StageSection({ id, stage, children }: StageSectionProps) {
  const { live, section: current, from, arrivedBy } = stage
  const ref = useRef<HTMLElement>(null)
  const [overflows, setOverflows] = useState(false)
  const active = live && current === id
  const stageTabIndex = active && overflows ? 0 : -1

  useEffect(() => {
    const section = ref.current
    const content = section?.firstElementChild
    // A hidden section has no layout to measure.
    if (!active || !section || !content) return undefined
    const sizes = new ResizeObserver(() => setOverflows(canScroll(section, 1) || canScroll(section, -1)))
    sizes.observe(section)
    sizes.observe(content)
    return () => sizes.disconnect()
  }, [active])

  return (
    <section
      ref={ref}
      id={id}
      className={`${styles.section} ${moveStyles.section}`}
      aria-labelledby={`${id}-title`}
      aria-hidden={live && !active ? true : undefined}
      // Not on the long page: at a fragment, the browser would draw a focus ring around the whole section.
      tabIndex={live ? stageTabIndex : undefined}
      data-current={active ? '' : undefined}
      data-left={live && !active && from === id ? '' : undefined}
    >
      <div className={styles.content}>
        <ArrivedByStep value={active && arrivedBy === 'step'}>{children}</ArrivedByStep>
      </div>
    </section>
  )
}

/** Links to the sections, which also work without JavaScript (STAGE-9). None is `current` on the long page, which shows all. */
function StageIndex({ current }: { current: Section | null }) {
  return (
    <nav className={indexStyles.index} aria-label={words.sections}>
      {[{ id: 'hero', label: words.intro }, ...SITE_SECTIONS].map(({ id, label }) => (
        <a
          key={id}
          className={indexStyles.link}
          href={`#${id}`}
          aria-label={label}
          aria-current={id === current ? 'true' : undefined}
        >
          <span className={indexStyles.dot} />
          <span className={indexStyles.label}>{label}</span>
        </a>
      ))}
    </nav>
  )
}
