import type { ElementContent } from 'hast'

/** What an article's Markdown means depends on where it stands: the site and its repository. */
export type MarkdownContext = {
  /** The root of the repository on the raw host, with a slash at the end. Pictures are read below it. */
  filesBase: string
  /** The address, on this site, of another article. */
  articleHref: (name: string) => string
  /** The address of any other file of the repository; `undefined` where nothing shows it. */
  fileHref: (path: string) => string | undefined
  /** Colours code in a known language; without it code is plain. */
  highlight?: Highlight
}

/**
 * @param language a `highlightAs` of `code-language.ts`
 * @returns the code as text and spans with `hljs-` classes
 */
export type Highlight = (code: string, language: string) => ElementContent[]
