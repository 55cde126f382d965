import { ownScript } from '#app/lib/own-script.ts'

/**
 * Registers the service worker, if the browser has them (on plain http it has not) and allows it.
 *
 * @param base the path of the site, with a slash at both ends
 */
export async function registerWorker(base: string): Promise<void> {
  try {
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
    await workers?.register(ownScript(`${base}sw.js`, base), { scope: base, updateViaCache: 'none' })
  } catch {
    // Storage is blocked, or there is no network.
  }
}
