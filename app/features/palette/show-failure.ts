import { paletteFailed } from '#app/lib/words/messages.ts'

/** Shows above the page that the palette could not be loaded, until the visitor clicks or presses Escape. */
export function showFailure(): void {
  const note = document.createElement('p')
  Object.assign(note, { popover: 'auto', role: 'alert', textContent: paletteFailed })
  note.style.cssText = 'padding: 1rem 1.25rem; border: 1px solid; border-radius: 0.5rem'
  document.body.append(note)
  note.showPopover()
}
