import type { Scene, StageEvent } from './stage-machine.ts'

/** What the inputs need of the page that the stage stands on. */
export type StagePage = {
  /** The stage's root element. */
  root: HTMLElement
  /** The stop on show now. */
  scene: () => Scene
  /** Hands an event to the state machine and keeps the address in step with what came of it. */
  go: (event: StageEvent) => void
}

/** The element of the stop on show; the root as long as none is marked. */
export function currentStop(root: HTMLElement): HTMLElement {
  return root.querySelector<HTMLElement>('[data-stop][data-current]') ?? root
}

/** Whether a dialog or a popover, such as the mobile menu, lies over the page: scrolling and keys are then its own. */
export function isCovered(): boolean {
  return document.querySelector('dialog[open], [popover]:popover-open') !== null
}

/** Whether the visitor has pinched the page larger: wheel and finger then move about in it (STAGE-6). */
export function isPinchZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}
