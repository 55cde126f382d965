import type { Root } from 'hast'
import type { Frontmatter } from '#markdown/frontmatter/frontmatter.ts'
import type { ListingEntry } from '#article-host/listing.ts'

/** The article index, relative to the base of the site. */
export const INDEX_PATH = 'articles.json'

/** The facts of the build (`BuildFacts`), relative to the base of the site. */
export const BUILD_PATH = 'build.json'

/** An article's entry in the index. */
export type IndexEntry = {
  name: string
  /** The git blob id of the Markdown file. */
  sha: string
  title: string
  description: string
  /** Reading time. */
  minutes: number
} & Pick<Frontmatter, 'date' | 'tags' | 'lang' | 'pinned'>

/** `articles.json`: the list as it was when the site was built (SAVE-1). */
export type ArticleIndex = {
  repository: string
  entries: IndexEntry[]
  /** The articles that the list leaves out because it has them in another language. The search finds them. */
  translations?: IndexEntry[]
  /** The names of drafts. The live list hides them until a build has seen them published. */
  drafts?: string[]
  /** The articles whose day has not come yet. The live list hides each until its day, or until a build has published it. */
  scheduled?: ScheduledArticle[]
  /** The ids (`listingId`) of the host's lists before this one. Such a live list is older than the index, and ignored (decision 28). */
  earlierLists?: string[]
}

/** An article with a date in the future, in ms since 1970. */
export type ScheduledArticle = { name: string; date: number }

/** The article before or after another one. */
export type Neighbour = Pick<IndexEntry, 'name' | 'title' | 'lang'>

/** An article in one of its languages, with the name of that language in itself: `Français`. */
export type LanguageVersion = { name: string; lang: string; language: string }

/** The facts about an article in its document, without the text. */
export type PublishedArticle = IndexEntry & {
  /** The last commit that changed the text, ms since 1970; `null` when unknown. */
  changedAt?: number | null
  /** The beginnings of the blob ids of its earlier texts. Such a live text is older than the document, and ignored (decision 28). */
  earlier?: string[]
  previous?: Neighbour
  next?: Neighbour
  /** The article in each of its languages, the listed one first, itself among them. Of an article in one language there are none. */
  versions?: LanguageVersion[]
  /** The articles of its series, oldest first, itself among them. Of a single one there are none. */
  parts?: Neighbour[]
  /** Up to two other articles that share most with it. */
  related?: Neighbour[]
  /** The address of the preview picture. */
  cover?: string
  /** Whether its day has not come yet (`isScheduled`). Only live articles and those in development can be scheduled. */
  isScheduled?: boolean
  // Only live articles and those in development can be drafts: a build makes no page for a draft.
} & Pick<Frontmatter, 'series' | 'updated' | 'draft' | 'author' | 'canonical' | 'aliases' | 'translations'>

/** An article whose text has been formatted, as a syntax tree. */
export type FormattedArticle = PublishedArticle & { body: Root }

/** One Markdown file, before formatting. `lang` is its language if its frontmatter does not say one. */
export type ArticleFile = Pick<PublishedArticle, 'name' | 'sha' | 'changedAt' | 'lang'> & { text: string }

/** One row of the list: an entry of the host's listing, with facts from the build. */
export type ListedArticle = ListingEntry &
  Partial<Pick<IndexEntry, 'description' | 'minutes' | 'date' | 'tags' | 'lang' | 'pinned'>> & {
    /** The title of the text, if it differs from the name. */
    title?: string
    /** How it differs from the built site. */
    mark?: 'new' | 'changed'
  }

/** A tag, and how many of the list's articles have it. */
export type CountedTag = { label: string; count: number }

/** A document of the list: some articles, newest first. */
export type ListDocument = Pick<ArticleIndex, 'drafts' | 'scheduled' | 'earlierLists'> & {
  entries: readonly ListedArticle[]
  /** How many articles the site, or the tag, has; the document may have only some of them. */
  total: number
  /** The number of the page (see `listPagePath`). */
  number: number
  /** The tags with the most articles. Only `/blogs` and the pages of tags have them. */
  tags?: readonly CountedTag[]
  /** The articles that the list has in another language. Only `/blogs` has them. */
  translations?: readonly Neighbour[]
  /** The tag that all articles of this page have. */
  tag?: string
}

/**
 * The lines that stand for an article in a list: its title and the name of its file (LIST-5). The name is missing if it says nothing
 * new, as `2024-12-12-note-179` below "Note 179".
 *
 * @param date of the article, in ms since 1970. Without it, a name may begin with any date.
 */
export function headline(name: string, title = name, date?: number): [line: string, name?: string] {
  const letters = lettersOf(title)
  const saysNothingNew = letters === lettersOf(name) || letters === lettersOf(withoutDate(name, date))
  return saysNothingNew ? [title] : [title, name]
}

/** The name of a file without the day at its beginning, if that is the day of the article. */
function withoutDate(name: string, date: number | undefined): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(name)?.[0]
  const isOfArticle = date === undefined || day === new Date(date).toISOString().slice(0, 10)
  return day !== undefined && isOfArticle ? name.slice(day.length) : name
}

/**
 * The letters and digits of a text in lower case and without accents: the same for a title and for a slug of it, whichever signs the
 * slug drops or has between words. A text without letters and digits stays as it is.
 */
function lettersOf(text: string): string {
  const unaccented = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
  return unaccented.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '') || text
}
