import type { Element } from 'hast'
import type { Abilities } from './plugins.ts'

/** What a text refers to on this site or in its repository. */
export type Reference = {
  kind: 'article' | 'picture' | 'nowhere'
  /** The name of the article, empty for the text's own; the address that the picture is read from; else as written. */
  to: string
  /** The destination as the text has it. */
  written: string
  /** The line of the text, from 1, where it says so. */
  line: number | undefined
}

/** What an article's Markdown means depends on where it stands: the site and its repository. */
export type MarkdownContext = {
  /** The root of the repository on the raw host, with a slash at the end. Pictures are read below it. */
  filesBase: string
  /** The address, on this site, of another article. */
  articleHref: (name: string) => string
  /** The address of any other file of the repository; `undefined` where nothing shows it. */
  fileHref: (path: string) => string | undefined
  /** Told of each article and picture that the text refers to: whoever knows all of them can tell which are missing. */
  whenRefers?: ((reference: Reference) => void) | undefined
  /** Told of each formula as it is shown, and of the line of the text, from 1, where it says so. */
  whenFormula?: ((formula: Element, line: number | undefined) => void) | undefined
  /** Formats a text of any size and for however long: for measuring (`npm run bench`), never for texts of others. */
  isUnlimited?: boolean
  /** What texts may need beyond the parser. */
  abilities: Abilities
}
