import { useLayoutEffect, useState } from 'react'
import styles from './typed-text.module.css'

/**
 * A text that types itself whenever it becomes active (TYPE-1). The part that is not typed yet is transparent: assistive technology
 * reads all of it, and the width never changes.
 */
export function TypedText({ text, active }: { text: string; active: boolean }) {
  const characters = graphemes(text)
  const { shown, cursor } = typedAt(useElapsed(characters.length, active), characters.length)
  const pending = characters.slice(shown).join('')

  return (
    <span data-cursor={cursor}>
      <span className={styles.shown}>{characters.slice(0, shown).join('')}</span>
      {pending && <span className={styles.pending}>{pending}</span>}
    </span>
  )
}

/** The time since a text of this length became active, in ms: before hydration, while inactive, and with reduced motion endless. */
function useElapsed(length: number, active: boolean): number {
  const [elapsed, setElapsed] = useState(Infinity)

  // Before paint, so that the finished text does not flash.
  useLayoutEffect(() => {
    if (!active || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const startedAt = performance.now()
    let request = requestAnimationFrame(draw)
    setElapsed(0)

    function draw() {
      const time = performance.now() - startedAt
      setElapsed(time)
      if (typedAt(time, length).cursor !== 'hidden') request = requestAnimationFrame(draw)
    }

    return () => {
      cancelAnimationFrame(request)
      setElapsed(Infinity)
    }
  }, [length, active])

  return elapsed
}

/** TYPE-1, in ms: the pause before typing, the time of a character, and for how long the cursor blinks afterwards. */
const DELAY_MS = 200
const CHARACTER_MS = 80
const CURSOR_LINGER_MS = 1_600

/** What a text of this many characters shows, ms after it began (TYPE-1). */
export function typedAt(elapsed: number, length: number): { shown: number; cursor: string } {
  if (elapsed < DELAY_MS) return { shown: 0, cursor: 'none' }
  const shown = Math.floor((elapsed - DELAY_MS) / CHARACTER_MS)
  if (shown < length) return { shown, cursor: 'typing' }
  const endsAt = DELAY_MS + length * CHARACTER_MS
  return { shown: length, cursor: elapsed < endsAt + CURSOR_LINGER_MS ? 'blinking' : 'hidden' }
}

/** Splits a text into grapheme clusters (Unicode UAX #29), so that flags, skin tones and accents stay whole. */
export function graphemes(text: string): string[] {
  // Each of these characters is a cluster. The first use of Intl.Segmenter blocks a phone for 100 ms (decision 15).
  if (/^[ -\u02ff\u2010-\u2027]*$/.test(text)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
