import { isArticleName } from './article-name.ts'

/** The host of the articles. The build writes this plain data into the bundles, so they contain one host only (SITE-2). */
export type ArticleHost = {
  /** The name that visitors read: "GitHub", "Codeberg", or that of a server. */
  name: string
  /** The address of the list of files (LIST-1), without the number of the page if the list has pages. */
  list: string
  listHasPages: boolean
  /**
   * Whether the browser asks again for a list that it has cached. GitHub's API counts each call without a token, also one that it answers
   * with 304 (GitHub documentation, "Best practices for using the REST API").
   */
  revalidatesList: boolean
  /** The most files that the host lists of a folder; `null` if there is no limit. */
  listsAtMost: number | null
  /** A URL template: the address of an article's text (ART-1), with `{name}` in the place of its encoded name. */
  text: string
  /** A URL template of the page that edits an article; `null` if the articles are in no repository. */
  edit: string | null
  /** The root of the repository for pictures, with a slash at its end. */
  files: string
  /** The root of the repository for people, with a slash at its end; `null` if no page shows its files. */
  pages: string | null
}

/** A host with the fields that only the build uses. */
export type HostedArticles = ArticleHost & {
  /** `owner/name`; GitLab may have groups between the two. */
  repository: string
  /** Whether the articles are files of this site. */
  embedded: boolean
}

/** The address of an article's text; `null` for a name that is never requested (ART-4). */
export function articleAddress({ text }: Pick<ArticleHost, 'text'>, name: string): string | null {
  return isArticleName(name) ? fillName(text, name) : null
}

/** The page on which the host offers to edit an article, if there is one. */
export function editAddress({ edit }: Pick<ArticleHost, 'edit'>, name: string): string | null {
  return edit && fillName(edit, name)
}

function fillName(template: string, name: string): string {
  return template.replace('{name}', () => encodeURIComponent(name))
}
