import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ImportedArticle } from './model.ts'

/** Writes an article that is not there yet, and its pictures, and says what happened to it. Other files stay as they are. */
export function writeArticle(
  { name, text, pictures }: ImportedArticle,
  articles: string,
  blog: string,
  isDry: boolean,
): string {
  const file = join(articles, `${name}.md`)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return 'unchanged'
  if (existsSync(file)) return 'left alone, because it is there with another text'
  const differing: string[] = []
  for (const [path, source] of pictures) {
    const target = join(articles, path)
    const isThere = existsSync(target)
    if (isDry && !isThere) continue
    const bytes = typeof source === 'string' ? readFileSync(join(blog, source)) : source
    if (isThere) {
      if (!readFileSync(target).equals(bytes)) differing.push(path)
      continue
    }
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
  if (!isDry) {
    mkdirSync(articles, { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
  }
  const pictureCount = pictures.size > 0 ? `, pictures: ${pictures.size}` : ''
  const warning = differing.length > 0 ? `, but with other bytes: ${differing.join(', ')}` : ''
  return `new${pictureCount}${warning}`
}
