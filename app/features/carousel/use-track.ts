import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { hasOverlay, isForPage } from '#app/lib/page-keys.ts'
import { whileNeeded } from '#app/lib/while-needed.ts'

/** From this share on a slide counts as completely visible: on many screens, scroll positions are fractions. */
const COMPLETE_SHARE = 0.98
/** A scroll without an event for this time, in ms, has ended: Safari 18 has no `scrollend`. */
const SCROLL_END_MS = 300

/** The slides that are in sight, by their indices. */
type Slides = { first: number; last: number }

/** The state of a carousel, and how its parts move it. */
export type Track = Slides & {
  /** The element that scrolls. Its children are the slides. */
  track: RefObject<HTMLUListElement | null>
  atStart: boolean
  atEnd: boolean
  /** Scrolls to the next slide (1) or to the previous one (-1). */
  go: (step: 1 | -1) => void
}

/**
 * Says which slides of a carousel are in sight, and scrolls to others by buttons and by the arrow keys (PROJ-2, PROJ-3).
 *
 * The browser scrolls, and after each movement this hook measures which slides are in sight. It does not measure while a scroll runs
 * that it has started itself: then the state is at once what it will be at the end. Without frames, as in a covered window, such a
 * scroll would never run.
 *
 * @param count the number of slides
 * @returns the ref of the element to put the slides into, and the state
 */
export function useTrack(count: number): Track {
  const track = useRef<HTMLUListElement>(null)
  /** The first slide in sight at the end of the scroll that runs; `null` if we have started none. A second press continues from it. */
  const scrollTarget = useRef<number | null>(null)
  // Two numbers and no object: React renders nothing if a movement leaves both as they are.
  const [first, setFirst] = useState(0)
  const [last, setLast] = useState(0)

  function setSlides(slides: Slides) {
    setFirst(slides.first)
    setLast(slides.last)
  }

  /** The state is of the last frame, and a press may come before the next one. */
  function measureSlides(): Slides {
    return slidesInSight(sharesInSight(track.current)) ?? { first, last }
  }

  function go(step: 1 | -1) {
    const index = slideAfterPress(step, measureSlides(), scrollTarget.current, count)
    if (index !== null) show(index)
  }

  function show(index: number) {
    const slidesAtEnd = slidesAfterScroll(index, measureSlides(), count)
    track.current?.children[index]?.scrollIntoView({ inline: 'start', block: 'nearest' })
    scrollTarget.current = slidesAtEnd.first
    setSlides(slidesAtEnd)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOfKey(event, document.dir === 'rtl')
    // Hidden with its section, or behind an open menu, the carousel ignores keys.
    if (!step || !track.current?.checkVisibility() || hasOverlay()) return
    event.preventDefault()
    go(step)
  })

  /** Scrolls to a slide that Tab has reached. Otherwise the browser snaps back, and cuts off the slide that has the focus. */
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const slides = [...(track.current?.children ?? [])]
    const index = slides.findIndex((slide) => slide.contains(target))
    const share = sharesInSight(track.current)[index] ?? 1
    if (share < COMPLETE_SHARE) show(index)
  })

  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    const updateSlides = () => {
      const slides = slidesInSight(sharesInSight(element))
      const isScrolling = scrollTarget.current !== null && scrollTarget.current !== slides?.first
      if (slides && !isScrolling) setSlides(slides)
    }
    const endScroll = () => {
      scrollTarget.current = null
      updateSlides()
    }
    return whileNeeded((signal) => {
      followScrolls(element, updateSlides, endScroll, signal)
      element.addEventListener('focusin', (event) => onFocus(event), { signal })
      document.addEventListener('keydown', (event) => onKey(event), { signal })
    })
  }, [])

  return { track, first, last, atStart: first === 0, atEnd: last === count - 1, go }
}

/** Calls `onMove` while an element scrolls, and `onEnd` after a scroll, when a visitor stops one, and when the element's size changes. */
function followScrolls(element: Element, onMove: () => void, onEnd: () => void, signal: AbortSignal): void {
  let endTimer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    onMove()
    clearTimeout(endTimer)
    endTimer = setTimeout(onEnd, SCROLL_END_MS)
  }
  element.addEventListener('scroll', onScroll, { signal, passive: true })
  // With a finger or the wheel, the visitor stops a running scroll.
  for (const type of ['scrollend', 'touchstart', 'wheel'])
    element.addEventListener(type, onEnd, { signal, passive: true })
  const sizes = new ResizeObserver(onEnd)
  sizes.observe(element)
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    clearTimeout(endTimer)
  })
}

/** How much of the width of each slide is visible, from 0 to 1. */
function sharesInSight(track: Element | null): number[] {
  if (!track?.checkVisibility()) return []
  const { left, right } = track.getBoundingClientRect()
  return Array.from(track.children, (slide) => {
    const box = slide.getBoundingClientRect()
    const visibleWidth = Math.min(right, box.right) - Math.max(left, box.left)
    return Math.max(0, visibleWidth) / box.width
  })
}

/** The first and the last slide that are completely visible, or the most visible one; `null` if none is, as in a hidden section. */
export function slidesInSight(shares: readonly number[]): Slides | null {
  const minShare = Math.min(COMPLETE_SHARE, Math.max(...shares))
  // Not `<=`: the share of a slide without a width is `NaN`.
  if (!(minShare > 0)) return null
  const isSeen = (share: number) => share >= minShare
  return { first: shares.findIndex(isSeen), last: shares.findLastIndex(isSeen) }
}

/** The slides in sight after a scroll to one of them, when as many are in sight as now. The last ones end at the end of the track. */
export function slidesAfterScroll(index: number, { first, last }: Slides, count: number): Slides {
  const distance = last - first
  const firstAfter = Math.min(index, count - 1 - distance)
  return { first: firstAfter, last: firstAfter + distance }
}

/** The slide that a press scrolls to from a running scroll's `target` or from the slides in sight; `null` at the ends. */
export function slideAfterPress(
  step: 1 | -1,
  { first, last }: Slides,
  target: number | null,
  count: number,
): number | null {
  // The slides after this one are never the first in sight.
  const lastIndex = count - 1 - (last - first)
  const startIndex = Math.min(target ?? first, lastIndex)
  const targetIndex = Math.min(Math.max(startIndex + step, 0), lastIndex)
  return targetIndex === startIndex ? null : targetIndex
}

/** 1 if a key scrolls to the next slide (PROJ-3), -1 to the previous one; `null` for other keys, with a modifier, and in fields. */
export function stepOfKey(press: KeyboardEvent, isRtl: boolean): 1 | -1 | null {
  if (!isForPage(press) || press.shiftKey || !/^Arrow(Left|Right)$/.test(press.key)) return null
  const nextKey = isRtl ? 'ArrowLeft' : 'ArrowRight'
  return press.key === nextKey ? 1 : -1
}
