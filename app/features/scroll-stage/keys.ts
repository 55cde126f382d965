import { hasOverlay, isForPage } from '#app/lib/page-keys.ts'
import { currentSection, scrollAreaAt } from './section-scroll.ts'
import { SECTIONS, type Step, type StageListener } from './stage-reducer.ts'

/** Elements that Space presses. They keep no other key of the stage. */
const PRESSED_BY_SPACE = 'button, summary, [role="button"]'

type KeyIntent = { by: Step; reach: 'line' | 'page' | 'end' }

const KEYS: Record<string, KeyIntent> = {
  ArrowDown: { by: 1, reach: 'line' },
  ArrowUp: { by: -1, reach: 'line' },
  PageDown: { by: 1, reach: 'page' },
  PageUp: { by: -1, reach: 'page' },
  End: { by: 1, reach: 'end' },
  Home: { by: -1, reach: 'end' },
}

/** STAGE-7, STAGE-8. */
export const listenToKeys: StageListener = (root, dispatch, signal) => {
  function onKey(event: KeyboardEvent) {
    const intent = stageKey(event)
    if (!intent || hasOverlay()) return
    event.preventDefault()
    const { by, reach } = intent
    const { target, repeat, timeStamp: at } = event
    if (reach !== 'end') {
      const area = scrollAreaAt(root, target, by)
      if (area) scrollByKey(area, by, reach)
      // A key that is held down only scrolls.
      else if (!repeat) dispatch({ type: 'step', by, via: 'key', at })
      return
    }
    // At the end of the stage, it leads to the end of the section.
    const current = currentSection(root)
    if (current.id !== SECTIONS.at(by === 1 ? -1 : 0)) dispatch({ type: 'end', by, at })
    else current.scrollTo({ top: by === 1 ? current.scrollHeight : 0, behavior: 'instant' })
  }

  addEventListener('keydown', onKey, { signal })
}

/** What a key means on the stage (STAGE-8), or `null`. ← and → belong to the carousel (PROJ-3). */
export function stageKey(press: KeyboardEvent): KeyIntent | null {
  if (!isForPage(press)) return null
  const { key, shiftKey, target } = press
  if (key === ' ') {
    const pressesControl = target instanceof Element && target.closest(PRESSED_BY_SPACE) !== null
    return pressesControl ? null : { by: shiftKey ? -1 : 1, reach: 'page' }
  }
  // With Shift, the other keys select text.
  return shiftKey ? null : (KEYS[key] ?? null)
}

/** Scrolls as far as browsers do: a line at once, a page smoothly unless the visitor wants less motion. */
function scrollByKey(area: Element, by: Step, reach: 'line' | 'page') {
  const isCalm = reach === 'line' || matchMedia('(prefers-reduced-motion: reduce)').matches
  const px = reach === 'line' ? 40 : 0.9 * area.clientHeight
  area.scrollBy({ top: by * px, behavior: isCalm ? 'instant' : 'smooth' })
}
