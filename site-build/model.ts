/** What the build is about: the types that flow through it. docs/architecture.md shows the functions between them. */

/** Something to tell the owner about content: what is wrong with it, could not be checked, or has yet to happen. */
export type Finding = {
  /**
   * An error leaves something out of the site, and fails `npm run build -- --strict`. `unchecked` means that a check was not possible,
   * and `note` that nothing has to be done. Without a level it is a warning.
   */
  level?: 'error' | 'unchecked' | 'note'
  /** From the root of the repository: `articles/A name.md`. */
  file?: string
  line?: number | undefined
  message: string
  /** What `npm run doctor -- --fix` writes, if only one correction is likely. */
  fixes?: readonly Fix[]
}

/** Replaces a part of a text: UTF-16 offsets without a byte order mark, or the first `from` in a line (from 1) of its frontmatter. */
export type Fix = { file: string; to: string } & (
  | { start: number; end: number }
  | { line: number; from: string }
)

/** Takes a finding, to print it when the work ends. */
export type Report = (finding: Finding) => void
