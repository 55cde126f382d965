/**
 * What the build is about: the types that flow through it, from the owner's files to the files of the site. Types only, so that every
 * room may import them. docs/architecture.md shows the functions between them.
 */
import type { ArticleIndex, PublishedArticle } from '#app/lib/articles/article-index.ts'
import type * as ENGLISH from '#app/lib/language/english.ts'
import type { PluralForms } from '#app/lib/language/sentences.ts'
import type { PageContent, SearchedPage } from '#app/lib/site/page-content.ts'
import type { HostedArticles } from '#article-host/article-host.ts'
import type { CheckedContent } from '#content/rules/site-content.ts'
import type { FieldLines, Reference } from '#markdown/article.ts'
import type { UnknownField } from '#markdown/frontmatter/read-frontmatter.ts'
import type { Destination } from '#markdown/parse/destinations.ts'
import type { Publication } from '#markdown/publications/publication.ts'
import type { UrlBases } from '#markdown/transforms/destination.ts'

/** The owner's files, checked and complete. */
export type Settings = {
  content: CheckedContent
  /** The address of the site, with a slash at the end. */
  address: string
  /** The path part of the address, with a slash at both ends: Vite's `base`. */
  base: string
  articles: HostedArticles
  /** The server that git clones the repository from, without a slash at the end. */
  articleServer: string
  /** The owner's pages (`pages/*.md`), in the order of the navigation. */
  pages: readonly SearchedPage[]
  words: Words
  /** The colours and fonts of the theme. */
  tokens: Tokens
}

type English = typeof ENGLISH

/** The words of the interface: the owner's, and English ones for the rest. */
export type Words = {
  [Group in keyof English]: {
    [Key in keyof English[Group]]: English[Group][Key] extends string ? string : PluralForms
  }
}

/** The values of each token of the theme in the order of their declarations, by its name without the dashes. */
export type Tokens = ReadonlyMap<string, readonly string[]>

/** The texts, pictures and films of a folder or of a clone: a list of them, a way to read each, and their history. */
export type Source = {
  articles: SourceArticle[]
  /** Reads the bytes of a text as git stores them, so that not all are in memory. @throws Error when its file has changed since */
  readBytes: (article: Pick<SourceArticle, 'name' | 'sha'>) => Promise<Uint8Array>
  pictures: SourcePicture[]
  /** The ids (`listingId`) of the host's lists before this one; empty without a known history. */
  earlierLists: string[]
  /** The time of the last successful read, ms since 1970. */
  takenAt: number
  findings: Finding[]
}

export type SourceArticle = {
  /** Without `.md`. */
  name: string
  /** The git blob id of its bytes. */
  sha: string
  /** The time of its last commit, ms since 1970; `null` without a known history. */
  changedAt: number | null
  /** The beginnings of the blob ids of its last versions before this one, the newest first; empty without a known history. */
  earlier: string[]
}

/** A picture or a film. */
export type SourcePicture = {
  /** Below the folder, with `/` between folders, and not encoded: `images/a map.png`. */
  path: string
  read: () => Promise<Buffer>
  /** The complete path of its file on this disk, of which a film may be larger than the memory; left out if only git has it. */
  file?: string
}

/** A picture or a film as plain data for threads: where its copy is, its size, or why it is not published. */
export type Picture = {
  /** The file of its copy on the site; `null` if there is none. */
  copy: string | null
  /** Whether the site must not publish it. */
  isRefused: boolean
  /** px, as browsers show it; `null` for a file without a size. */
  size: { width: number; height: number } | null
  /** What is wrong with it. */
  finding: string | null
}

/** The bases of the links in a folder of texts, and its pictures, as plain data for threads. */
export type TextPlaces = UrlBases & {
  folder: 'articles' | 'pages'
  /** By path below the folder. */
  measured: ReadonlyMap<string, Picture>
  /** Without a repository, only this folder and `public` are published. */
  embedded: boolean
  publicFolder: string
}

