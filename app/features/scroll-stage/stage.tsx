import type { ReactNode } from 'react'
import { ArrivedByStep } from './arrived-by-step.ts'
import { StageIndex } from './stage-index.tsx'
import { stageDirection, type Section } from './stage-reducer.ts'
import { StageSection } from './stage-section.tsx'
import styles from './stage.module.css'
import type { StageOnPage } from './use-stage.ts'
import { fill } from '#app/lib/language/fill.ts'
import * as words from '#app/lib/words/home.ts'

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
        className={styles.hero}
        tabIndex={-1}
        data-current={live && !isScrolled ? '' : undefined}
        data-scrolled={isScrolled}
      >
        {hero.content}
      </div>
      {sections.map(({ id, content }) => {
        const active = live && section === id
        return (
          <StageSection key={id} id={id} live={live} active={active}>
            <ArrivedByStep value={active && arrivedBy === 'step'}>{content}</ArrivedByStep>
          </StageSection>
        )
      })}
      <StageIndex
        current={live ? section : null}
        labels={[hero.label, ...sections.map(({ label }) => label)]}
      />
      {/* Screen readers announce the section after scrolling. */}
      <p role="status" className="visually-hidden">
        {arrivedBy === 'step' && announcement}
      </p>
    </div>
  )
}
