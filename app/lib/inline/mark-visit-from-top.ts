/**
 * Marks a visit that begins at the top of a text, so that the rest may be laid out later (`prose/later.css`). A visit to a
 * section's address, a reload, and Back or Forward may begin elsewhere.
 */
export function markVisitFromTop(): void {
  const [visit] = performance.getEntriesByType('navigation')
  const isNew = visit && 'type' in visit && visit.type === 'navigate'
  if (isNew && !location.hash) document.documentElement.dataset.fromTop = ''
}
