/** Splits a text into grapheme clusters (Unicode UAX #29), so that flags, skin tones and accents stay whole. */
export function graphemes(text: string): string[] {
  // Firefox before 125 has no Segmenter; code points are good enough there.
  if (!('Segmenter' in Intl)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
