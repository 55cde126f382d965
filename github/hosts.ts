/** Where articles are read: GitHub's two hosts, or files of this site that answer the same paths (SITE-2). */
export type ArticleHosts = {
  /** Base of the REST API, without a slash at its end. */
  api: string
  /** Base of the raw-file host, without a slash at its end. */
  raw: string
  owner: string
  repo: string
  /** The articles are files of this site, not a repository on GitHub. */
  embedded: boolean
}
