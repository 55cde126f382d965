import type { Abilities } from './plugins.ts'

/** What an article's Markdown means depends on where it stands: the site and its repository. */
export type MarkdownContext = {
  /** The root of the repository on the raw host, with a slash at the end. Pictures are read below it. */
  filesBase: string
  /** The address, on this site, of another article. */
  articleHref: (name: string) => string
  /** The address of any other file of the repository; `undefined` where nothing shows it. */
  fileHref: (path: string) => string | undefined
  /** Formats a text of any size and for however long: for measuring (`npm run bench`), never for texts of others. */
  isUnlimited?: boolean
  /** What texts may need beyond the parser. */
  abilities: Abilities
}
