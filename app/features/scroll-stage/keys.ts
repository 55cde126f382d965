import { hasOverlay, isForPage } from '#app/lib/page-keys.ts'
import { currentSection, scrollAreaAt } from './section-scroll.ts'
import { SECTIONS, type Step, type StageListener } from './stage-reducer.ts'

/** Elements that Space presses. The other keys of the stage do nothing to them. */
const PRESSED_BY_SPACE = 'button, summary, [role="button"]'

/** The direction of a key, and how far it moves: by a line or a page, or to the end of the stage. */
type KeyIntent = { step: Step; reach: 'line' | 'page' | 'end' }

const KEYS: Record<string, KeyIntent> = {
  ArrowDown: { step: 1, reach: 'line' },
  ArrowUp: { step: -1, reach: 'line' },
  PageDown: { step: 1, reach: 'page' },
  PageUp: { step: -1, reach: 'page' },
  End: { step: 1, reach: 'end' },
  Home: { step: -1, reach: 'end' },
}

/** Moves the stage, or scrolls its section, by keys (STAGE-7, STAGE-8). */
export const listenToKeys: StageListener = (root, dispatch, signal) => {
  function onKey(event: KeyboardEvent) {
    const intent = stageKey(event)
    if (!intent || hasOverlay()) return
    event.preventDefault()
    const { step, reach } = intent
    if (reach === 'end') moveToEnd(step, event.timeStamp)
    else moveBy(reach, step, event)
  }

  /** Scrolls what can scroll. Otherwise, the stage moves to the next section. */
  function moveBy(reach: 'line' | 'page', step: Step, { target, repeat, timeStamp }: KeyboardEvent) {
    const area = scrollAreaAt(root, target, step)
    if (area) scrollByKey(area, step, reach)
    // A key that is held down only scrolls.
    else if (!repeat) dispatch({ type: 'step', step, via: 'key', time: timeStamp })
  }

  /** Moves to the first or last section. In this section, the key scrolls to its start or end. */
  function moveToEnd(step: Step, time: number) {
    const isDown = step === 1
    const current = currentSection(root)
    const endSection = SECTIONS.at(isDown ? -1 : 0)
    if (current.id !== endSection) dispatch({ type: 'end', step, time })
    else current.scrollTo({ top: isDown ? current.scrollHeight : 0, behavior: 'instant' })
  }

  addEventListener('keydown', onKey, { signal })
}

/** What a key means on the stage (STAGE-8), or `null`. ← and → belong to the carousel (PROJ-3). */
export function stageKey(press: KeyboardEvent): KeyIntent | null {
  if (!isForPage(press)) return null
  const { key, shiftKey, target } = press
  if (key === ' ') {
    const pressesControl = target instanceof Element && target.closest(PRESSED_BY_SPACE) !== null
    return pressesControl ? null : { step: shiftKey ? -1 : 1, reach: 'page' }
  }
  // With Shift, the other keys select text.
  return shiftKey ? null : (KEYS[key] ?? null)
}

/** Scrolls as far as browsers do: a line at once, a page smoothly unless the visitor wants less motion. */
function scrollByKey(area: Element, step: Step, reach: 'line' | 'page') {
  const isInstant = reach === 'line' || matchMedia('(prefers-reduced-motion: reduce)').matches
  const distance = reach === 'line' ? 40 : 0.9 * area.clientHeight
  area.scrollBy({ top: step * distance, behavior: isInstant ? 'instant' : 'smooth' })
}
