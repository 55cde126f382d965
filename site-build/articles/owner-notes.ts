/** Takes something that the owner should know: one line, or a few that belong together. */
export type Tell = (note: string) => void

/**
 * Does a piece of work, and prints what it has to tell its owner in the end, all of it together: between the lines of a
 * build nobody finds it. When the work fails it is printed as well, above the reason.
 *
 * @param work is given `tell`
 * @throws whatever the work throws
 */
export async function withNotesLast(work: (tell: Tell) => Promise<void>, print: Tell): Promise<void> {
  const notes: string[] = []
  try {
    await work((note) => notes.push(note))
  } finally {
    if (notes.length > 0) print(together(notes))
  }
}

/** Notes under one heading with their number: those of a file by its lines, below what is of the site as a whole. */
export function together(notes: readonly string[]): string {
  const heading = notes.length === 1 ? 'One note for the owner:' : `${notes.length} notes for the owner:`
  return ['', heading, ...notes.toSorted(byPlace)].join('\n')
}

/** `articles/A name.md:12: …`, or without a line. */
const PLACE = /^(articles\/.+?\.md)(?::(\d+))?: /

function byPlace(a: string, b: string): number {
  const [, fileOfA = '', lineOfA = '0'] = PLACE.exec(a) ?? []
  const [, fileOfB = '', lineOfB = '0'] = PLACE.exec(b) ?? []
  return IN_ORDER.compare(fileOfA, fileOfB) || Number(lineOfA) - Number(lineOfB)
}

/** As in the list of articles: 2 before 10. */
const IN_ORDER = new Intl.Collator('en', { numeric: true })
