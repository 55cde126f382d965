import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { listenToAddress, replaceAddress } from './listen-to-address.ts'
import { listenToKeys } from './listen-to-keys.ts'
import { listenToTouch } from './listen-to-touch.ts'
import { listenToWheel } from './listen-to-wheel.ts'
import { sceneFromFragment } from './section-address.ts'
import { sceneInView } from './show-scene.ts'
import { openStage, type Scene, type Stage, type StageEvent } from './stage-machine.ts'
import { createStageStore, type StageStore } from './stage-store.ts'

export type StageOnPage = Stage & {
  /** False in the prerendered page and until it is hydrated: everything is then one long page (STAGE-10). */
  live: boolean
  /** For the stage's root element. */
  root: RefObject<HTMLDivElement | null>
}

/**
 * The stage of the home page: which stop is on show, moved by wheel, touch, keys and the address (STAGE-1 to STAGE-11).
 * A page has one, and hands it to `<Stage>`.
 */
export function useStage(): StageOnPage {
  const root = useRef<HTMLDivElement>(null)
  const [store] = useState(() => createStageStore(openStage(sceneOfAddress() ?? 'hero')))
  const stage = useSyncExternalStore(store.subscribe, store.read, notLive)
  const live = stage !== null

  useLayoutEffect(() => {
    if (live || !root.current || isSection(sceneOfAddress())) return
    // The script came late: the visitor may have scrolled the long page meanwhile, and stays where they are.
    const scene = sceneInView(root.current)
    store.open(openStage(scene))
    replaceAddress(scene)
  }, [live, store])

  useLayoutEffect(() => {
    if (!live) return undefined
    const { documentElement } = document
    documentElement.dataset['stage'] = 'live'
    window.scrollTo({ top: 0, behavior: 'instant' })
    return () => documentElement.removeAttribute('data-stage')
  }, [live])

  // What stands behind the page, outside of React, moves with the stage.
  const scene = stage?.scene
  useLayoutEffect(() => {
    if (scene === undefined) return undefined
    const { documentElement } = document
    documentElement.dataset['scene'] = scene
    return () => documentElement.removeAttribute('data-scene')
  }, [scene])

  useEffect(() => {
    if (!live || !root.current) return undefined
    const listening = new AbortController()
    listenToVisitor(store, root.current, listening.signal)
    return () => listening.abort()
  }, [live, store])

  return { ...(stage ?? openStage()), live, root }
}

function listenToVisitor(store: StageStore, root: HTMLElement, signal: AbortSignal) {
  const scene = () => store.read().scene
  const page = { root, scene, go }
  for (const listen of [listenToWheel, listenToTouch, listenToKeys, listenToAddress]) listen(page, signal)

  function go(event: StageEvent) {
    const before = scene()
    store.send(event)
    // The address `/#` selects the hero, and is tidied to the bare path though nothing else has changed.
    if (scene() !== before || event.type === 'select') replaceAddress(scene())
  }
}

const notLive = () => null
const isSection = (scene: Scene | null) => scene !== null && scene !== 'hero'

function sceneOfAddress(): Scene | null {
  return typeof location === 'undefined' ? null : sceneFromFragment(location.hash)
}
