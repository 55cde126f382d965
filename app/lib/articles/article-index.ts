import type { Root } from 'hast'
import type { Frontmatter } from '#markdown/frontmatter/frontmatter.ts'

/** The address of the article index, relative to the base of the site, and its file in the finished site. */
export const INDEX_PATH = 'articles.json'

/** An article's entry in the index. */
type IndexEntry = {
  name: string
  /** The git blob id of the Markdown file. */
  sha: string
  title: string
  description: string
  /** Reading time. */
  minutes: number
  // Only live articles and those in development can be drafts: a build makes no page for a draft.
} & Pick<Frontmatter, 'date' | 'updated' | 'tags' | 'lang' | 'draft'>

/** `articles.json`: the list as it was when the site was built (SAVE-1). */
export type ArticleIndex = {
  /** `owner/repo` */
  repository: string
  entries: IndexEntry[]
  /** The names of drafts. The live list hides them until a build has seen them published. */
  drafts?: string[]
}

/** The article before or after another one. */
export type Neighbour = { name: string; title: string }

/** The facts about an article in its document, without the text. */
export type PublishedArticle = IndexEntry & {
  /** The last commit that changed the text, ms since 1970; `null` when unknown. */
  changedAt?: number | null
  previous?: Neighbour
  next?: Neighbour
  /** The address of the preview image. */
  cover?: string
} & Pick<Frontmatter, 'canonical'>

/** One formatted article. */
export type Article = PublishedArticle & { body: Root }

/** One Markdown file, before formatting. */
export type ArticleFile = {
  name: string
  text: string
  /** Its git blob id. */
  sha: string
  /** The last commit that changed it, ms since 1970; `null` when unknown. */
  changedAt?: number | null
}
