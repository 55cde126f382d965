import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { hasOverlay, isForPage, type KeyPress } from '#app/lib/page-keys.ts'

export type Track = {
  /** The element that scrolls. Its children are the slides. */
  track: RefObject<HTMLUListElement | null>
  visible: VisibleSlides & { atStart: boolean; atEnd: boolean }
  go: (by: 1 | -1) => void
}

/** The first and the last slide that are completely visible, or the most visible one, from 0. */
type VisibleSlides = { first: number; last: number }

/** From this share on a slide counts as completely visible: on many screens, scroll positions are fractions. */
const WHOLE = 0.98

/** Until the observer has reported. */
const START: VisibleSlides = { first: 0, last: 0 }

/** Follows a track that scrolls natively, and scrolls it by buttons and by the arrow keys (PROJ-2, PROJ-3). */
export function useTrack(count: number): Track {
  const track = useRef<HTMLUListElement>(null)
  // The slide that a running scroll ends at. A second press continues from there.
  const target = useRef<number | null>(null)
  const [visible, setVisible] = useState(START)
  const look = useRef(() => START)

  function go(by: 1 | -1) {
    const to = slideAfterPress(by, look.current(), target.current, count)
    if (to !== null) show(to)
  }

  function show(index: number) {
    target.current = index
    track.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const element = track.current
    const by = element && stepOfKey(event, () => getComputedStyle(element).direction === 'rtl')
    // Hidden with its section, or behind an open menu, the carousel ignores keys.
    if (!by || !element.checkVisibility() || hasOverlay()) return
    event.preventDefault()
    go(by)
  })

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const slides = [...element.children]
    const shares = slides.map(() => 0)
    let seen = START
    const observer = new IntersectionObserver(report, {
      root: element,
      threshold: [0, 0.25, 0.5, 0.75, WHOLE],
    })
    function report(entries: IntersectionObserverEntry[]) {
      for (const entry of entries) shares[slides.indexOf(entry.target)] = entry.intersectionRatio
      seen = slidesInSight(shares) ?? seen
      setVisible(seen)
      return seen
    }
    for (const slide of slides) observer.observe(slide)
    // A press may come after the scroll has ended but before the observer reports it.
    look.current = () => report(observer.takeRecords())
    // From now on the visitor scrolls by finger or wheel.
    for (const type of ['scrollend', 'touchstart', 'wheel'])
      element.addEventListener(type, () => (target.current = null), { signal, passive: true })
    // Otherwise the browser snaps back and cuts off a slide that has the focus.
    element.addEventListener(
      'focusin',
      ({ target: focused }) => {
        if (!(focused instanceof Element) || !focused.matches(':focus-visible')) return
        // Measured now, because the observer answers a frame later.
        const index = slides.findIndex((slide) => slide.contains(focused))
        const slide = slides[index]
        if (slide && isCut(slide.getBoundingClientRect(), element.getBoundingClientRect())) show(index)
      },
      { signal },
    )
    document.addEventListener('keydown', (event) => onKey(event), { signal })
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [])

  return {
    track,
    visible: { ...visible, atStart: visible.first === 0, atEnd: visible.last === count - 1 },
    go,
  }
}

/**
 * Finds the slides in sight.
 *
 * @param shares how much of each slide is visible, from 0 to 1
 * @returns `null` if none is visible, as in a hidden section
 */
export function slidesInSight(shares: readonly number[]): VisibleSlides | null {
  // If no slide is completely visible, the most visible one counts.
  const least = Math.min(WHOLE, Math.max(...shares))
  const isSeen = (share: number) => share >= least
  return least > 0 ? { first: shares.findIndex(isSeen), last: shares.findLastIndex(isSeen) } : null
}

/**
 * Finds the slide that a press scrolls to.
 *
 * @param target the slide that a running scroll ends at; a second press continues from there
 * @returns `null` at the ends
 */
export function slideAfterPress(
  by: 1 | -1,
  { first, last }: VisibleSlides,
  target: number | null,
  count: number,
): number | null {
  // The slides after this one are never the first in sight.
  const end = count - 1 - (last - first)
  const from = Math.min(target ?? first, end)
  const to = Math.min(Math.max(from + by, 0), end)
  return to === from ? null : to
}

/** Whether a part of the slide is outside the track. A pixel is tolerated, because scroll positions are fractions. */
function isCut(slide: DOMRect, track: DOMRect): boolean {
  return slide.left < track.left - 1 || slide.right > track.right + 1
}

/**
 * The direction in which a key scrolls the carousel (PROJ-3).
 *
 * @param isRtl whether slides run from right to left; called for arrow keys only, because the browser computes styles for it
 * @returns 1 for the next slide, -1 for the previous one; `null` for other keys, with a modifier, and in fields
 */
export function stepOfKey(press: KeyPress, isRtl = () => false): 1 | -1 | null {
  if (!isForPage(press) || press.shiftKey) return null
  if (press.key === 'ArrowRight') return isRtl() ? -1 : 1
  if (press.key === 'ArrowLeft') return isRtl() ? 1 : -1
  return null
}
