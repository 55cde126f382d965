/**
 * Marks a visit that begins at the top of a text, so that the rest may be laid out later (`prose/later.css`). A section's address,
 * a reload and a way back begin elsewhere.
 */
export function markVisitFromTop(): void {
  const [visit] = performance.getEntriesByType('navigation')
  const isNew = visit && 'type' in visit && visit.type === 'navigate'
  if (isNew && !location.hash) document.documentElement.dataset.fromTop = ''
}
