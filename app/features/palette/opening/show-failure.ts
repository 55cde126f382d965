import { paletteFailed } from '#app/lib/words/messages.ts'

/** Shows above the page that the palette could not be loaded, until the visitor clicks or presses Escape. */
export function showFailure(): void {
  const note = document.createElement('p')
  Object.assign(note, { popover: 'auto', role: 'alert', textContent: paletteFailed })
  Object.assign(note.style, { padding: '1rem 1.25rem', border: '1px solid', borderRadius: '0.5rem' })
  note.addEventListener('toggle', () => note.matches(':popover-open') || note.remove())
  document.body.append(note)
  note.showPopover()
}
