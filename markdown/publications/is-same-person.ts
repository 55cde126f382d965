/**
 * Whether an author is the owner, whose name may be longer or shorter in one of the two: "J. Doe", "Doe" behind other given names,
 * with or without a middle name and accents.
 */
export function isSamePerson(author: string, owner: string): boolean {
  const authorWords = wordsOf(author)
  const ownerWords = wordsOf(owner)
  const [authorGiven = ''] = authorWords
  const [ownerGiven = ''] = ownerWords
  if (authorWords.length < 2 || ownerWords.length < 2)
    return author !== '' && areSameWords(authorWords, ownerWords)
  const isInitial = authorGiven.length === 1 || ownerGiven.length === 1
  const hasSameGiven = isInitial ? authorGiven[0] === ownerGiven[0] : authorGiven === ownerGiven
  return hasSameGiven && authorWords.at(-1) === ownerWords.at(-1)
}

function areSameWords(words: readonly string[], others: readonly string[]): boolean {
  return words.join(' ') === others.join(' ')
}

/** The words of a name in lower case, without accents and points. */
function wordsOf(name: string): string[] {
  const unaccented = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return unaccented.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => word !== '')
}
