import { fragmentOf, sceneFromFragment } from './section-address.ts'
import { SCENES, type Scene } from './stage-machine.ts'
import type { StagePage } from './stage-page.ts'

/** The browser's own events, and those that wouter sends on `window` when it writes the history. */
const ADDRESS_EVENTS = ['popstate', 'hashchange', 'pushState', 'replaceState']

/**
 * Lets the address select a stop: the navigation bar, the index, back and forward, and find-in-page, which reveals what
 * it found inside a section (STAGE-5, STAGE-9, STAGE-10), until `signal` aborts.
 */
export function listenToAddress({ root, go }: StagePage, signal: AbortSignal): void {
  const home = location.pathname

  function read({ timeStamp: at }: Event) {
    // The address of another page arrives here too, a moment before that page takes the place of this one.
    const scene = location.pathname === home ? sceneFromFragment(location.hash) : null
    if (scene) go({ type: 'select', scene, at })
  }

  function reveal({ target, timeStamp: at }: Event) {
    const stop = target instanceof Element ? stopAround(target) : null
    if (stop) go({ type: 'select', scene: stop, at })
  }

  for (const type of ADDRESS_EVENTS) addEventListener(type, read, { signal })
  root.addEventListener('beforematch', reveal, { signal })
}

/**
 * Gives the current history entry the address of a stop, and adds none (STAGE-9). A fragment that names something inside
 * that stop is more exact than the stop's own and stays.
 */
export function replaceAddress(scene: Scene): void {
  const named = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
  if (named && stopAround(named) === scene) return
  const address = new URL(location.href)
  address.hash = fragmentOf(scene)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

function stopAround(element: Element): Scene | null {
  const stop = element.closest('[data-stop]')?.getAttribute('data-stop')
  return SCENES.find((scene) => scene === stop) ?? null
}
