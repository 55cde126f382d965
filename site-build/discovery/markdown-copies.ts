import { hasArticlePath } from '#article-host/article-name.ts'
import { hasDocument } from '#site-build/documents/pages.ts'

/**
 * The articles whose Markdown is at `/blogs/<name>.md`, with the paths of these files below the site. An article with that
 * very name (`Notes.md`, from `Notes.md.md`) keeps its address.
 *
 * @param names of all published articles
 * @returns name → path, not encoded
 */
export function markdownCopies(names: readonly string[]): Map<string, string> {
  // Some hosts ignore case.
  const taken = new Set(names.map((name) => name.toLowerCase()))
  const free = names.filter(
    (name) => hasArticlePath(name) && hasDocument(name) && !taken.has(`${name}.md`.toLowerCase()),
  )
  return new Map(free.map((name) => [name, `blogs/${name}.md`]))
}
