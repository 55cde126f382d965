import type { Inclusion } from '#scripts/import/model.ts'
import type { EmbeddedPictures } from '#scripts/import/notebook/embedded-pictures.ts'
import { codeInfo, fenced } from '#scripts/import/notebook/fenced.ts'
import { notebookToMarkdown } from '#scripts/import/notebook/notebook-to-markdown.ts'
import { readNotebook } from '#scripts/import/notebook/notebook.ts'
import { applyEdits, type Edit } from '#scripts/import/text/edits.ts'

/** A text with the files that it brings, and a sentence about each result that an article cannot show. */
type FilledText = { text: string; pictures: EmbeddedPictures; leftOut: string[] }

/** Replaces the tags of a post by the notebooks and the code that they bring. A notebook that cannot be read is left out. */
export function includeFiles(body: string, inclusions: readonly Inclusion[]): FilledText {
  const pictures: EmbeddedPictures = new Map()
  const leftOut: string[] = []
  const edits: Edit[] = []
  for (const inclusion of inclusions) {
    const { from, to, path } = inclusion
    try {
      const markdown =
        inclusion.kind === 'notebook' ? cellsOf(inclusion, pictures, leftOut) : codeOf(inclusion)
      edits.push({ from, to, replacement: `\n${markdown.trim()}\n` })
    } catch (error) {
      leftOut.push(`${path}: ${(error as Error).message}`)
    }
  }
  return { text: applyEdits(body, edits), pictures, leftOut }
}

function cellsOf(
  { path, content, firstCell, endCell }: Extract<Inclusion, { kind: 'notebook' }>,
  pictures: EmbeddedPictures,
  leftOut: string[],
): string {
  const notebook = readNotebook(content)
  const cells = notebook.cells.slice(firstCell, endCell)
  const written = notebookToMarkdown({ language: notebook.language, cells }, undefined, pictures)
  leftOut.push(...written.leftOut.map((reason) => `${path}, ${reason}`))
  return written.text
}

function codeOf({
  content,
  language,
  title,
  firstLine,
  lastLine,
}: Extract<Inclusion, { kind: 'code' }>): string {
  const lines = content.trimEnd().split('\n')
  const code = lines.slice(firstLine - 1, lastLine).join('\n')
  return fenced(code, codeInfo(language, title))
}
