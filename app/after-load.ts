import { registerWorker } from './features/offline/register-worker.ts'
import { BASE } from './lib/site/settings.ts'
import { paletteFailed } from './lib/words/messages.ts'

/** Work that waits until the page is loaded and the browser is idle. */
export async function afterLoad(): Promise<void> {
  addEventListener('palette-failed', () => showMessage(paletteFailed))
  if (!import.meta.env.SITE_WORKS_OFFLINE) return
  await idle()
  await registerWorker(BASE)
}

/** Shows a sentence above the page until the visitor clicks or presses Escape. */
function showMessage(sentence: string): void {
  const note = document.createElement('p')
  Object.assign(note, { popover: 'auto', role: 'alert', textContent: sentence })
  Object.assign(note.style, { padding: '1rem 1.25rem', border: '1px solid', borderRadius: '0.5rem' })
  note.addEventListener('toggle', () => note.matches(':popover-open') || note.remove())
  document.body.append(note)
  note.showPopover()
}

async function idle(): Promise<void> {
  // Safari has no requestIdleCallback.
  await new Promise<unknown>((free) => (globalThis.requestIdleCallback ?? setTimeout)(free))
}
