import { registerWorker } from './features/offline/register-worker.ts'
import { BASE } from './lib/site/settings.ts'

/** Work that waits until the page is loaded and the browser is idle. */
export async function afterLoad(): Promise<void> {
  if (!import.meta.env.SITE_WORKS_OFFLINE) return
  await idle()
  await registerWorker(BASE)
}

async function idle(): Promise<void> {
  // Safari has no requestIdleCallback.
  await new Promise<unknown>((free) => (globalThis.requestIdleCallback ?? setTimeout)(free))
}
