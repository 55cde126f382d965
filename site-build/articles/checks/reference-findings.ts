import { closestNames } from '#app/lib/closest-names.ts'
import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import type { Reference } from '#markdown/article.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Publication } from '#markdown/publications/publication.ts'
import type { Finding } from '#site-build/model.ts'
import { suggest } from './fixes.ts'

/** What to do about the marks that `foreignMarks` finds. */
const ADVICE: Record<string, string> = {
  hidden: 'readers see it, delete it',
  tag: 'write Markdown',
  template: 'write Markdown',
  container: 'write > [!NOTE]',
  formula: 'write $…$ or $$…$$',
  wiki: 'write […](….md)',
  alert: 'write [!NOTE], with a line below',
  footnote: 'define it',
  space: 'write %20 for a space',
}
/** Characters of a mark that a message shows. */
const SHOWN_LENGTH = 60

/** Findings about parts that are not shown as their author means them. Those about links need the other texts (`brokenLinks`). */
export function referenceFindings(file: string, { references, publications = [] }: FormattedFile): Finding[] {
  return [
    ...formulaFindings(file, references),
    ...diagramFindings(file, references),
    ...languageFindings(file, references),
    ...markFindings(file, references),
    ...publicationFindings(file, references),
    ...citationFindings(file, references, publications),
  ]
}

function formulaFindings(file: string, references: readonly Reference[]): Finding[] {
  const formulas = references.filter((reference) => reference.kind === 'formula')
  const reason = oneLine(formulas[0]?.reason ?? '')
  return findingAtFirst(file, formulas, 'formula: expected TeX that Temml can show', reason)
}

/** A finding for each reason why parts of the article's diagrams are not drawn. */
function diagramFindings(file: string, references: readonly Reference[]): Finding[] {
  const marks = references.filter((reference) => reference.kind === 'diagram')
  const reasons = new Set(marks.map((mark) => mark.reason))
  return [...reasons].flatMap((reason) => {
    const marksOfReason = marks.filter((mark) => mark.reason === reason)
    return findingAtFirst(file, marksOfReason, 'diagram: expected what the site can draw', oneLine(reason))
  })
}

/** A finding for each name of a language that has no colours. */
function languageFindings(file: string, references: readonly Reference[]): Finding[] {
  const unknown = references.filter((reference) => reference.kind === 'language')
  const names = new Set(unknown.map(({ written }) => written))
  return [...names].flatMap((name) => {
    const places = unknown.filter(({ written }) => written === name)
    const closest = places[0]?.closest ?? 'text'
    const advice = closest === 'text' ? '(write "text" for code without colours)' : `(close: "${closest}")`
    return findingAtFirst(file, places, 'code: expected a language that has colours', advice)
  })
}

/** One finding for each kind of marks of other programs that the text shows. */
function markFindings(file: string, references: readonly Reference[]): Finding[] {
  const foreignMarks = references.filter((reference) => reference.kind === 'foreign')
  return Object.entries(ADVICE).flatMap(([kindOfMark, advice]) => {
    const marks = foreignMarks.filter(({ mark }) => mark === kindOfMark)
    return findingAtFirst(file, marks, 'text: expected Markdown', `(${advice})`)
  })
}

/** A finding for each entry of BibTeX with a mistake, because each needs its own correction. */
function publicationFindings(file: string, references: readonly Reference[]): Finding[] {
  const wrong = references.filter((reference) => reference.kind === 'publication')
  return wrong.flatMap((entry) =>
    findingAtFirst(file, [entry], 'bibtex: expected an entry that can be listed', `(${entry.reason})`),
  )
}

/** Keys of the same year are similar, so a suggestion differs in fewer letters than among names. */
const FARTHEST_KEY = 0.3

/** A finding for each key that is cited, but that no entry of the text has. */
function citationFindings(
  file: string,
  references: readonly Reference[],
  publications: readonly Publication[],
): Finding[] {
  const keys = publications.map(({ key }) => key)
  const citations = references.filter((reference) => reference.kind === 'citation')
  const unknownKeys = new Set(citations.map(({ key }) => key))
  return [...unknownKeys].flatMap((unknownKey) => {
    const places = citations.filter(({ key }) => key === unknownKey)
    const { hint } = suggest(unknownKey, closestNames(unknownKey, keys, FARTHEST_KEY))
    const advice = `(it is shown as it is written)${hint}`
    return findingAtFirst(file, places, 'citation: expected the key of a bibtex entry in this text', advice)
  })
}

/** A finding at the first of some places; none without a place. @param advice what to do, or the reason */
function findingAtFirst(
  file: string,
  places: readonly Reference[],
  expected: string,
  advice: string,
): Finding[] {
  const [first, ...others] = places
  if (!first) return []
  const written = oneLine(first.written)
  const shown = written.length > SHOWN_LENGTH ? `${written.slice(0, SHOWN_LENGTH)}…` : written
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return [{ file, line: first.line, message: `${expected}, found "${shown}"${more} ${advice}` }]
}
