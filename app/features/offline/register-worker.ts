import { deleteCaches } from '#app/lib/offline-caches.ts'
import { ownScript } from '#app/lib/own-script.ts'

/**
 * Registers the service worker. Does nothing where that is impossible: on plain http, or with blocked storage.
 *
 * @param base the path of the site, with a slash at both ends
 */
export async function registerWorker(base: string): Promise<void> {
  const address = `${base}sw.js`
  const workers = workersOfBrowser()
  if (!workers) return
  try {
    const known = await registrationAt(base, workers)
    await workers.register(ownScript(address, base), { scope: base, updateViaCache: 'none' })
    // Registering an existing worker again does not check whether its script still exists.
    await known?.update()
  } catch {
    if (await isGone(address)) await removeWorker(base, workers).catch(() => {})
  }
}

function workersOfBrowser(): ServiceWorkerContainer | null {
  try {
    // Missing on plain http, although its type does not say so.
    return (navigator as Partial<Navigator>).serviceWorker ?? null
  } catch {
    return null
  }
}

/**
 * Whether the site has removed its worker. Browsers do not unregister a worker whose script is gone: a failed update leaves
 * the registration unchanged (Service Workers, "Update").
 */
async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return status === 404 || status === 410
  } catch {
    return false
  }
}

async function removeWorker(base: string, workers: ServiceWorkerContainer): Promise<void> {
  const known = await registrationAt(base, workers)
  await known?.unregister()
  await deleteCaches(caches, base)
}

/** Ignores the worker of a parent path, which belongs to another site. */
async function registrationAt(base: string, workers: ServiceWorkerContainer) {
  const found = await workers.getRegistration(base)
  return found && new URL(found.scope).pathname === base ? found : undefined
}
