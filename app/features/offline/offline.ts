import { sameOriginScript } from '#app/lib/same-origin-script.ts'

/** Registers the worker of the site. */
export async function registerWorker(base: string): Promise<void> {
  const script = sameOriginScript(`${base}sw.js`, base)
  try {
    await navigator.serviceWorker.register(script, { scope: base, updateViaCache: 'none' })
  } catch {
    // Plain http, blocked storage, or no network.
  }
}
