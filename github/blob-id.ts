/** What stands for a SHA that could not be computed. It is equal to no SHA. */
export const NO_SHA = ''

/**
 * The SHA-1 that git gives a file of this content: `blob`, the size, NUL, the bytes. The listing's `sha` is the same one.
 *
 * @param subtle `crypto.subtle`, which browsers withhold from pages on plain http
 * @returns 40 lower-case hexadecimal digits, or `NO_SHA` without `subtle`
 */
export async function gitBlobSha(
  bytes: Uint8Array<ArrayBuffer>,
  subtle: SubtleCrypto | undefined,
): Promise<string> {
  if (!subtle) return NO_SHA
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`)
  const blob = new Uint8Array(header.length + bytes.length)
  blob.set(header)
  blob.set(bytes, header.length)
  const digest = new Uint8Array(await subtle.digest('SHA-1', blob))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
