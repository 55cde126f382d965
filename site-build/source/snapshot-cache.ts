import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { isArticleName } from '#github/article-name.ts'
import { gitBlobId } from './article-folder.ts'

/** Dates reach 8.64e15 ms from 1970 (ECMAScript, "Time Values"). */
const time = v.pipe(v.number(), v.minValue(-8.64e15), v.maxValue(8.64e15))
const name = v.pipe(v.string(), v.check(isArticleName))
/** Below the folder of the articles: no step up, nothing from the root. */
const path = v.pipe(
  v.string(),
  v.check((text) => text.split('/').every((part) => !['', '.', '..'].includes(part)) && !text.includes('\\')),
)
const size = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const sha = v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/))

/** What the last good build took from GitHub; the contents lie beside it, each under its id. */
const manifestSchema = v.object({
  version: v.literal(1),
  repositoryId: v.number(),
  takenAt: time,
  articles: v.array(v.object({ name, sha, changedAt: v.nullable(time) })),
  pictures: v.array(v.object({ path, sha, size })),
})
type Manifest = v.InferOutput<typeof manifestSchema>

export type SnapshotCache = {
  /** Where it lies, for messages. */
  folder: string
  /** @returns the content, checked against its id; `null` when it is not there or no longer what it was */
  readBlob: (id: string) => Promise<Buffer | null>
  writeBlob: (id: string, bytes: Buffer) => Promise<void>
  /** @returns `null` when there is none, or one that this version cannot read */
  readManifest: () => Promise<Manifest | null>
  /** Replaces the manifest as one step, and then forgets the contents that it does not name. */
  writeManifest: (manifest: Manifest) => Promise<void>
  /** Why something could not be written, if so, in the words of the file system. */
  problem: () => string | null
}

/**
 * The build's own memory of one repository. It is a copy of what can be had again: whoever deletes it loses time only. So
 * nothing here rejects; after a content that could not be written the manifest stays the last that is complete.
 *
 * @param folder made when something is written
 */
export function createSnapshotCache(folder: string): SnapshotCache {
  const blobs = join(folder, 'blobs')
  const manifestFile = join(folder, 'snapshot.json')

  let problem: string | null = null
  const write = (work: () => Promise<void>) =>
    work().catch((error: unknown) => {
      problem ??= error instanceof Error ? error.message : String(error)
    })

  return {
    folder,
    problem: () => problem,
    async readBlob(id) {
      const bytes = await readFile(join(blobs, id)).catch(() => null)
      return bytes && gitBlobId(bytes) === id ? bytes : null
    },
    writeBlob: (id, bytes) =>
      write(async () => {
        await mkdir(blobs, { recursive: true })
        await writeFile(join(blobs, id), bytes)
      }),
    async readManifest() {
      const text = await readFile(manifestFile, 'utf8').catch(() => 'null')
      const result = v.safeParse(manifestSchema, parsed(text))
      return result.success ? result.output : null
    },
    writeManifest: (manifest) =>
      write(async () => {
        if (problem !== null) return
        await mkdir(folder, { recursive: true })
        await writeFile(`${manifestFile}.new`, JSON.stringify(manifest))
        await rename(`${manifestFile}.new`, manifestFile)
        const named = new Set([...manifest.articles, ...manifest.pictures].map((entry) => entry.sha))
        const spare = (await readdir(blobs).catch(() => [])).filter((id) => !named.has(id))
        await Promise.all(spare.map((id) => rm(join(blobs, id), { recursive: true, force: true })))
      }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
