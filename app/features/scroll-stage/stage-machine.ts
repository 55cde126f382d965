/** Every stop of the home page, from top to bottom (STAGE-1, STAGE-3). */
export const SCENES = ['hero', 'about', 'projects', 'skills'] as const

/** The specification's portfolio sections: the stops that show the intro card scrolled. */
export const SECTIONS = ['about', 'projects', 'skills'] as const

/** How long, in ms, scrolling changes nothing after a transition (STAGE-4). */
export const LOCK_MS = 1_000

export type Scene = (typeof SCENES)[number]
export type Section = (typeof SECTIONS)[number]

export type Stage = {
  scene: Scene
  /** The stop before this one; the same as `scene` until something has moved. */
  from: Scene
  /** How the visitor came here: the page opened at it, it was scrolled to, or it was chosen by its address. */
  arrivedBy: 'load' | 'step' | 'select'
  /** Scrolling before this moment (ms, on the clock of `Event.timeStamp`) changes nothing. */
  lockedUntil: number
}

/** What can happen to the stage. `at` is the event's own time in ms (`Event.timeStamp`). */
export type StageEvent =
  | { type: 'step'; by: 1 | -1; via: 'wheel' | 'touch' | 'key'; at: number }
  | { type: 'end'; to: 'first' | 'last'; at: number }
  | { type: 'select'; scene: Scene; at: number }

/** The stage of a page that has just opened at a stop: nothing has moved and nothing is locked (STAGE-1). */
export function openStage(scene: Scene = 'hero'): Stage {
  return { scene, from: scene, arrivedBy: 'load', lockedUntil: 0 }
}

/**
 * What the stage becomes when something happens to it (STAGE-3, STAGE-4, STAGE-5, STAGE-8, STAGE-11).
 * Scrolling is refused while locked; choosing a section is not.
 *
 * @returns the very same object when nothing changes
 */
export function stageReducer(stage: Stage, event: StageEvent): Stage {
  if (event.type !== 'select' && event.at < stage.lockedUntil) return stage
  const scene = destination(stage.scene, event)
  if (scene === undefined || scene === stage.scene) return stage
  // STAGE-4: of all transitions only the un-scroll by wheel leaves the stage open to the next movement.
  const unscrollsByWheel = event.type === 'step' && event.via === 'wheel' && scene === 'hero'
  return {
    scene,
    from: stage.scene,
    arrivedBy: event.type === 'select' ? 'select' : 'step',
    lockedUntil: unscrollsByWheel ? event.at : event.at + LOCK_MS,
  }
}

/** Which way the last transition went; a stage that has not moved yet counts as going down. */
export function stageDirection({ scene, from }: Pick<Stage, 'scene' | 'from'>): 'down' | 'up' {
  return SCENES.indexOf(scene) < SCENES.indexOf(from) ? 'up' : 'down'
}

function destination(scene: Scene, event: StageEvent): Scene | undefined {
  switch (event.type) {
    case 'step':
      return SCENES[SCENES.indexOf(scene) + event.by]
    case 'end':
      return SCENES.at(event.to === 'first' ? 0 : -1)
    case 'select':
      return event.scene
  }
}
