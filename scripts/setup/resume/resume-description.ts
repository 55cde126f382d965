/** In letters: less would leave the top of the home page empty. */
const MIN_LETTERS = 40
/** In letters: six lines of a phone, with which the buttons below are still in its window. */
export const MAX_LETTERS = 240

/** Words before a full stop that rarely end a sentence. */
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  'approx',
  'bzw',
  'ca',
  'no',
  'nr',
  'resp',
  'vs',
  'dipl',
  'dott',
  'dr',
  'ing',
  'mlle',
  'mme',
  'mr',
  'mrs',
  'ms',
  'prof',
  'sr',
  'sra',
  'st',
])
/** An initial (`K`), or an abbreviation with stops in it (`e.g`). */
const INITIALS = /^\p{L}$|^(?:\p{L}{1,3}\.)+\p{L}{1,3}$/u

/**
 * The first sentences of a summary, for the top of the home page, in one line.
 *
 * @param lang a tag (BCP 47)
 * @returns an empty text if the first sentence is too long for that place
 */
export function openingSentences(summary: string, lang: string): string {
  let opening = ''
  for (const sentence of sentencesOf(summary, lang)) {
    const longer = opening + sentence
    if (longer.trim().length > MAX_LETTERS) break
    opening = longer
    if (opening.length > MIN_LETTERS) break
  }
  return opening.trim().replaceAll(/\s+/g, ' ')
}

function sentencesOf(summary: string, lang: string): string[] {
  // A single line break may be in the middle of a sentence.
  const text = summary.replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
  const sentences: string[] = []
  let start = ''
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)) {
    start += segment
    if (endsWithAbbreviation(start)) continue
    sentences.push(start)
    start = ''
  }
  return start === '' ? sentences : [...sentences, start]
}

/** `Intl` takes "Dr." for the end of a sentence. */
function endsWithAbbreviation(text: string): boolean {
  const word = /([^\s(]+)\.\s*$/.exec(text)?.[1]
  return word !== undefined && (INITIALS.test(word) || ABBREVIATIONS.has(word.toLowerCase()))
}
