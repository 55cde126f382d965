import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { inNextFrame, inNextFrames } from '#app/lib/next-frame.ts'
import { whileNeeded } from '#app/lib/while-needed.ts'
import { listenToAddress, replaceAddress, sectionOfAddress } from './address.ts'
import { listenToKeys } from './keys.ts'
import { sectionInView, showSection } from './show-section.ts'
import { LONG_PAGE, stageReducer, type Section, type Stage, type StageEvent } from './stage-reducer.ts'
import { listenToTouch } from './touch.ts'
import { listenToWheel } from './wheel.ts'

export type StageOnPage = Stage & { root: RefObject<HTMLDivElement | null> }

/** The stage of the home page, moved by wheel, touch, keys and the address (STAGE-1 to STAGE-11). */
export function useStage(): StageOnPage {
  const root = useRef<HTMLDivElement>(null)
  const { stage, latest, open, dispatch } = useStageReducer()
  const { live, section, arrivedBy } = stage

  // In a task of its own, because hydration has just blocked the page.
  useEffect(() => {
    const named = sectionOfAddress() ?? 'hero'
    // If the script loads late, the visitor may already have scrolled.
    const section = named === 'hero' ? sectionInView() : named
    // The browser has focused the section of the address, and would frame it as if a key had chosen it.
    document.getElementById(section)?.blur()
    open(section)
  }, [open])

  useLayoutEffect(() => {
    if (!live) return undefined
    if (arrivedBy === 'load') moveLandscape(section)
    // A page that opens has no step to animate: its other sections are hidden at once.
    const opened = arrivedBy === 'load' ? showSection(stage) : undefined
    const settle = () => {
      const scrollIntoPosition = opened ?? showSection(stage)
      window.scrollTo({ top: 0, behavior: 'instant' })
      scrollIntoPosition()
    }
    // After an event that React has not rendered yet, the address and the focus are those of the next section.
    const unlessOutdated = (work: () => void) => () => {
      if (stage === latest.current) work()
    }
    // Several short tasks instead of a long one. In this frame the hero and the dots move, and the words leave: the section appears
    // 120 ms later (stage-move.module.css). A new address needs all styles.
    const frames = [unlessOutdated(settle), unlessOutdated(() => replaceAddress(section))]
    return inNextFrames(opened ? frames : [() => {}, ...frames])
  }, [stage, live, section, arrivedBy, latest])

  useEffect(() => {
    const element = root.current
    if (!live || !element) return undefined
    const listeners = [listenToWheel, listenToTouch, listenToKeys, listenToAddress]
    return whileNeeded((signal) => listeners.forEach((listen) => listen(element, dispatch, signal)))
  }, [live, dispatch])

  return { ...stage, root }
}

/**
 * The stage, how it opens at a section, and how events move it. An event is answered in the next frame by the landscape alone; React
 * renders the stage in the one after it. The hero's new layout would make a slow phone wait for both.
 */
function useStageReducer() {
  const [stage, setStage] = useState(LONG_PAGE)
  /** What all events so far have led to. */
  const latest = useRef(LONG_PAGE)

  const open = useCallback((section: Section) => {
    latest.current = stageReducer(latest.current, { type: 'open', section })
    startTransition(() => setStage(latest.current))
  }, [])

  const dispatch = useCallback((event: StageEvent) => {
    const next = stageReducer(latest.current, event)
    if (next === latest.current) return
    latest.current = next
    moveLandscape(next.section)
    inNextFrame(() => setStage(latest.current))
  }, [])

  return { stage, latest, open, dispatch }
}

/** The landscape behind the page is outside React and uses this attribute. */
function moveLandscape(section: Section): void {
  document.documentElement.dataset['section'] = section
}
