/**
 * Splits a text into what a reader calls characters (grapheme clusters, Unicode UAX #29), so that a flag, a skin
 * tone or an accent never comes apart.
 *
 * @returns the clusters in order; joined together they are the text again
 */
export function graphemes(text: string): string[] {
  // Firefox has it since 125; an older browser gets code points instead of an error.
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
