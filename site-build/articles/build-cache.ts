import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderedArticle } from './article-threads.ts'

/** The folders of the engine's code that makes cached results. */
const CODE = ['app', 'article-host', 'content/rules', 'markdown', 'site-build']

/** Results that take long to make, for the next build. */
export type BuildCache = {
  /** @returns `null` for an unknown key */
  read: (key: Key) => Buffer | null
  write: (key: Key, content: string | Uint8Array) => void
  /** Removes the results that this build has neither read nor written. */
  dropUnused: () => void
}

/** Everything that the result depends on, as JSON. */
type Key = readonly unknown[]

/**
 * A cache in files. Deleting the folder costs only time.
 *
 * @param folder of one site, so that two can be built at the same time
 * @param code a digest of the code that makes the results (`codeDigest`)
 */
export function openCache(folder: string, code = ''): BuildCache {
  mkdirSync(folder, { recursive: true })
  const used = new Set<string>()

  function fileOf(key: Key): string {
    const name = digestOf([code, key])
    used.add(name)
    return join(folder, name)
  }
  return {
    read(key) {
      try {
        return readFileSync(fileOf(key))
      } catch {
        return null
      }
    },
    write(key, content) {
      const file = fileOf(key)
      // A build that is ended must not leave half a file.
      writeFileSync(`${file}.new`, content)
      renameSync(`${file}.new`, file)
    },
    dropUnused() {
      for (const name of readdirSync(folder))
        if (!used.has(name)) rmSync(join(folder, name), { recursive: true })
    },
  }
}

/** A cache for commands that write none to the disk. `dropUnused` removes the results not used since its last call. */
export function memoryCache(): BuildCache {
  let known = new Map<string, Buffer>()
  let used = new Map<string, Buffer>()
  return {
    read(key) {
      const name = JSON.stringify(key)
      const content = used.get(name) ?? known.get(name) ?? null
      if (content) used.set(name, content)
      return content
    },
    write: (key, content) => void used.set(JSON.stringify(key), Buffer.from(content)),
    dropUnused() {
      known = used
      used = new Map()
    },
  }
}

/** A digest of a value as JSON, for keys that would be long. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 40)
}

/** A digest of the engine's code, of the packages that npm has installed, and of Node's version: the results of others are not used. */
export function codeDigest(root: string): string {
  const files = CODE.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true }),
  )
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const packages = join(root, 'node_modules/.package-lock.json')
  const hash = createHash('sha256').update(process.version)
  for (const file of [...files, packages].filter(existsSync).toSorted())
    hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

type Listed = { name: string; sha: string }

export type ArticleCache = {
  /** @returns `null` for an unknown article */
  read: (article: Listed) => RenderedArticle | null
  /** Reads an article that this build has read or written before. @throws Error when its file has changed since then */
  readAgain: (article: Listed) => RenderedArticle
  write: (article: Listed, rendered: RenderedArticle) => void
}

/**
 * Rendered articles, between the steps of a build and between builds.
 *
 * @param settings a digest of the settings that the texts depend on
 */
export function articleCache(files: Pick<BuildCache, 'read' | 'write'>, settings: string): ArticleCache {
  const keyOf = ({ name, sha }: Listed) => ['article', settings, name, sha]
  const read = (article: Listed) => {
    const content = files.read(keyOf(article))
    return content && (JSON.parse(content.toString()) as RenderedArticle)
  }
  return {
    read,
    readAgain(article) {
      const found = read(article)
      if (!found) throw new Error(`build/cache: lost the text of articles/${article.name}.md. Build again.`)
      return found
    },
    write: (article, rendered) => files.write(keyOf(article), JSON.stringify(rendered)),
  }
}
