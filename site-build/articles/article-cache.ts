import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RenderedArticle } from './article-threads.ts'

type Key = { name: string; sha: string }

export type ArticleCache = {
  /** @returns `null` for an unknown article, and for a file that is damaged or belongs to something else */
  read: (article: Key) => Promise<RenderedArticle | null>
  write: (article: Key, rendered: RenderedArticle) => Promise<void>
  /** Removes what this build has neither read nor written. */
  forgetOthers: () => Promise<void>
}

/**
 * Rendered articles in files, between the steps of a build and between builds.
 *
 * @param pipeline the digest of all that has an influence, except the text (`pipeline-digest.ts`)
 */
export function articleCache(folder: string, pipeline: string): ArticleCache {
  const used = new Set<string>()
  const fileOf = ({ name, sha }: Key) => {
    const file = digest(JSON.stringify([pipeline, name, sha]))
    used.add(file)
    return file
  }
  return {
    async read(article) {
      const file = fileOf(article)
      const content = await readFile(join(folder, file), 'utf8').catch(() => '')
      // The first line proves that the file is complete, and that it is the one that was asked for.
      const end = content.indexOf('\n')
      const rest = content.slice(end + 1)
      return content.slice(0, end) === digest(file + rest) ? (JSON.parse(rest) as RenderedArticle) : null
    },
    async write(article, rendered) {
      const file = fileOf(article)
      const rest = JSON.stringify(rendered)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, file), `${digest(file + rest)}\n${rest}`)
    },
    async forgetOthers() {
      const files = await readdir(folder).catch((): string[] => [])
      for (const file of files) if (!used.has(file)) await rm(join(folder, file), { force: true })
    },
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}
