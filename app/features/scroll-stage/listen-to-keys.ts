import { scrollAreaAt, scrollByKey } from './section-scroll.ts'
import { isInteractive, stageKey, type KeyIntent } from './stage-key.ts'
import { SCENES } from './stage-machine.ts'
import { currentStop, isCovered, type StagePage } from './stage-page.ts'

/** Lets keys step the stage (STAGE-8), from a tall section's edge only (STAGE-7), until `signal` aborts. */
export function listenToKeys(page: StagePage, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    (event) => {
      const {
        key,
        shiftKey,
        ctrlKey,
        altKey,
        metaKey,
        repeat,
        defaultPrevented,
        target,
        timeStamp: at,
      } = event
      const interactive = isInteractive(target)
      const press = { key, shiftKey, ctrlKey, altKey, metaKey, repeat, defaultPrevented, interactive }
      const intent = stageKey(press)
      if (!intent || isCovered()) return
      event.preventDefault()
      if (intent.type === 'end') goToEnd(page, intent.to, at)
      else scrollOrStep(page, intent, { target, at })
    },
    { signal },
  )
}

/** At the last stop there is one end left to go to: that of the section itself. */
function goToEnd({ root, scene, go }: StagePage, to: 'first' | 'last', at: number) {
  if (scene() !== SCENES.at(to === 'first' ? 0 : -1)) return go({ type: 'end', to, at })
  const current = currentStop(root)
  current.scrollTo({ top: to === 'first' ? 0 : current.scrollHeight, behavior: 'instant' })
}

function scrollOrStep(
  { root, go }: StagePage,
  { by, reach, mayStep }: Extract<KeyIntent, { type: 'step' }>,
  { target, at }: { target: EventTarget | null; at: number },
) {
  const area = scrollAreaAt(target, { stage: root, current: currentStop(root), by })
  if (area) scrollByKey(area, { by, reach })
  else if (mayStep) go({ type: 'step', by, via: 'key', at })
}
