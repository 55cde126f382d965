/** The values that surely say yes, up to the end of the line or of the field. */
export const SURELY = /^["']?(?:true|yes|on)["']?[ \t]*(?:$|[#,}])/i
/** Letters that may be missing, wrong or too many (Levenshtein distance): two that have changed places are two. */
const MOST_EDITS = 2

/**
 * Whether a name is the field `draft` but for a slip of the pen: `darft`, `drafts`, `isDraft`. What was published by
 * mistake cannot be taken back, so that such a name counts where its value surely says yes.
 */
export function isLikeDraft(name: string): boolean {
  return isWithin(name.toLowerCase(), 'draft', MOST_EDITS)
}

function isWithin(a: string, b: string, edits: number): boolean {
  if (a === '' || b === '') return a.length + b.length <= edits
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)]
  if (a[0] === b[0]) return isWithin(restOfA, restOfB, edits)
  const left = edits - 1
  return (
    left >= 0 &&
    (isWithin(restOfA, restOfB, left) || isWithin(restOfA, b, left) || isWithin(a, restOfB, left))
  )
}