/** The facts of a text, an article or a page of the owner, that lists, pages, feeds and maps need. They are always in memory. */
export type Article = {
  /** From the root of the repository: `articles/A name.md`. */
  file: string
  facts: PublishedArticle
  /** Its pictures and films, by path below its folder, or after a slash below `public`; `null` for a missing one. */
  pictures: Record<string, Picture | null>
  references: readonly Reference[]
  destinations: readonly Destination[]
  /** The ids that links can lead to, without prefix: headings and footnotes. */
  anchors: readonly string[]
  unknownFields: readonly UnknownField[]
  /** The lines of the fields that are compared with those of other articles, or with the day. */
  fieldLines: FieldLines
  words: WordCounts
  /** Whether it gets no page: a draft, or a text whose frontmatter has an error. */
  isDraft: boolean
  frontmatterFindings: readonly Finding[]
  textFindings: readonly Finding[]
}

/** The words of a text, each once: those of headings and description, and the others, counted (`gradient 12 descent 5`). */
export type WordCounts = { about: string; text: string }

/** An article with its text as HTML. It is in the cache (`articles/build-cache.ts`); a build never has all of them in memory. */
export type RenderedText = {
  article: Article
  html: string
  /** The text without markup: a line for each block. */
  lines: string[]
  /** The TeX of its formulas. */
  formulas: string[]
  /** Those of its lists in BibTeX. */
  publications: readonly Publication[]
}

/** The texts of a folder, rendered. */
export type RenderedFolder = {
  source: Source
  places: TextPlaces
  /** Every text, drafts too, in the order of their names. */
  articles: readonly Article[]
  /** The number of texts that were not in the cache. */
  rendered: number
  /** Reads a text from the cache. */
  textOf: (article: Pick<SourceArticle, 'name' | 'sha'>) => RenderedText
}

/** An address of the site and what stands on it. */
export type Page = {
  /** The site path without the base; `null` for a document that opens any address. */
  path: string | null
  file: string
  canonical: string | null
  content: PageContent
  /** See `PageData` (start-page.tsx); an article's text is only in the HTML. */
  data: unknown
}

/** A former address of an article, which forwards: a path below the site, decoded. */
export type Alias = { path: string; article: PublishedArticle }

/** Everything that the files of a site are made of. */
export type Site = {
  settings: Settings
  articles: RenderedFolder
  /** Only those in the navigation. */
  ownPages: RenderedFolder
  /** The published articles, oldest first, each with its neighbours. In development also hidden ones. */
  published: readonly PublishedArticle[]
  /** Drafts, and scheduled articles. */
  hidden: readonly PublishedArticle[]
  /** The published articles as the list shows them, newest first. */
  index: ArticleIndex
  pages: readonly Page[]
  aliases: readonly Alias[]
  findings: readonly Finding[]
}

/** A file of the site: its name, with `/` between folders, and a function that makes its content. */
export type SiteFile = [name: string, make: () => FileContent | Promise<FileContent>]

export type FileContent = string | Uint8Array | CopiedFile

/** A file of this disk, by its complete path, which is copied in parts: Node reads none over 2 GiB at once. */
export type CopiedFile = { copiedFrom: string }

/**
 * Something to tell the owner: what is wrong with content, could not be checked, or has yet to happen. A `ContentError` carries
 * findings that stop the work; any other exception is the machine's or ours. A fault is a live call of a browser that failed.
 */
export type Finding = {
  /**
   * An error leaves something out of the site, and fails `npm run build -- --strict`. `unchecked` means that a check was not possible,
   * and `note` that nothing has to be done. Without a level it is a warning.
   */
  level?: 'error' | 'unchecked' | 'note'
  /** From the root of the repository: `articles/A name.md`. */
  file?: string
  line?: number | undefined
  message: string
  /** What `npm run doctor -- --fix` writes, if only one correction is likely. */
  fixes?: readonly Fix[]
}

/** Replaces a part of a text: UTF-16 offsets without a byte order mark, or the first `from` in a line (from 1) of its frontmatter. */
export type Fix = { file: string; to: string } & (
  | { start: number; end: number }
  | { line: number; from: string }
)

/** Takes a finding, to print it when the work ends. */
export type Report = (finding: Finding) => void
