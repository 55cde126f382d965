import { isUtf8 } from 'node:buffer'

/**
 * What the owner has to know of a file that is not the text it looks like in an editor: bytes that are no UTF-8, which
 * GitHub serves as they are, and UTF-16, which some consoles write by themselves.
 *
 * @param file as it is named to the owner
 * @param text its bytes as UTF-8, U+FFFD where they are none
 */
export function encodingNotes(file: string, bytes: Buffer, text: string): string[] {
  const isWide = text.includes('\0')
  if (isUtf8(bytes) && !isWide) return []
  const before = text.slice(0, text.search(/[\0\uFFFD]/))
  const line = before.split(/\r\n|\n|\r/).length
  const found = isWide ? 'zero bytes, as in UTF-16' : 'bytes of another encoding (shown as \uFFFD)'
  return [`${file}:${line}: text: expected UTF-8, found ${found}`]
}
