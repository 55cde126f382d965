/**
 * Computes the id that git gives to a file: the SHA-1 of `blob`, its size, NUL and its bytes. GitHub lists the same id as
 * `sha`.
 *
 * @param subtle `crypto.subtle`, which pages on plain http do not have
 * @returns 40 lower-case hexadecimal digits, or `''` without `subtle`
 */
export async function gitBlobSha(
  bytes: Uint8Array<ArrayBuffer>,
  subtle: SubtleCrypto | undefined,
): Promise<string> {
  if (!subtle) return ''
  const file = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer()
  const digest = new Uint8Array(await subtle.digest('SHA-1', file))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
