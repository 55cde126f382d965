/** What an import is about: the types that flow from an old blog to articles. */
import type { Generator } from '#scripts/import/blog/generators.ts'
import type { SiteMacros } from '#scripts/import/blog/site-macros.ts'
import type { Finding } from '#site-build/model.ts'
import type { ArticleFields, PostFields } from '#scripts/import/post/post-frontmatter.ts'

/** A blog of another program. All paths are relative to its folder, with slashes. */
export type OldBlog = {
  generator: Generator
  /** The patterns of addresses of Hugo, by the first folder of posts below `content/`. */
  sectionPatterns: ReadonlyMap<string, string>
  /** The paths of its posts. */
  posts: readonly string[]
  /** Files that may be texts, and why none of them becomes an article. */
  leftOut: readonly LeftOutFile[]
  /** The paths of all files. */
  files: ReadonlySet<string>
  /** The addresses of the blog, without a slash at the end: `https://ada.example`. */
  hosts: readonly string[]
  /** The macros of TeX that its templates define. */
  macros?: SiteMacros
  /** Reads a post. @throws Error with a sentence if it is too long, or no text */
  read: (path: string) => string
}

/** A file of the blog that does not become an article, and the reason, which the report counts. */
export type LeftOutFile = { path: string; reason: string }

/** A post with its path in the blog, the name of its article, and its former addresses, the best first. */
export type Addressed = { path: string; name: string; formerAddresses: readonly string[] }

/** How the text of a post is written: a notebook is JSON, and a page of Quarto has cells and divs. */
type TextFormat = 'markdown' | 'quarto' | 'notebook' | 'html'

/** What stands in a post of Pelican instead of one of its tags. Offsets are in UTF-16 units. It is plain data, because threads get a copy. */
export type Inclusion = {
  from: number
  to: number
  /** The path of the file in the blog. */
  path: string
  /** The text of the file. */
  content: string
} & (NotebookPart | CodePart)

/** The cells of a notebook from a first one up to a last one, counted as by Python's slices. */
export type NotebookPart = { kind: 'notebook'; firstCell: number; endCell: number | undefined }
/** Lines of code are counted from 1. */
export type CodePart = { kind: 'code'; language: string; title: string; firstLine: number; lastLine: number }

/** A post with its fields as they are written, in lower case. */
export type ReadPost = {
  path: string
  fields: PostFields
  body: string
  /** Markdown, if it is missing. */
  format?: TextFormat
  /** A formula that defines macros of the whole blog which its text uses. */
  definitions?: string
  /** The entries that its text may refer to, in BibTeX. */
  bibliography?: string
  /** The notebooks and the code that its text brings by tags. */
  inclusions?: readonly Inclusion[]
}

/** A post with the fields of its article, before its text is converted. */
export type NamedPost = Addressed & ReadPost & { articleFields: ArticleFields }

/** What links lead to. It is plain data, because threads get a copy. */
export type LinkTargets = Pick<OldBlog, 'files' | 'hosts'> & { posts: readonly Addressed[] }

/** An article. Its pictures are paths in the blog, or the bytes of one that the text contained, by their paths below `articles/`. */
export type ImportedArticle = Pick<NamedPost, 'path' | 'name' | 'articleFields'> & {
  text: string
  pictures: ReadonlyMap<string, string | Uint8Array>
  /** The paths of other files that its text contains. */
  includedFiles: readonly string[]
}

/** A finding about a post. Those of one kind are reported together. */
export type ImportFinding = Finding & { file: string; kind: string }

export type ConvertedPost = { article: ImportedArticle; findings: ImportFinding[] }

/** A post that became an article, or the reason why it is left out. */
export type ImportedPost = ImportedArticle | LeftOutFile

/** Converts posts, in threads or in this process. */
export type PostConverter = {
  /** The number of posts that are converted at the same time. */
  size: number
  /** Converts one post, or returns the reason why that is not possible. */
  convert: (post: NamedPost) => Promise<ConvertedPost | string>
  close: () => Promise<void>
}
