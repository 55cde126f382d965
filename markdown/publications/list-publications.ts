import type { Element, ElementContent } from 'hast'
import { codeBlock } from '#markdown/code/code-block.ts'
import { element } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'
import { isSamePerson } from './is-same-person.ts'
import type { Publication } from './publication.ts'
import type { WrongEntry } from './read-bibtex.ts'

/** A publication with what its item in the list needs. */
export type ListedPublication = Publication & {
  /** The id of the item, to which citations lead, without prefix. */
  id: string
  /** The entry as it is written. */
  source: string
  /** The line of the entry in the text, from 1, for the checks of its links; `undefined` if the parser does not know it. */
  line: number | undefined
}

/** The item of a publication. The owner's name is marked. */
export function publicationItem(publication: ListedPublication, owner: string): Element {
  const { id, title, address, note, source, line } = publication
  const linkTo = (label: string, href: string) => linkAtLine(label, href, line)
  const links = publication.links.map((link) => linkTo(link.label, link.address))
  const blocks = [
    element('p', { className: ['publication-title'] }, [address === null ? title : linkTo(title, address)]),
    ...paragraphUnlessEmpty('publication-authors', authorsOf(publication, owner)),
    ...paragraphUnlessEmpty('publication-venue', venueOf(publication)),
    ...paragraphUnlessEmpty('publication-note', note === '' ? [] : [note]),
    element('div', { className: ['publication-links'] }, onLines([...links, sourceOf(source)])),
  ]
  return element('li', { id, className: ['publication'] }, onLines(blocks))
}

/** Puts line breaks behind elements, as between other blocks: without styles, and in the search, they separate words. */
export function onLines(elements: readonly Element[]): ElementContent[] {
  return elements.flatMap((child) => [child, { type: 'text', value: '\n' }])
}

/** An entry that is shown as it is written, with the reason. */
export function wrongItem({ source, reason }: WrongEntry): Element {
  const sentence = words.wrongEntry.replace('{reason}', () => reason)
  const note = element('p', { className: ['publication-reason'] }, [sentence])
  const code = codeBlock({ type: 'code', lang: 'bibtex', value: source }, undefined)
  return element('li', { className: ['publication'] }, onLines([note, code]))
}

/** A link that knows its line in the source, because a finding about its address names the line. */
function linkAtLine(label: string, href: string, line: number | undefined): Element {
  const link = element('a', { href }, [label])
  if (line === undefined) return link
  const point = { line, column: 1 }
  return { ...link, position: { start: point, end: point } }
}

function paragraphUnlessEmpty(className: string, children: readonly (ElementContent | string)[]): Element[] {
  return children.length === 0 ? [] : [element('p', { className: [className] }, children)]
}

/** The most authors that are all named. Of more, the list names the first ones and the owner. */
const MAX_AUTHORS = 15
const FIRST_AUTHORS = 10

function authorsOf({ authors, hasOthers }: Publication, owner: string): (ElementContent | string)[] {
  const hasTooMany = authors.length > MAX_AUTHORS
  const first = hasTooMany ? authors.slice(0, FIRST_AUTHORS) : authors
  const ownerAmongOthers = authors.slice(first.length).filter((author) => isSamePerson(author, owner))
  const named = ownerAmongOthers.length > 0 ? [...first, '…', ...ownerAmongOthers] : first
  const names = named.map((author) =>
    isSamePerson(author, owner) ? element('span', { className: ['publication-owner'] }, [author]) : author,
  )
  const children = names.flatMap((name, index) => (index === 0 ? [name] : [', ', name]))
  if ((hasOthers || hasTooMany) && children.length > 0) children.push(` ${words.otherAuthors}`)
  return children
}

/** The venue and the year. On a wide page the year stands beside the publication, and its comma is hidden. */
function venueOf({ venue, year }: Publication): (ElementContent | string)[] {
  if (year === '') return venue === '' ? [] : [venue]
  const shownYear = element('span', { className: ['publication-year'] }, [year])
  if (venue === '') return [shownYear]
  return [venue, element('span', { className: ['publication-comma'] }, [', ']), shownYear]
}

/** The entry to copy: a block of code that unfolds, also without scripts. */
function sourceOf(source: string): Element {
  return element('details', { className: ['publication-source'] }, [
    element('summary', {}, [words.bibtex]),
    codeBlock({ type: 'code', lang: 'bibtex', value: source }, undefined),
  ])
}
