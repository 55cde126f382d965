import { articleNameOf, isArticleName } from '#github/article-name.ts'
import { ARTICLE_LIMIT_BYTES } from '#github/read-article.ts'
import { hasFile } from '#site-build/articles/snapshot.ts'
import type { Repository } from './github-repository.ts'
import type { TreeEntry } from './github-tree.ts'
import { choosePictures } from './picture-choice.ts'

/** GitHub lists 1,000 files of a folder at most, without a mark that there are more (REST API, "Get repository content"). */
const LISTING_LIMIT = 1_000
/** So many names are written out; more would hide the rest of the build's output. */
const SHOWN_NAMES = 5

type FileEntry = Omit<TreeEntry, 'sha'>

export type RepositoryFacts = {
  /** `owner/name` as it is configured. */
  configured: string
  repository: Repository
  /** Everything below `articles`. */
  entries: readonly TreeEntry[]
}

/**
 * What works, but not as the owner may think: each hint says what was found, what visitors see of it, and what to do.
 */
export function hintsOf({ configured, repository, entries }: RepositoryFacts): string[] {
  return [...repositoryHints(configured, repository), ...listingHints(entries), ...fileHints(entries)]
}

function repositoryHints(configured: string, { full_name, default_branch }: Repository): string[] {
  const hints: string[] = []
  if (full_name.toLowerCase() !== configured.toLowerCase()) {
    hints.push(
      `${configured} is called ${full_name} now. GitHub redirects until somebody takes the old name, who would then write this blog: set articles.repository to '${full_name}' in content/site.ts, and keep the old name.`,
    )
  }
  if (default_branch !== 'main') {
    hints.push(
      `The default branch is ${JSON.stringify(default_branch)}. Visitors get the list of articles from it, but each article from "main": where the two differ, an article cannot be opened or does not show. Make "main" the default branch.`,
    )
  }
  return hints
}

function listingHints(entries: readonly TreeEntry[]): string[] {
  const count = entries.filter(({ path }) => !path.includes('/')).length
  if (count <= LISTING_LIMIT) return []
  return [
    `The folder holds ${count} files and folders. GitHub tells visitors the first ${LISTING_LIMIT} only: the site adds the others from this build, so that an article beyond them is listed after the next build. Build daily.`,
  ]
}

/** The hints that a folder needs wherever it lies. @param entries everything below `articles` */
export function fileHints(entries: readonly FileEntry[]): string[] {
  const direct = entries.filter(({ path }) => !path.includes('/'))
  const named = (test: (entry: FileEntry) => boolean) => direct.filter(test).map(({ path }) => path)
  const isOf = (type: TreeEntry['type']) => (entry: FileEntry) =>
    entry.type === type && articleNameOf(entry.path) !== null
  const articleNames = (test: (name: string, entry: FileEntry) => boolean) =>
    named((entry) => {
      const name = entry.type === 'file' ? articleNameOf(entry.path) : null
      return name !== null && test(name, entry)
    })
  const pictures = choosePictures(entries.filter(({ type }) => type === 'file')).tooLarge
  return [
    hint(
      named(isOf('submodule')),
      'a submodule, which GitHub lists like a file: visitors see it in the list and cannot open it. Rename it so that it does not end with .md.',
    ),
    hint(
      named(isOf('symlink')),
      'a link, which GitHub does not list as a file: visitors do not see it. Put the file itself there.',
    ),
    hint(
      named(({ type, path }) => type === 'file' && /\.md$/i.test(path) && !path.endsWith('.md')),
      'no article, because capitals count. Let the name end with .md.',
    ),
    hint(
      articleNames((name) => !isArticleName(name)),
      'listed, but never opened: the name holds a backslash or a control character, or is a path step. Rename it.',
    ),
    hint(
      articleNames((name) => isArticleName(name) && !hasFile(name, '.html')),
      'without a page of its own, because a host would mistake or refuse the name of its file: it opens by script only, and search engines do not find it. Rename it (not "index", not ending with ".html", at most 250 bytes).',
    ),
    hint(
      articleNames((_, { size }) => size > ARTICLE_LIMIT_BYTES),
      'larger than 5 MB, which is not read. Make it shorter.',
    ),
    hint(
      pictures,
      'a picture over the limits (5 MB, and 100 MB together): it has no copy on the site and comes from GitHub. Make it smaller.',
    ),
  ].filter((text) => text !== null)
}

function hint(paths: readonly string[], what: string): string | null {
  if (paths.length === 0) return null
  const shown = paths.slice(0, SHOWN_NAMES).map((path) => JSON.stringify(`articles/${path}`))
  const rest = paths.length > SHOWN_NAMES ? ` and ${paths.length - SHOWN_NAMES} more` : ''
  return `${shown.join(', ')}${rest}: ${what}`
}
