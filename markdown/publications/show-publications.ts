import GithubSlugger from 'github-slugger'
import type { Element } from 'hast'
import type { Code, Paragraph, Root } from 'mdast'
import type { Reference } from '#markdown/article.ts'
import { BIBTEX, codeLanguage } from '#markdown/code/code-info.ts'
import { MAX_PUBLICATIONS } from '#markdown/limits.ts'
import { element, walkMarkdown } from '#markdown/tree.ts'
import * as words from '#markdown/words.ts'
import { linkCitations } from './link-citations.ts'
import { type ListedPublication, onLines, publicationItem, wrongItem } from './list-publications.ts'
import { type Publication, toPublication } from './publication.ts'
import { type BibtexEntry, readBibtex, type WrongEntry } from './read-bibtex.ts'

export type ShownPublications = {
  publications: Publication[]
  /** What the build warns about: wrong entries, and citations of unknown keys. */
  references: Reference[]
}

/**
 * Makes lists of publications from the blocks in BibTeX, and links from the citations of their keys. A block without an entry stays
 * code. Changes the tree in place.
 *
 * @param owner the name of the site's owner, which is marked among the authors
 */
export function showPublications(tree: Root, owner: string): ShownPublications {
  const slugger = new GithubSlugger()
  const byKey = new Map<string, ListedPublication>()
  const references: Reference[] = []
  const publications: Publication[] = []
  let entriesLeft = MAX_PUBLICATIONS

  function report(entry: WrongEntry, line: number | undefined): void {
    const [written = ''] = entry.source.split('\n')
    references.push({ kind: 'publication', reason: entry.reason, written, line })
  }

  function itemOf(entry: BibtexEntry | WrongEntry, line: number | undefined): Element {
    if ('reason' in entry) {
      report(entry, line)
      return wrongItem(entry)
    }
    const { key, source } = entry
    const publication = toPublication(entry)
    const listed = { ...publication, id: slugger.slug(`ref-${key}`), source, line }
    if (byKey.has(key)) report({ ...entry, reason: words.sameKey }, line)
    else byKey.set(key, listed)
    publications.push(publication)
    return publicationItem(listed, owner)
  }

  function listOf(block: Code): Paragraph | null {
    const fenceLine = block.position?.start.line
    const entries = readBibtex(block.value, entriesLeft)
    entriesLeft = Math.max(0, entriesLeft - entries.length)
    if (entries.length === 0) return null
    const items = entries.map((entry) =>
      itemOf(entry, fenceLine === undefined ? undefined : fenceLine + 1 + entry.linesBefore),
    )
    const list = element('ul', { className: ['publications'] }, onLines(items))
    const data = { hName: 'ul', hProperties: list.properties, hChildren: list.children }
    return { type: 'paragraph', children: [], data, position: block.position }
  }

  walkMarkdown(tree, (node, index, parent) => {
    if (node.type !== 'code' || codeLanguage(node.lang) !== BIBTEX) return
    const list = listOf(node)
    if (list) parent.children[index] = list
  })
  references.push(...linkCitations(tree, byKey))
  return { publications, references }
}
