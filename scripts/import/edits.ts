/** Replaces a part of a text. Offsets are in UTF-16 units. */
export type Edit = { from: number; to: number; by: string }

/** Applies edits in any order. One inside an earlier and longer one is left out. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let end = 0
  const parts: string[] = []
  for (const { from, to, by } of edits.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < end) continue
    parts.push(text.slice(end, from), by)
    end = to
  }
  return parts.join('') + text.slice(end)
}
