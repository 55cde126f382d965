import { SITE_SECTIONS } from '#app/lib/site/site-identity.ts'

/** The sections from top to bottom (STAGE-1, STAGE-3). Each name is also the id of its element. */
export const SECTIONS: readonly Section[] = ['hero', ...SITE_SECTIONS.map(({ id }) => id)]

/** After a transition, scrolling is ignored for this long, in ms (STAGE-4). */
export const LOCK_MS = 1_000

/** One of `SECTIONS`. */
export type Section = string

/** 1 is down, -1 is up. */
export type Step = 1 | -1

export type Stage = {
  /** False in the prerendered page and until it is hydrated: all sections are then one long page (STAGE-10). */
  live: boolean
  section: Section
  /** The previous section; the same as `section` before the first transition. */
  from: Section
  /** `step` is scrolling, `select` is choosing an address. */
  arrivedBy: 'load' | 'step' | 'select'
  /** Scrolling is ignored until then: ms, on the clock of `Event.timeStamp`. */
  lockedUntil: number
}

/** `time` is `Event.timeStamp`, in ms. */
export type StageEvent =
  | { type: 'open'; section: Section }
  | { type: 'step'; step: Step; via: 'wheel' | 'touch' | 'key'; time: number }
  | { type: 'end'; step: Step; time: number }
  | { type: 'select'; section: Section; time: number }

/** Turns the events of one device into events of the stage, until `signal` aborts. */
export type StageListener = (
  root: HTMLElement,
  dispatch: (event: StageEvent) => void,
  signal: AbortSignal,
) => void

export const LONG_PAGE: Stage = {
  live: false,
  section: 'hero',
  from: 'hero',
  arrivedBy: 'load',
  lockedUntil: 0,
}

/** The stage after an event (STAGE-3, STAGE-4, STAGE-5, STAGE-8, STAGE-11): the same object when nothing changes. */
export function stageReducer(stage: Stage, event: StageEvent): Stage {
  if (event.type === 'open') return { ...LONG_PAGE, live: true, section: event.section, from: event.section }
  // Choosing a section is not blocked by the lock.
  if (event.type !== 'select' && event.time < stage.lockedUntil) return stage
  const section = destination(stage.section, event)
  if (section === undefined || section === stage.section) return stage
  // STAGE-4: only the step back to the hero by wheel sets no lock.
  const returnsByWheel = event.type === 'step' && event.via === 'wheel' && section === 'hero'
  return {
    live: true,
    section,
    from: stage.section,
    arrivedBy: event.type === 'select' ? 'select' : 'step',
    lockedUntil: returnsByWheel ? event.time : event.time + LOCK_MS,
  }
}

/** The direction of the last transition; `down` for a stage that has not moved. */
export function stageDirection({ section, from }: Pick<Stage, 'section' | 'from'>): 'down' | 'up' {
  return SECTIONS.indexOf(section) < SECTIONS.indexOf(from) ? 'up' : 'down'
}

/** The section that an event leads to; `undefined` beyond the ends of the stage. */
function destination(section: Section, event: Exclude<StageEvent, { type: 'open' }>): Section | undefined {
  if (event.type === 'select') return event.section
  if (event.type === 'end') return SECTIONS.at(event.step === 1 ? -1 : 0)
  const index = SECTIONS.indexOf(section) + event.step
  return SECTIONS[index]
}
