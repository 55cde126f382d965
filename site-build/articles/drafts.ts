import type { SnapshotIndex } from '#app/lib/snapshot.ts'
import type { ArticleFiles } from '#site-build/source/article-files.ts'

/** The files without those of drafts, which nothing on the site is made of. */
export function withoutDrafts(files: ArticleFiles, { drafts = [] }: SnapshotIndex): ArticleFiles {
  const hidden = new Set(drafts.map((name) => `${name}.md`))
  return { ...files, entries: files.entries.filter(({ name }) => !hidden.has(name)) }
}
