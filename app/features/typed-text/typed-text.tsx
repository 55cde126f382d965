import styles from './typed-text.module.css'

/** A text that types itself when it becomes active (TYPE-1): the styles reveal its letters in order. Screen readers read one text. */
export function TypedText({ text, active }: { text: string; active: boolean }) {
  if (!active || matchMedia('(prefers-reduced-motion: reduce)').matches) return text
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span key={text} aria-hidden="true">
        {graphemes(text).map((letter, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles.letter} style={{ '--number': index }}>
            {letter}
          </span>
        ))}
      </span>
    </>
  )
}

/** Splits a text into grapheme clusters (Unicode UAX #29), so that flags, skin tones and accents stay whole. */
export function graphemes(text: string): string[] {
  // Each of these characters is a cluster. The first use of Intl.Segmenter blocks a phone for 100 ms (decision 15).
  if (/^[ -\u02ff\u2010-\u2027]*$/.test(text)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
