/**
 * The body of a response, read as far as a limit.
 *
 * @param limit bytes, after decompression
 * @returns the bytes; `null` when there are more, and then the rest is not read
 * @throws what the stream throws when the connection breaks
 */
export async function readBytes(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > limit) {
      await reader?.cancel()
      return null
    }
    chunks.push(part.value)
  }
  return joined(chunks, size)
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
