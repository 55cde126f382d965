import { posix } from 'node:path'

/** The most characters of a page with its results. */
const MAX_LENGTH = 20_000_000

/** Where Quarto stores the results of a page: https://quarto.org/docs/projects/code-execution.html#freeze. */
export function frozenFile(path: string): string {
  return `_freeze/${withoutEnding(path)}/execute-results/html.json`
}

/**
 * Reads the Markdown of a page with its results. Its figures are below `_freeze/`.
 *
 * @param json the file of the results
 * @throws Error with a sentence if it has another form than the versions 1.0 to 1.8 of Quarto write
 */
export function readFrozen(json: string, path: string): string {
  const expected = 'expected the results of Quarto 1 (result.markdown)'
  if (json.length > MAX_LENGTH) throw new Error(`${expected}, found more than 20 MB`)
  let content: unknown
  try {
    content = JSON.parse(json)
  } catch {
    throw new Error(`${expected}, found text that is not JSON`)
  }
  const result = (content as { result?: { markdown?: unknown } } | null)?.result
  if (typeof result?.markdown !== 'string') throw new Error(`${expected}, found other JSON`)
  const stem = posix.basename(withoutEnding(path))
  // A result may name its figures only by their folder beside the page.
  return result.markdown.replaceAll(`](${stem}_files/`, `](/_freeze/${withoutEnding(path)}/`)
}

const withoutEnding = (path: string) => path.replace(/\.\w+$/, '')
