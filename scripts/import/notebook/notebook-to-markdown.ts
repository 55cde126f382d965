import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { type CellView, readCellOptions, SHOWN } from './cell-options.ts'
import { addPicture, type EmbeddedPictures } from './embedded-pictures.ts'
import { codeInfo, fenced } from './fenced.ts'
import { withoutFastpagesMarks } from './fastpages.ts'
import type { Cell, Notebook } from './notebook.ts'
import { outputBlocks } from './outputs.ts'

/** A notebook as Markdown. */
export type NotebookText = {
  text: string
  /** Its pictures, by the addresses that the text has for them. */
  pictures: EmbeddedPictures
  /** A sentence about each result that an article cannot show. */
  leftOut: string[]
}

/** Commands of IPython that make all of a cell code of another language. */
const CELL_LANGUAGE = /^\s*%%(?:script[ \t]+)?(?<name>\w+)/
const MAGIC_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['bash', 'bash'],
  ['sh', 'bash'],
  ['html', 'html'],
  ['javascript', 'javascript'],
  ['js', 'javascript'],
  ['latex', 'latex'],
  ['markdown', 'markdown'],
  ['perl', 'perl'],
  ['r', 'r'],
  ['ruby', 'ruby'],
  ['sql', 'sql'],
  ['svg', 'xml'],
  ['cython', 'cython'],
  ['julia', 'julia'],
])
/** The picture that was pasted into a cell: `![](attachment:name.png)`, or the same in HTML. */
const ATTACHMENT = /attachment:(?<name>[^\s)"'>]+)/g
const PICTURE_ENDING = /\.(?<ending>png|jpe?g|gif|webp|svg)$/i
/** Media types of raw cells that are text of an article. */
const SHOWN_RAW = /^(?:|text\/(?:markdown|html|x-markdown|restructuredtext))$/

/**
 * Converts the cells of a notebook to Markdown: text as it is, code in the language of its kernel, and below it the results.
 *
 * @param defaults which parts are shown where a cell says nothing
 * @param pictures receives its pictures, beside those of other notebooks in the same text
 */
export function notebookToMarkdown(
  { cells, language }: Pick<Notebook, 'cells' | 'language'>,
  defaults: CellView = SHOWN,
  pictures: EmbeddedPictures = new Map(),
): NotebookText {
  const leftOut: string[] = []
  const blocks: string[] = []
  for (const [index, cell] of cells.entries()) {
    const leaveOut = (reason: string) => void leftOut.push(`cell ${index + 1}: ${reason}`)
    const { code, view } = readCellOptions(cell.source, cell.tags, defaults)
    if (cell.type === 'code') {
      if (view.showsCode && code !== '')
        blocks.push(fenced(code, codeInfo(languageOf(cell, code, language), view.fileName)))
      if (view.showsOutput) blocks.push(...outputBlocks(cell.outputs, view, { pictures, leaveOut }))
    } else if (view.showsCode || view.showsOutput) {
      if (cell.type === 'raw' && !SHOWN_RAW.test(cell.rawType)) leaveOut(`raw text (${cell.rawType})`)
      else blocks.push(withoutFastpagesMarks(withAttachments(cell, pictures, leaveOut)).trim())
    }
  }
  const text = blocks.filter((block) => block !== '').join('\n\n')
  return { text: `${text}\n`, pictures, leftOut: Array.from(new Set(leftOut)) }
}

function languageOf(cell: Cell, code: string, kernelLanguage: string): string {
  const magic = CELL_LANGUAGE.exec(code)?.groups?.['name']?.toLowerCase() ?? ''
  return MAGIC_LANGUAGES.get(magic) ?? cell.language ?? kernelLanguage
}

function withAttachments(cell: Cell, pictures: EmbeddedPictures, leaveOut: (reason: string) => void): string {
  return cell.source.replaceAll(ATTACHMENT, (written, encodedName: string) => {
    const data =
      cell.attachments.get(encodedName) ?? cell.attachments.get(percentDecoded(encodedName) ?? encodedName)
    const ending = PICTURE_ENDING.exec(encodedName)?.groups?.['ending']?.toLowerCase() ?? 'png'
    if (data === undefined) return written
    const mediaType = ending === 'svg' ? 'image/svg+xml' : `image/${ending}`
    const added = addPicture(mediaType, data, true, pictures)
    if ('address' in added) return added.address
    leaveOut(added.reason)
    return written
  })
}
