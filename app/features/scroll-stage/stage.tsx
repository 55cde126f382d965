import type { ReactNode } from 'react'
import { StageIndex } from './stage-index.tsx'
import { stageDirection, type ContentSection } from './stage-reducer.ts'
import { StageSection } from './stage-section.tsx'
import styles from './stage.module.css'
import type { StageOnPage } from './use-stage.ts'
import * as words from '#app/lib/words/home.ts'

const CONTENT = ['about', 'projects', 'skills'] as const satisfies readonly ContentSection[]

type StageProps = {
  stage: StageOnPage
  /** `label` is its name in the index; `scrolled` is true while a section is shown (HERO-5). */
  intro: { label: string; content: (scrolled: boolean) => ReactNode }
  /** Each contains a heading with the id `{section}-title` and the text `title`, which types itself if `typed` (TYPE-1). */
  sections: Record<ContentSection, { label: string; title: string; content: (typed: boolean) => ReactNode }>
}

/**
 * The intro card and three sections. With JavaScript, it fills the window and shows one section at a time (STAGE-1 to
 * STAGE-9). Without it, and on paper, it is an ordinary long page (STAGE-10).
 */
export function Stage({ stage, intro, sections }: StageProps) {
  const { live, section, from, arrivedBy, root } = stage
  const isScrolled = section !== 'hero'
  const place = isScrolled
    ? words.place(sections[section].title, CONTENT.indexOf(section) + 1, CONTENT.length)
    : intro.label

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
        className={styles.intro}
        tabIndex={-1}
        data-current={live && !isScrolled ? '' : undefined}
        data-scrolled={isScrolled}
      >
        {intro.content(isScrolled)}
      </div>
      {CONTENT.map((id) => {
        const active = live && section === id
        return (
          <StageSection key={id} id={id} live={live} active={active}>
            {sections[id].content(active && arrivedBy === 'step')}
          </StageSection>
        )
      })}
      <StageIndex
        current={live ? section : null}
        labels={{
          hero: intro.label,
          about: sections.about.label,
          projects: sections.projects.label,
          skills: sections.skills.label,
        }}
      />
      {/* Screen readers announce the section after scrolling. */}
      <p role="status" className="visually-hidden">
        {arrivedBy === 'step' && place}
      </p>
    </div>
  )
}
