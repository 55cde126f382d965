import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react'
import { showScene } from './show-scene.ts'
import { StageIndex } from './stage-index.tsx'
import { SECTIONS, stageDirection, type Scene, type Section } from './stage-machine.ts'
import { StageSection } from './stage-section.tsx'
import styles from './stage.module.css'
import type { StageOnPage } from './use-stage.ts'

/** What a section may want to know about itself. */
type SectionView = {
  /** It is the one stop on show. */
  active: boolean
  /** It is on show because the visitor stepped to it: its heading types itself (TYPE-1). */
  typed: boolean
}

type StageProps = Omit<ComponentProps<'div'>, 'ref' | 'children'> & {
  /** What `useStage()` returns. */
  stage: StageOnPage
  /** The intro card, which is told whether it is scrolled (HERO-5), and its name in the index. */
  intro: { label: string; content: (scrolled: boolean) => ReactNode }
  /** Each needs a heading with the id `{section}-title`. `title` is what that heading says, `label` the index's word. */
  sections: Record<Section, { label: string; title: string; content: (view: SectionView) => ReactNode }>
}

/**
 * The home page: the intro card and three sections. Live, it fills the window and shows one stop at a time (STAGE-1 to
 * STAGE-9); before that, without JavaScript, and on paper, it is an ordinary long page (STAGE-10).
 */
export function Stage({ stage, intro, sections, ...rest }: StageProps) {
  const { scene, from, live, root, arrivedBy } = stage
  const scrolled = scene !== 'hero'
  const stops = { hero: { label: intro.label, title: intro.label }, ...sections }

  useLayoutEffect(() => {
    if (live && root.current) showScene(root.current, { scene, from })
  }, [live, root, scene, from])

  return (
    <div
      {...rest}
      ref={root}
      className={styles.stage}
      data-live={live ? '' : undefined}
      data-scene={scene}
      data-from={from}
      data-direction={stageDirection(stage)}
      data-arrived-by={arrivedBy}
    >
      <div
        id="intro"
        className={styles.intro}
        tabIndex={-1}
        data-stop="hero"
        data-current={live && !scrolled ? '' : undefined}
        data-scrolled={scrolled}
      >
        {intro.content(scrolled)}
      </div>
      {SECTIONS.map((id) => {
        const active = live && scene === id
        return (
          <StageSection key={id} id={id} live={live} active={active}>
            {sections[id].content({ active, typed: active && arrivedBy === 'step' })}
          </StageSection>
        )
      })}
      <StageIndex current={live ? scene : null} stops={stops} />
      <p role="status" className="visually-hidden">
        {arrivedBy === 'step' && announcement(scene, stops[scene].title)}
      </p>
    </div>
  )
}

/** What a screen reader says when scrolling has brought another stop: its title and its place. */
function announcement(scene: Scene, title: string): string {
  return scene === 'hero'
    ? title
    : `${title}, ${SECTIONS.findIndex((id) => id === scene) + 1} of ${SECTIONS.length}`
}
