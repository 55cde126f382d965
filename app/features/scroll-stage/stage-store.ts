import { stageReducer, type Stage, type StageEvent } from './stage-machine.ts'

/** The stage as it stands at this very moment: several inputs may come between two renderings. */
export type StageStore = {
  read: () => Stage
  send: (event: StageEvent) => void
  /** Puts another stage in the place of this one, as when the page opens. */
  open: (stage: Stage) => void
  subscribe: (listener: () => void) => () => void
}

/** Keeps one stage, moves it by the state machine (STAGE-11) and tells its listeners when it has changed. */
export function createStageStore(stage: Stage): StageStore {
  const listeners = new Set<() => void>()

  function open(next: Stage) {
    if (next === stage) return
    stage = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => stage,
    send: (event) => open(stageReducer(stage, event)),
    open,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
