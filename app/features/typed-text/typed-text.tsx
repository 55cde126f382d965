import styles from './typed-text.module.css'
import { useLayoutEffect, useState } from 'react'

type TypedTextProps = {
  text: string
  /** Typing restarts whenever this becomes true. */
  active: boolean
}

/**
 * A text that types itself (TYPE-1). The whole text is always in the document, and the part that is not typed yet is transparent:
 * assistive technology reads all of it, and the width never changes.
 */
export function TypedText({ text, active }: TypedTextProps) {
  const characters = graphemes(text)
  const { shown, cursor } = useTyping(characters.length, active)
  const pending = characters.slice(shown).join('')

  return (
    <span data-cursor={cursor}>
      <span className={styles.shown}>{characters.slice(0, shown).join('')}</span>
      {pending && <span className={styles.pending}>{pending}</span>}
    </span>
  )
}

/**
 * Types a text of this many characters whenever it becomes active. Before hydration, while inactive, and with reduced motion, the
 * text is complete.
 */
function useTyping(length: number, active: boolean): TypedFrame {
  const [frame, setFrame] = useState<TypedFrame | null>(null)

  // Before paint, so that the finished text does not flash.
  useLayoutEffect(() => {
    if (!active || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let startedAt: number | null = null
    let request = requestAnimationFrame(draw)
    setFrame(typedAt(0, length))

    function draw(now: number) {
      startedAt ??= now
      const next = typedAt(now - startedAt, length)
      setFrame((last) => (last?.shown === next.shown && last.cursor === next.cursor ? last : next))
      if (next.cursor !== 'hidden') request = requestAnimationFrame(draw)
    }

    return () => {
      cancelAnimationFrame(request)
      setFrame(null)
    }
  }, [length, active])

  return frame ?? { shown: length, cursor: 'hidden' }
}

/** TYPE-1, in ms: the pause before typing starts. */
const TYPING_DELAY_MS = 200
/** The time each character takes. */
const CHARACTER_MS = 80
/** The time for which the cursor blinks after typing has ended. */
const CURSOR_LINGER_MS = 1_600

type TypedFrame = { shown: number; cursor: 'none' | 'typing' | 'blinking' | 'hidden' }

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

/** Splits a text into grapheme clusters (Unicode UAX #29), so that flags, skin tones and accents stay whole. */
export function graphemes(text: string): string[] {
  // Each of these characters is a cluster. The first use of Intl.Segmenter blocks a phone for 100 ms (decision 15).
  if (/^[ -\u02ff\u2010-\u2027]*$/.test(text)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
