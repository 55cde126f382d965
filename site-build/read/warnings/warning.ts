/** A message to the owner. */
export type Warning = {
  /**
   * An error leaves something out of the site, and fails `npm run build -- --strict`. `unchecked` means that a check was not possible.
   * Without a level it is a warning.
   */
  level?: 'error' | 'unchecked'
  /** From the root of the repository: `articles/A name.md`. */
  file?: string
  /** From 1. */
  line?: number | undefined
  message: string
  /** What `npm run doctor -- --fix` writes, if only one correction is likely. */
  fixes?: readonly Fix[]
}

/** Replaces a part of a text: UTF-16 offsets without a byte order mark, or the first `from` in a line (from 1) of its frontmatter. */
export type Fix = { file: string; to: string } & (
  { start: number; end: number } | { line: number; from: string }
)

export type Warn = (warning: Warning) => void

/** `articles/A name.md:12: link: expected …`, without the parts that are unknown. */
export function textOf({ file, line, message }: Warning): string {
  return file === undefined ? message : `${file}${line === undefined ? '' : `:${line}`}: ${message}`
}

/** The path of an article from the root of its repository. */
export function fileOf(name: string, folder = 'articles'): string {
  return `${folder}/${name}.md`
}
