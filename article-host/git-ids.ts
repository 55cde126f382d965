/** How many hexadecimal digits of an id pages and indexes contain: enough to tell the versions of a text from each other. */
export const ID_DIGITS = 10

/** The id that git gives to a file, and GitHub's listing calls `sha`: the SHA-1 of `blob`, its size, NUL and its bytes. */
export async function gitBlobSha(bytes: Uint8Array<ArrayBuffer>, subtle: SubtleCrypto): Promise<string> {
  const file = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer()
  return sha1(file, subtle)
}

/** @returns the digest in hexadecimal digits */
export async function sha1(bytes: BufferSource, subtle: SubtleCrypto): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-1', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
