import { isForPage, type KeyPress } from '#app/lib/page-keys.ts'

export type KeyIntent =
  /** `reach` is how far it scrolls inside a section. A key that is held down (`mayStep` is false) only scrolls. */
  | { type: 'step'; by: 1 | -1; reach: 'line' | 'page'; mayStep: boolean }
  | { type: 'end'; to: 'first' | 'last' }

/** Elements that handle Space and the other keys themselves. */
const CONTROLS = 'a[href], button, summary, [role="button"]'

const STEPS: Record<string, { by: 1 | -1; reach: 'line' | 'page' }> = {
  ArrowDown: { by: 1, reach: 'line' },
  ArrowUp: { by: -1, reach: 'line' },
  PageDown: { by: 1, reach: 'page' },
  PageUp: { by: -1, reach: 'page' },
}

/**
 * Returns the intent of a key on the stage (STAGE-8). ← and → belong to the carousel (PROJ-3).
 *
 * @returns `null` for every other key
 */
export function stageKey(press: KeyPress & Pick<KeyboardEvent, 'repeat'>): KeyIntent | null {
  if (!isForPage(press, CONTROLS)) return null
  const { key, shiftKey } = press
  const mayStep = !press.repeat
  if (key === ' ') return { type: 'step', by: shiftKey ? -1 : 1, reach: 'page', mayStep }
  // With Shift, the other keys select text.
  if (shiftKey) return null
  if (key === 'Home') return { type: 'end', to: 'first' }
  if (key === 'End') return { type: 'end', to: 'last' }
  const step = STEPS[key]
  return step ? { type: 'step', ...step, mayStep } : null
}
