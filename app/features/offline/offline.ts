import { sameOriginScript } from '#app/lib/same-origin-script.ts'

/**
 * The worker stores most of the site, which takes a slow phone longer than all else that a page starts with. So it waits until the
 * visitor has pressed, scrolled and typed nothing for this time, in ms.
 */
const CALM = 3_000

/**
 * Registers the service worker of the site, whose pages are below `base`, once the visitor is reading. A browser that allows none
 * shows the site as usual.
 */
export async function registerWorker(base: string): Promise<void> {
  const script = sameOriginScript(`${base}sw.js`, base)
  await calm()
  try {
    await navigator.serviceWorker.register(script, { scope: base, updateViaCache: 'none' })
  } catch {
    // Plain http, blocked storage, or no network.
  }
}

/** Resolves once the visitor has done nothing for `CALM` ms. */
function calm(): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const end = () => {
      waiting.abort()
      resolve()
    }
    let timer = setTimeout(end, CALM)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(end, CALM)
    }
    for (const type of ['pointerdown', 'touchmove', 'wheel', 'keydown'])
      addEventListener(type, wait, { signal: waiting.signal, capture: true, passive: true })
  })
}
