/** What an author may say of an article in the block at its beginning. All of it is optional. */
export type Frontmatter = {
  title?: string
  description?: string
  /** When it was published, ms since 1970. */
  date?: number
  /** When its author last called it changed, ms since 1970. */
  updated?: number
  tags?: string[]
  /** Kept out of every list. */
  draft?: boolean
  /** A picture, written like the destination of an image: a path, or an address. */
  cover?: string
  /** A BCP 47 tag. */
  lang?: string
  /** Where the article was published first: an absolute http or https address. */
  canonical?: string
}

/** One thing to correct, for the owner. The rest of the block counts all the same. */
export type FrontmatterProblem = {
  /** The line of the file, from 1. */
  line: number
  /** The field, or `null` for the block as a whole. */
  field: string | null
  expected: string
  found: string
}

/** The names that mean something, as they are written. */
export const FIELD_NAMES = [
  'title',
  'description',
  'date',
  'updated',
  'tags',
  'draft',
  'cover',
  'lang',
  'canonical',
] as const satisfies readonly (keyof Frontmatter)[]
