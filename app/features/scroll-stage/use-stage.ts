import { startTransition, useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react'
import { inNextFrames } from '#app/lib/next-frame.ts'
import { whileNeeded } from '#app/lib/while-needed.ts'
import { listenToAddress, replaceAddress, sectionOfAddress } from './address.ts'
import { listenToKeys } from './keys.ts'
import { sectionInView, showSection } from './show-section.ts'
import { LONG_PAGE, stageReducer, type Stage } from './stage-reducer.ts'
import { listenToTouch } from './touch.ts'
import { listenToWheel } from './wheel.ts'

export type StageOnPage = Stage & { root: RefObject<HTMLDivElement | null> }

/** The stage of the home page, moved by wheel, touch, keys and the address (STAGE-1 to STAGE-11). */
export function useStage(): StageOnPage {
  const root = useRef<HTMLDivElement>(null)
  const [stage, dispatch] = useReducer(stageReducer, LONG_PAGE)
  const { live, section, from, arrivedBy } = stage

  // In a task of its own, because hydration has just blocked the page.
  useEffect(() => {
    const named = sectionOfAddress() ?? 'hero'
    // If the script loads late, the visitor may already have scrolled.
    const section = named === 'hero' ? sectionInView() : named
    // The browser has focused the section of the address, and would frame it as if a key had chosen it.
    document.getElementById(section)?.blur()
    startTransition(() => dispatch({ type: 'open', section }))
  }, [])

  useLayoutEffect(() => {
    if (!live) return undefined
    // The landscape behind the page is outside React and uses this attribute.
    document.documentElement.dataset['section'] = section
    // A page that opens has no step to animate: its other sections are hidden at once.
    const opened = arrivedBy === 'load' ? showSection({ section, from }) : undefined
    const settle = () => {
      const scrollIntoPosition = opened ?? showSection({ section, from })
      window.scrollTo({ top: 0, behavior: 'instant' })
      scrollIntoPosition()
    }
    // Several short tasks instead of a long one. The first frame of a step moves only the landscape and the dots, and the words
    // leave: the section appears 120 ms later (stage-move.module.css). A new address needs all styles.
    const frames = [settle, () => replaceAddress(section)]
    return inNextFrames(opened ? frames : [() => {}, ...frames])
  }, [live, section, from, arrivedBy])

  useEffect(() => {
    const element = root.current
    if (!live || !element) return undefined
    const listeners = [listenToWheel, listenToTouch, listenToKeys, listenToAddress]
    return whileNeeded((signal) => listeners.forEach((listen) => listen(element, dispatch, signal)))
  }, [live])

  return { ...stage, root }
}
