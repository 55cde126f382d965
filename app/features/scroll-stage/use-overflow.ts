import { useEffect, useState, type RefObject } from 'react'
import { canScroll } from './section-scroll.ts'

/**
 * Whether an element with one child is smaller than that child and has to scroll (STAGE-7).
 *
 * @param shown measures only then: what is put away has no layout, and tells nothing when it gets one
 * @returns false until measured
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, shown: boolean): boolean {
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const element = ref.current
    const content = element?.firstElementChild
    if (!shown || !element || !content) return undefined
    const sizes = new ResizeObserver(() => setOverflows(canScroll(element, 1) || canScroll(element, -1)))
    sizes.observe(element)
    sizes.observe(content)
    return () => sizes.disconnect()
  }, [ref, shown])

  return shown && overflows
}
