import { deleteCaches } from '#app/lib/offline-caches.ts'
import { ownScript } from '#app/lib/own-script.ts'

/**
 * Has the browser keep the site for times without a network. Where that is impossible (plain http, blocked storage, a
 * frame without rights), nothing happens and nothing is said.
 *
 * @param base where the site lives, with a slash at both ends
 */
export async function registerWorker(base: string): Promise<void> {
  const address = `${base}sw.js`
  const workers = workersOfBrowser()
  if (!workers) return
  try {
    const known = await registrationAt(base, workers)
    await workers.register(ownScript(address, base), { scope: base, updateViaCache: 'none' })
    // For a worker that is there already, to register it again asks nobody whether it still exists.
    await known?.update()
  } catch {
    if (await isGone(address)) await removeWorker(base, workers).catch(() => {})
  }
}

function workersOfBrowser(): ServiceWorkerContainer | null {
  try {
    // Its type knows nothing of plain http, where it is missing.
    return (navigator as Partial<Navigator>).serviceWorker ?? null
  } catch {
    return null
  }
}

/**
 * Whether the site has withdrawn its worker. Browsers keep one whose script is gone: an update that fails leaves the
 * registration as it is (Service Workers, "Update"). No answer, or any other, is no reason to drop what works.
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

/** The worker of this very site: another one, whose path this one's begins with, may have a worker of its own. */
async function registrationAt(base: string, workers: ServiceWorkerContainer) {
  const found = await workers.getRegistration(base)
  return found && new URL(found.scope).pathname === base ? found : undefined
}
