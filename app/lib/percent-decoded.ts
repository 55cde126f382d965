/** A percent-encoded part of an address, decoded exactly once; `null` when its encoding is malformed. */
export function percentDecoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
