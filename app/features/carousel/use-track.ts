import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { isCovered } from '#app/lib/page-keys.ts'
import { stepOfKey } from './carousel-key.ts'
import { neighbourOf, placeOf, type CarouselPlace, type TrackMeasures } from './carousel-place.ts'

export type Track = {
  /** For the element that scrolls, whose children are the slides. */
  track: RefObject<HTMLUListElement | null>
  place: CarouselPlace
  go: (by: 1 | -1) => void
}

/** Before anything is measured, as in the prerendered page. */
const AT_START: CarouselPlace = { first: 0, last: 0, atStart: true, atEnd: false }

/** Follows a track that scrolls natively, and scrolls it by buttons and by the arrow keys (PROJ-2, PROJ-3). */
export function useTrack(): Track {
  const track = useRef<HTMLUListElement>(null)
  // The target of a running smooth scroll: a second press continues from there.
  const heading = useRef<number | null>(null)
  const [place, setPlace] = useState(AT_START)

  const go = useCallback((by: 1 | -1) => {
    if (!track.current) return
    const measures = measure(track.current)
    heading.current = neighbourOf(heading.current ?? measures.scrollLeft, by, measures)
    track.current.scrollTo({ left: isRtl(track.current) ? -heading.current : heading.current })
  }, [])

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    const update = () => setPlace((before) => oldIfSame(before, placeOf(measure(element))))
    element.addEventListener('scroll', update, options)
    element.addEventListener('scrollend', () => (heading.current = null), options)
    // A finger or a wheel takes over.
    for (const type of ['touchstart', 'wheel'])
      element.addEventListener(type, () => (heading.current = null), options)
    element.addEventListener('focusin', ({ target }) => showFocused(element, target), options)
    const resized = new ResizeObserver(update)
    resized.observe(element)
    document.addEventListener('keydown', (event) => scrollByKey(event, element, go), {
      signal: listening.signal,
    })
    return () => {
      listening.abort()
      resized.disconnect()
    }
  }, [go])

  return { track, place, go }
}

function scrollByKey(event: KeyboardEvent, element: HTMLElement, go: Track['go']) {
  const by = stepOfKey(event, () => isRtl(element))
  // Hidden with its section, or behind an open menu, the carousel ignores keys.
  if (by === null || !element.checkVisibility() || isCovered()) return
  event.preventDefault()
  go(by)
}

/** Scrolls a focused slide into view; without this the browser snaps back and cuts it off. */
function showFocused(element: HTMLElement, target: EventTarget | null) {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  const slide = [...element.children].find((child) => child.contains(target))
  const [own, window] = [slide, element].map((box) => box?.getBoundingClientRect())
  if (!slide || !own || !window || (own.left >= window.left && own.right <= window.right)) return
  slide.scrollIntoView({ inline: 'start', block: 'nearest' })
}

function measure(element: HTMLElement): TrackMeasures {
  const { clientWidth, scrollWidth, children } = element
  const offsets = [...children].map((slide) => (slide instanceof HTMLElement ? slide.offsetLeft : 0))
  const [first = 0] = offsets
  // With text from right to left, browsers use negative positions.
  const stops = offsets.map((offset) => Math.abs(offset - first))
  const slideWidth = children[0]?.clientWidth ?? 0
  return { scrollLeft: Math.abs(element.scrollLeft), clientWidth, scrollWidth, slideWidth, stops }
}

function isRtl(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

/** The old object when nothing has changed, so that React renders nothing. */
function oldIfSame(before: CarouselPlace, now: CarouselPlace): CarouselPlace {
  const names = ['first', 'last', 'atStart', 'atEnd'] as const
  return names.every((name) => before[name] === now[name]) ? before : now
}
