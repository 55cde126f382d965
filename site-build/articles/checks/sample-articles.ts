import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitFrontmatter } from '#markdown/frontmatter/take-frontmatter.ts'
import { walkFolder } from '#site-build/walk-folder.ts'

/** The field of the frontmatter that says that an article comes with the project: `sample: true`. */
export const SAMPLE_FIELD = 'sample'

/** The paths of the sample articles, and of the pictures that only they show, below the folder `articles`. */
export function sampleFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  const paths = walkFolder(folder).files.filter((path) => /\.\w+$/.test(path))
  const articles = paths.filter(isArticle).map((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    return { path, text, isSample: isSample(text) }
  })

  function isOfSamples(path: string): boolean {
    if (isArticle(path)) return articles.some((article) => article.path === path && article.isSample)
    const showing = articles.filter(({ text }) => text.includes(path))
    return showing.length > 0 && showing.every((article) => article.isSample)
  }

  return paths.filter(isOfSamples)
}

/** Deletes files in the folder `articles`. A build needs the folder, and git stores no empty one, so `.gitkeep` stays in it. */
export function removeArticles(folder: string, paths: readonly string[]): void {
  for (const path of paths) rmSync(join(folder, path))
  if (!readdirSync(folder).some(isArticle)) writeFileSync(join(folder, '.gitkeep'), '')
}

function isArticle(path: string): boolean {
  return path.endsWith('.md')
}

function isSample(text: string): boolean {
  return new RegExp(`^${SAMPLE_FIELD}: *true *$`, 'm').test(splitFrontmatter(text).block ?? '')
}
