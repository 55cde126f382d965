import { GENERATORS } from '#scripts/import/blog/generators.ts'
import { convertInThisProcess } from '#scripts/import/convert-threads.ts'
import { importBlog } from '#scripts/import/import-blog.ts'
import type { ImportedArticle, ImportFinding, OldBlog } from '#scripts/import/model.ts'

/**
 * Imports a blog.
 *
 * @param generator the name of the program that made the blog
 * @param texts the posts, by path
 * @param files the paths of other files
 * @returns the texts of the articles by their names, and findings as lines
 */
export async function imported(
  generator: string,
  texts: Record<string, string>,
  files: string[] = [],
  blogFacts: Partial<OldBlog> = {},
) {
  const blog: OldBlog = {
    generator: GENERATORS.find(({ name }) => name === generator)!,
    sectionPatterns: new Map(),
    posts: Object.keys(texts),
    leftOut: [],
    // A page of fields alone is no post.
    read: (path) => texts[path]!.replace(/(?<=\n(?:---|\+{3})\r?\n?)$/, '\nText'),
    files: new Set([...Object.keys(texts), ...files]),
    hosts: ['https://old.example'],
    ...blogFacts,
  }
  const findings: ImportFinding[] = []
  const articles: ImportedArticle[] = []
  for await (const post of importBlog(blog, findings, convertInThisProcess))
    if ('text' in post) articles.push(post)
  const byName = Object.fromEntries(articles.map(({ name, text }) => [name, text]))
  const pictures = Object.assign(
    {},
    ...articles.map((article) => Object.fromEntries(article.pictures)),
  ) as object
  return {
    texts: byName,
    pictures,
    findings: findings.map(({ file, line, kind, message }) => [kind, file, line, message].join(' | ')),
  }
}

/** The part of a text below its frontmatter. */
export function bodyOf(text: string | undefined): string | undefined {
  return text?.replace(/^---\n[^]*?---\n/, '')
}
