import { hasDocument } from '#site-build/files/documents/pages.ts'
import type { SiteFile } from '#site-build/files/write-files.ts'

/**
 * Copies of texts beside their documents: Markdown at `/blogs/<name>.md`, plain text at `/blogs/<name>.txt`. An article that already
 * has this address (`Notes.md`, from `Notes.md.md`) keeps it.
 */
export function textCopies<T extends { article: { name: string } }>(
  texts: readonly T[],
  extension: 'md' | 'txt',
  copyOf: (text: T) => string,
): SiteFile[] {
  // Some hosts ignore case.
  const taken = new Set(texts.map(({ article }) => article.name.toLowerCase()))
  return texts.flatMap((text): SiteFile[] => {
    const file = `${text.article.name}.${extension}`
    if (!hasDocument(text.article.name) || taken.has(file.toLowerCase())) return []
    return [[`blogs/${file}`, () => copyOf(text)]]
  })
}
