/** The parts of an address before and after the encoded name of an article. */
type AroundName = readonly [before: string, after: string]

/** Where articles are read. The build writes this plain data into the bundles, so they know one host only (SITE-2). */
export type ArticleHost = {
  /** What visitors call it: "GitHub", "Codeberg", or the name of a server. */
  name: string
  /** The address of the list of files (LIST-1), without the number of the page if the list has pages. */
  list: string
  /** How many files of the folder the list has at most; `null` if there is no limit. */
  listsAtMost: number | null
  /** The address of an article's text (ART-1). */
  text: AroundName
  /** The address of the page that edits an article; `null` if the articles are in no repository. */
  edit: AroundName | null
  /** The root of the repository for pictures, with a slash at its end. */
  files: string
  /** The root of the repository for people, with a slash at its end; `null` if nothing shows it. */
  pages: string | null
}

/** The same, and what only the build has to know. */
export type HostedArticles = ArticleHost & {
  /** `owner/name`; GitLab may have groups between the two. */
  repository: string
  listHasPages: boolean
  /** Whether the articles are files of this site. */
  embedded: boolean
}
