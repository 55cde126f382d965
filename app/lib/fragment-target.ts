/** The element that a document's address names behind its `#`; `null` when it names none, or one that is not there. */
export function fragmentTarget(document: Document): Element | null {
  const { hash } = document.location
  return hash === '' ? null : document.getElementById(decoded(hash.slice(1)))
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return ''
  }
}
