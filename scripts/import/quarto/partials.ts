import { posix } from 'node:path'

/** A partial alone in its line: https://quarto.org/docs/authoring/includes.html. */
const INCLUDE = /^[ \t]*\{\{<[ \t]*include[ \t]+(?<name>"[^"]+"|'[^']+'|\S+)[ \t]*>\}\}[ \t]*$/gm
/** Partials that include partials, and the characters of a text with all of them. */
const MAX_DEPTH = 10
const MAX_LENGTH = 2_000_000

type Files = { files: ReadonlySet<string>; read: (path: string) => string }

/** Replaces the lines that include partials by their texts. One that is no file of the blog stays. */
export function includePartials(text: string, path: string, { files, read }: Files): string {
  let length = text.length
  const expand = (part: string, partPath: string, depth: number): string =>
    part.replaceAll(INCLUDE, (written: string, quotedName: string) => {
      const name = quotedName.replaceAll(/^["']|["']$/g, '')
      const file = name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(partPath), name)
      if (depth >= MAX_DEPTH || !files.has(file) || length > MAX_LENGTH) return written
      const partial = read(file)
      length += partial.length
      return expand(partial, file, depth + 1)
    })
  return expand(text, path, 0)
}
