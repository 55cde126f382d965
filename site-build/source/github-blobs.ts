import * as v from 'valibot'
import { gitBlobId } from './article-folder.ts'
import { type AskApi, valueOf } from './github-api.ts'
import { get, type SourceWorld } from './request.ts'
import type { SnapshotCache } from './snapshot-cache.ts'
import { SourceFailure } from './source-problem.ts'

/** The time that the browser gives to an article, too. */
const BLOB_LIMIT_MS = 15_000

/** A file as git lists it: `path` is below `articles`. */
type BlobFile = { path: string; sha: string; size: number }

/** Gives the bytes of a file. @throws SourceFailure when they cannot be had as git lists them */
export type ReadBlob = (file: BlobFile) => Promise<Buffer>

type BlobPlaces = {
  /** Base of the raw host, without a slash at its end. */
  raw: string
  /** `owner/name` */
  repository: string
  ask: AskApi
  cache: SnapshotCache
}

const blobSchema = v.object({ content: v.string(), encoding: v.literal('base64') })

/**
 * Reads files by their id: from the cache; else from the raw host, which has no hourly limit; else from the API. The
 * raw host may answer with a text of five minutes ago (`max-age=300`), or none for a new file, just when a push starts
 * a build: the API's blobs are asked for by id and cannot be old.
 */
export function createBlobReader(places: BlobPlaces, world: SourceWorld): ReadBlob {
  // A raw host that refuses is left alone for the rest of the build: asking on makes such a limit last.
  let isRawLimited = false

  async function fromRaw(file: BlobFile): Promise<Buffer | null> {
    if (isRawLimited) return null
    const path = file.path.split('/').map(encodeURIComponent).join('/')
    const address = `${places.raw}/${places.repository}/main/articles/${path}`
    const request = { what: `articles/${file.path}`, address, limitMs: BLOB_LIMIT_MS, limitBytes: file.size }
    const reply = await get(request, world)
    if (reply.ok) return reply.bytes
    if (reply.problem.kind === 'unreachable') throw new SourceFailure(reply.problem)
    if (reply.problem.kind === 'rate-limited') isRawLimited = true
    return null
  }

  async function fromApi(file: BlobFile): Promise<Buffer> {
    const what = `the content of articles/${file.path}`
    const reply = await places.ask(`/repos/${places.repository}/git/blobs/${file.sha}`, what)
    return Buffer.from(valueOf(reply, blobSchema, what).content, 'base64')
  }

  return async (file) => {
    const known = await places.cache.readBlob(file.sha)
    if (known) return known
    const isWanted = (bytes: Buffer | null): bytes is Buffer =>
      bytes !== null && gitBlobId(bytes) === file.sha
    const raw = await fromRaw(file)
    const bytes = isWanted(raw) ? raw : await fromApi(file)
    if (!isWanted(bytes)) throw new SourceFailure({ kind: 'mismatch', path: file.path })
    await places.cache.writeBlob(file.sha, bytes)
    return bytes
  }
}
