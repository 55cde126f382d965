import { createHash } from 'node:crypto'

/** The files of a repository's folder `articles`: text by name. */
export type Files = ReadonlyMap<string, string>

/** The id that git gives to a file (git-hash-object). */
export function blobIdOf(text: string): string {
  const bytes = Buffer.from(text)
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

export function jsonAnswer(status: number, headers: Record<string, string>, body: unknown) {
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  }
}
