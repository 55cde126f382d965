import { SCENES, stageDirection, type Scene, type Stage } from './stage-machine.ts'

/**
 * Shows one stop of the live stage and puts the other sections away: out of sight and out of the tab order, but within
 * the browser's find-in-page (STAGE-10). The intro card stays; it is what the sections are shown beside.
 *
 * React knows `hidden` only as true or false, so the attribute is written here.
 *
 * @param root the stage's root, with its stops marked `data-stop`
 */
export function showScene(root: HTMLElement, stage: Pick<Stage, 'scene' | 'from'>): void {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-stop]')]
  const current = stops.find((stop) => stop.dataset['stop'] === stage.scene)
  if (!current) return
  // Read first: the browser drops focus from what is put away as soon as anything asks for the layout.
  const focused = document.activeElement
  for (const stop of stops) {
    if (stop === current || stop.dataset['stop'] === 'hero') stop.removeAttribute('hidden')
    else stop.setAttribute('hidden', 'until-found')
  }
  // Coming up from below, a tall section is met at its lower edge, as on a long page.
  const fromBelow = stageDirection(stage) === 'up' && stage.scene !== 'hero'
  current.scrollTop = fromBelow ? current.scrollHeight : 0
  if (isPutAway(focused, stops)) current.focus({ preventScroll: true })
}

function isPutAway(focused: Element | null, stops: readonly HTMLElement[]): boolean {
  const stop = stops.find((stop) => stop.contains(focused))
  if (!focused || !stop) return false
  // The slim intro card of a phone leaves its links out.
  return stop.hasAttribute('hidden') || !focused.checkVisibility()
}

/**
 * The stop that a visitor who has scrolled the ordinary long page is reading: the last that begins in the upper half of
 * the window (STAGE-10).
 *
 * @param root the stage's root, before it is live
 */
export function sceneInView(root: HTMLElement): Scene {
  const begun = SCENES.filter((scene) => {
    const stop = root.querySelector(`[data-stop="${scene}"]`)
    return stop !== null && stop.getBoundingClientRect().top <= window.innerHeight / 2
  })
  return begun.at(-1) ?? 'hero'
}
