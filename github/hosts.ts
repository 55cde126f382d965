/** Where articles are read: GitHub's two hosts, or the files beside the site that answer the same paths (SITE-2). */
export type ArticleHosts = {
  /** Base of the REST API, without a slash at the end. Below the site's own address in the embedded default. */
  api: string
  /** Base of the raw-file host, likewise. */
  raw: string
  owner: string
  repo: string
  /** The articles are files of this very site, not a repository on GitHub. */
  embedded: boolean
}
