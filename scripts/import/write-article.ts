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
  const others: string[] = []
  for (const [to, from] of pictures) {
    const target = join(articles, to)
    const isThere = existsSync(target)
    if (isDry && !isThere) continue
    const bytes = typeof from === 'string' ? readFileSync(join(blog, from)) : from
    if (isThere && !readFileSync(target).equals(bytes)) others.push(to)
    if (isThere || isDry) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, bytes)
  }
  if (!isDry) mkdirSync(articles, { recursive: true })
  if (!isDry) writeFileSync(file, text, { flag: 'wx' })
  const shown = pictures.size > 0 ? `, pictures: ${pictures.size}` : ''
  return `new${shown}${others.length > 0 ? `, but with other bytes: ${others.join(', ')}` : ''}`
}
