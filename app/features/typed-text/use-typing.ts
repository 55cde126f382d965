import { useLayoutEffect, useState } from 'react'
import { type TypedFrame, typedAt } from './typed-at.ts'

/**
 * Types a text when it becomes active, and again when it changes (TYPE-1). Before hydration, while inactive, and with
 * reduced motion, the text is complete.
 *
 * @param length the number of characters in `text`
 * @returns the present frame
 */
export function useTyping(text: string, length: number, active: boolean): TypedFrame {
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
    // A changed text restarts typing.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [text, length, active])

  return frame ?? { shown: length, cursor: 'hidden' }
}
