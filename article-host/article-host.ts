/** The parts of an address before and after the encoded name of an article. */
type AroundName = readonly [before: string, after: string]

/** The host of the articles. The build writes this plain data into the bundles, so they contain one host only (SITE-2). */
export type ArticleHost = {
  /** The name that visitors read: "GitHub", "Codeberg", or that of a server. */
  name: string
  /** The address of the list of files (LIST-1), without the number of the page if the list has pages. */
  list: string
  /** The most files that the host lists of a folder; `null` if there is no limit. */
  listsAtMost: number | null
  /** The address of an article's text (ART-1). */
  text: AroundName
  /** The address of the page that edits an article; `null` if the articles are in no repository. */
  edit: AroundName | null
  /** The root of the repository for pictures, with a slash at its end. */
  files: string
  /** The root of the repository for people, with a slash at its end; `null` if no page shows its files. */
  pages: string | null
}

/** A host with the fields that only the build uses. */
export type HostedArticles = ArticleHost & {
  /** `owner/name`; GitLab may have groups between the two. */
  repository: string
  listHasPages: boolean
  /** Whether the articles are files of this site. */
  embedded: boolean
}
