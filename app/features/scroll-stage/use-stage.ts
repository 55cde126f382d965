import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react'
import { hasOverlay } from '#app/lib/page-keys.ts'
import { replaceAddress, sectionFromFragment } from './section-address.ts'
import { currentSection, lastDrawnScroll, scrollAreaAt, scrollByKey } from './section-scroll.ts'
import { sectionInView, showSection } from './show-section.ts'
import { stageKey } from './stage-key.ts'
import {
  LONG_PAGE,
  SECTIONS,
  stageReducer,
  type Section,
  type Stage,
  type StageEvent,
} from './stage-reducer.ts'
import { stepFromSwipe, type Swipe } from './swipe.ts'
import { reduceWheel, wheelPixels, type WheelMovement } from './wheel.ts'

export type StageOnPage = Stage & { root: RefObject<HTMLDivElement | null> }

type Dispatch = (event: StageEvent) => void

/** The stage of the home page, moved by wheel, touch, keys and the address (STAGE-1 to STAGE-11). */
export function useStage(): StageOnPage {
  const root = useRef<HTMLDivElement>(null)
  const [stage, dispatch] = useReducer(stageReducer, LONG_PAGE)
  const { live, section, from } = stage

  // In a task of its own, because hydration has just blocked the page.
  useEffect(() => {
    const named = sectionFromFragment(location.hash) ?? 'hero'
    // If the script loads late, the visitor may already have scrolled.
    const section = named === 'hero' ? sectionInView() : named
    startTransition(() => dispatch({ type: 'open', section }))
  }, [])

  useLayoutEffect(() => {
    if (!live) return
    // The landscape behind the page is outside React and uses this attribute.
    document.documentElement.dataset['section'] = section
    const scrollIntoPosition = showSection({ section, from })
    // Scrolling needs the layout, and a new address needs all styles. The next frames need both anyway, so that a step takes
    // several short tasks instead of a long one.
    let frame = 0
    frame = requestAnimationFrame(() => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      scrollIntoPosition()
      frame = requestAnimationFrame(() => replaceAddress(section))
    })
    return () => cancelAnimationFrame(frame)
  }, [live, section, from])

  useEffect(() => {
    if (!live || !root.current) return undefined
    const listening = new AbortController()
    for (const listen of [listenToWheel, listenToTouch, listenToKeys, listenToAddress])
      listen(root.current, dispatch, listening.signal)
    return () => listening.abort()
  }, [live])

  return { ...stage, root }
}

/** STAGE-2, STAGE-6, STAGE-7. */
function listenToWheel(root: HTMLElement, dispatch: Dispatch, signal: AbortSignal) {
  const topOf = lastDrawnScroll(root, signal)
  let movement: WheelMovement | null = null

  function onWheel(event: WheelEvent) {
    if (event.defaultPrevented) return
    // Firefox reports lines only to a page that reads deltaMode before the deltas.
    const { deltaMode, deltaX, deltaY, ctrlKey, timeStamp: at, target } = event
    const isTaken = hasOverlay() || isPinchZoomed()
    const area = isTaken ? null : scrollAreaAt(root, target, deltaY > 0 ? 1 : -1, topOf)
    const sample = { deltaX, deltaY, deltaMode, ctrlKey, at, canScroll: isTaken || area !== null }
    const { movement: next, step } = reduceWheel(movement, sample)
    const isIgnored = next === movement
    movement = next
    if (step) dispatch({ type: 'step', by: step, via: 'wheel', at })
    // The browser scrolls the element under the pointer; this scrolls the section when the pointer is elsewhere.
    else if (!isIgnored && next?.spentOn === 'scroll' && area && !isInside(area, target))
      area.scrollBy({ top: wheelPixels(sample), behavior: 'instant' })
  }

  addEventListener('wheel', onWheel, { passive: true, signal })
}

/** STAGE-2, STAGE-6, STAGE-7. */
function listenToTouch(root: HTMLElement, dispatch: Dispatch, signal: AbortSignal) {
  let start: Omit<Swipe, 'toX' | 'toY'> | null = null
  const forget = () => (start = null)

  function begin({ touches, target }: TouchEvent) {
    const [finger] = touches
    if (start && touches.length > 1) start.fingers = touches.length
    if (!finger || touches.length > 1) return
    start =
      hasOverlay() || isPinchZoomed()
        ? null
        : {
            fromX: finger.clientX,
            fromY: finger.clientY,
            fingers: 1,
            canScrollDown: scrollAreaAt(root, target, 1) !== null,
            canScrollUp: scrollAreaAt(root, target, -1) !== null,
          }
  }

  function end({ changedTouches: [finger], timeStamp: at }: TouchEvent) {
    if (!start || !finger) return
    const by = stepFromSwipe({ ...start, toX: finger.clientX, toY: finger.clientY })
    forget()
    if (by && !isPinchZoomed()) dispatch({ type: 'step', by, via: 'touch', at })
  }

  addEventListener('touchstart', begin, { passive: true, signal })
  addEventListener('touchend', end, { passive: true, signal })
  addEventListener('touchcancel', forget, { passive: true, signal })
}

/** STAGE-7, STAGE-8. */
function listenToKeys(root: HTMLElement, dispatch: Dispatch, signal: AbortSignal) {
  function onKey(event: KeyboardEvent) {
    const intent = stageKey(event)
    if (!intent || hasOverlay()) return
    event.preventDefault()
    const { target, timeStamp: at } = event
    if (intent.type === 'step') {
      const area = scrollAreaAt(root, target, intent.by)
      if (area) scrollByKey(area, intent.by, intent.reach)
      else if (intent.mayStep) dispatch({ type: 'step', by: intent.by, via: 'key', at })
      return
    }
    // In the first section, Home scrolls to its start; in the last section, End scrolls to its end.
    const current = currentSection(root)
    const isHome = intent.to === 'first'
    const isThere = current.id === SECTIONS.at(isHome ? 0 : -1)
    if (isThere) current.scrollTo({ top: isHome ? 0 : current.scrollHeight, behavior: 'instant' })
    else dispatch({ type: 'end', to: intent.to, at })
  }

  addEventListener('keydown', onKey, { signal })
}

/** Links to sections, back and forward, and find-in-page (STAGE-5, STAGE-9, STAGE-10). */
function listenToAddress(root: HTMLElement, dispatch: Dispatch, signal: AbortSignal) {
  function select(section: Section | null | undefined, at: number) {
    if (section) dispatch({ type: 'select', section, at })
  }

  function onAddress({ timeStamp: at }: Event) {
    // Browsers without `until-found` do not reveal the element that a fragment names.
    const named = document.getElementById(location.hash.slice(1))
    select(sectionFromFragment(location.hash) ?? sectionAround(named), at)
  }

  function onReveal({ target, timeStamp: at }: Event) {
    select(sectionAround(target), at)
  }

  for (const type of ['popstate', 'hashchange']) addEventListener(type, onAddress, { signal })
  root.addEventListener('beforematch', onReveal, { signal })
}

function sectionAround(target: EventTarget | null): Section | undefined {
  return SECTIONS.find((id) => target instanceof Element && target.closest(`#${id}`))
}

function isInside(area: Element, target: EventTarget | null): boolean {
  return target instanceof Node && area.contains(target)
}

/** After a pinch zoom, wheel and fingers move the visible part (STAGE-6). */
function isPinchZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01
}
