import { entryOf, shouldReload } from './outdated.ts'

/** Which version this tab has been reloaded for, for as long as the tab lives. */
const MARKER = 'reloaded-for'

/**
 * A part of this version could not be loaded. If the site has been deployed anew since, the page is loaded again, once,
 * and works with the new version; in every other case it stays, with what it says about the failure.
 */
export async function reloadWhenOutdated(base: string): Promise<void> {
  try {
    const marker = `${MARKER} ${base}`
    const deployed = entryOf(await (await fetch(location.href, { cache: 'no-store' })).text())
    const isDue = shouldReload({
      running: entryOf(document.documentElement.outerHTML),
      deployed,
      reloadedFor: sessionStorage.getItem(marker),
    })
    if (!isDue || deployed === null) return
    sessionStorage.setItem(marker, deployed)
    location.reload()
  } catch {
    // No network, or no memory in which to note that it happened once: then it does not happen.
  }
}
