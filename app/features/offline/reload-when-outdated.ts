import { entryOf, shouldReload } from './outdated.ts'

const MARKER = 'reloaded-for'

/** Called when a module cannot be loaded: reloads the page once if the site has a new version since. */
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
    // Without a network or session storage, do not reload.
  }
}
