import { sameOriginScript } from '#app/lib/same-origin-script.ts'

/** Registers the service worker of the site, whose pages are below `base`. A browser that allows none shows the site as usual. */
export async function registerWorker(base: string): Promise<void> {
  const script = sameOriginScript(`${base}sw.js`, base)
  try {
    await navigator.serviceWorker.register(script, { scope: base, updateViaCache: 'none' })
  } catch {
    // Plain http, blocked storage, or no network.
  }
}
