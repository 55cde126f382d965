import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { hasOverlay } from '#app/lib/page-keys.ts'
import { stepOfKey } from './carousel-key.ts'

export type Track = {
  /** The element that scrolls. Its children are the slides. */
  track: RefObject<HTMLUListElement | null>
  /** The first and the last slide that are completely visible, or the most visible one, from 0. */
  place: { first: number; last: number; atStart: boolean; atEnd: boolean }
  go: (by: 1 | -1) => void
}

/** From this share on a slide counts as completely visible: on many screens, scroll positions are fractions. */
const WHOLE = 0.98

/** Follows a track that scrolls natively, and scrolls it by buttons and by the arrow keys (PROJ-2, PROJ-3). */
export function useTrack(count: number): Track {
  const track = useRef<HTMLUListElement>(null)
  // The slide that a running smooth scroll ends at. A second press continues from there.
  const heading = useRef<number | null>(null)
  const [{ first, last }, setSeen] = useState({ first: 0, last: 0 })
  const place = { first, last, atStart: first === 0, atEnd: last === count - 1 }

  function go(by: 1 | -1) {
    if (by === 1 ? place.atEnd : place.atStart) return
    // The slides after this one are never the first in sight.
    const end = count - 1 - (last - first)
    heading.current = Math.min(Math.max(Math.min(heading.current ?? first, end) + by, 0), count - 1)
    show(track.current?.children[heading.current])
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
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          shares[slides.indexOf(target)] = intersectionRatio
        // If no slide is completely visible, the most visible one counts. In a hidden section none is visible.
        const least = Math.min(WHOLE, Math.max(...shares))
        const isSeen = (share: number) => share >= least
        if (least > 0) setSeen({ first: shares.findIndex(isSeen), last: shares.findLastIndex(isSeen) })
      },
      { root: element, threshold: [0, 0.25, 0.5, 0.75, WHOLE] },
    )
    for (const slide of slides) seen.observe(slide)
    // From now on the visitor scrolls by finger or wheel.
    for (const type of ['scrollend', 'touchstart', 'wheel'])
      element.addEventListener(type, () => (heading.current = null), { signal, passive: true })
    // Otherwise the browser snaps back and cuts off a slide that has the focus.
    element.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element) || !target.matches(':focus-visible')) return
        // Measured now, because the observer answers a frame later.
        const slide = slides.find((one) => one.contains(target))
        if (slide && isCut(slide.getBoundingClientRect(), element.getBoundingClientRect())) show(slide)
      },
      { signal },
    )
    document.addEventListener('keydown', (event) => onKey(event), { signal })
    return () => {
      listening.abort()
      seen.disconnect()
    }
  }, [])

  return { track, place, go }
}

/** Whether a part of the slide is outside the track. A pixel is tolerated, because scroll positions are fractions. */
function isCut(slide: DOMRect, track: DOMRect): boolean {
  return slide.left < track.left - 1 || slide.right > track.right + 1
}

function show(slide: Element | undefined) {
  slide?.scrollIntoView({ inline: 'start', block: 'nearest' })
}
