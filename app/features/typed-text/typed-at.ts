/** TYPE-1: the pause before typing starts, in ms. */
const TYPING_DELAY_MS = 200
/** TYPE-1: the time each character takes, in ms. */
const CHARACTER_MS = 80
/** TYPE-1: the time for which the cursor blinks after typing has ended, in ms. */
const CURSOR_LINGER_MS = 1_600

type TypingCursor = 'none' | 'typing' | 'blinking' | 'hidden'
export type TypedFrame = { shown: number; cursor: TypingCursor }

/**
 * The state of a text that types itself, at one moment (TYPE-1).
 *
 * @param elapsed ms since the text began
 * @param length the number of characters in the whole text
 * @returns the number of revealed characters, and the state of the cursor
 */
export function typedAt(elapsed: number, length: number): TypedFrame {
  if (elapsed < TYPING_DELAY_MS) return { shown: 0, cursor: 'none' }
  const endsAt = TYPING_DELAY_MS + length * CHARACTER_MS
  if (elapsed < endsAt)
    return { shown: Math.floor((elapsed - TYPING_DELAY_MS) / CHARACTER_MS), cursor: 'typing' }
  return { shown: length, cursor: elapsed < endsAt + CURSOR_LINGER_MS ? 'blinking' : 'hidden' }
}
