import { type CellView, SHOWN } from '#scripts/import/notebook/cell-options.ts'
import type { EmbeddedPictures } from '#scripts/import/notebook/embedded-pictures.ts'
import { fenced } from '#scripts/import/notebook/fenced.ts'
import { splitBlocks } from './blocks.ts'
import { citedKeys, type Entries, readEntries } from '#scripts/import/references/citations.ts'
import { convertBlocks } from './divs.ts'
import { collectLabels } from './labels.ts'

const HEADING_OF_REFERENCES = /^#{1,6}[ \t]+(?:References|Bibliography)[ \t]*$/m

type Options = {
  /** The frontmatter of the text, with names in lower case. */
  fields: Readonly<Record<string, unknown>>
  /** The bibliography, in BibTeX. */
  bibliography: string
  /** Which parts of a cell are shown where it says nothing. */
  defaults?: CellView
}

export type QuartoText = {
  text: string
  pictures: EmbeddedPictures
  /** A sentence about each result that an article cannot show. */
  leftOut: string[]
  /** How many cells have no results in the text. */
  countWithoutResults: number
  /** Labels that are referred to, and that nothing has. */
  missingLabels: string[]
}

/** Converts the text of a page of Quarto to Markdown of this site: cells, divs, figures, notes, and references. */
export function quartoToMarkdown(
  text: string,
  { fields, bibliography, defaults = SHOWN }: Options,
): QuartoText {
  const blocks = splitBlocks(text)
  const pictures: EmbeddedPictures = new Map()
  const leftOut: string[] = []
  const notes: string[] = []
  const cellsWithoutResults: string[] = []
  const missingLabels = new Set<string>()
  const entries = readEntries(bibliography)
  const markdown = convertBlocks(blocks, {
    pictures,
    leaveOut: (reason) => void leftOut.push(reason),
    labels: collectLabels(blocks),
    missingLabels,
    notes,
    fields,
    entries,
    defaults,
    cellsWithoutResults,
  })
  const noteLines = notes.map((note, index) => `[^inline-${index + 1}]: ${note}`)
  const parts = [markdown, noteLines.join('\n\n'), ...referenceList(markdown, entries)]
  return {
    text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
    pictures,
    leftOut: Array.from(new Set(leftOut)),
    countWithoutResults: cellsWithoutResults.length,
    missingLabels: Array.from(missingLabels),
  }
}

/** The list of the entries that a text cites, below a heading unless the text ends with one; nothing if it cites none. */
function referenceList(markdown: string, entries: Entries): string[] {
  const cited = citedKeys(markdown, entries).map((key) => entries.get(key) ?? '')
  if (cited.length === 0) return []
  const list = fenced(cited.join('\n\n'), 'bibtex')
  return HEADING_OF_REFERENCES.test(markdown) ? [list] : ['## References', list]
}

/** Which parts of cells a page shows, by the `execute` of its frontmatter: https://quarto.org/docs/computations/execution-options.html. */
export function cellDefaults(fields: Readonly<Record<string, unknown>>): CellView {
  const execute = fields['execute']
  if (typeof execute !== 'object' || execute === null) return SHOWN
  const isFalse = (name: string) =>
    String((execute as Record<string, unknown>)[name]).toLowerCase() === 'false'
  const isHidden = isFalse('include')
  return {
    ...SHOWN,
    showsCode: !isHidden && !isFalse('echo'),
    showsOutput: !isHidden && !isFalse('output'),
  }
}
