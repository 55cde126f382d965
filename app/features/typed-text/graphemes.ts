/** Splits a text into grapheme clusters (Unicode UAX #29), so that flags, skin tones and accents stay whole. */
export function graphemes(text: string): string[] {
  // Each of these characters is a cluster. The first use of Intl.Segmenter blocks a phone for 100 ms (decision 15).
  if (/^[ -\u02ff\u2010-\u2027]*$/.test(text)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
