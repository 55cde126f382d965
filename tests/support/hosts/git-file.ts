import { gitBlobSha } from '#site-build/source/checkout.ts'

/** The files of a repository's folder `articles`: text by name. */
export type Files = ReadonlyMap<string, string>

/** The git blob id of a file with this text. */
export const blobIdOf = (text: string): string => gitBlobSha(Buffer.from(text))

export function jsonAnswer(status: number, headers: Record<string, string>, body: unknown) {
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  }
}
