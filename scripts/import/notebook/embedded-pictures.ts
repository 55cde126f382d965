import { imageSize } from 'image-size'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { activePartOf } from '#site-build/articles/pictures/passive-svg.ts'

/** The endings of the pictures that articles can show, by media type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
}
/** `data:image/png;base64,…` (RFC 2397). */
const DATA_ADDRESS = /^data:(?<type>image\/[\w+.-]+)(?:;[\w-]+=[\w-]+)*(?<base64>;base64)?,(?<data>.*)$/s

/** The pictures that are in the text of a post, by the addresses that the text has instead. */
export type EmbeddedPictures = Map<string, Uint8Array>

/** Whether an address is that of a picture which is in the text itself. */
export const isDataAddress = (address: string) => address.startsWith('data:')

/**
 * Adds the picture of an address `data:…`.
 *
 * @returns its address, or the reason why an article cannot show it
 */
export function addDataAddress(
  address: string,
  pictures: EmbeddedPictures,
): { address: string } | { reason: string } {
  const { type = '', base64, data = '' } = DATA_ADDRESS.exec(address.trim())?.groups ?? {}
  return addPicture(type, data, base64 !== undefined, pictures)
}

/**
 * Adds a picture, if it is one that articles can show.
 *
 * @param data in base64, or percent-encoded text
 * @returns its address, or the reason why an article cannot show it
 */
export function addPicture(
  mediaType: string,
  data: string,
  isBase64: boolean,
  pictures: EmbeddedPictures,
): { address: string } | { reason: string } {
  const ending = ENDINGS[mediaType]
  if (ending === undefined) return { reason: `${mediaType.slice(0, 40)} is no picture that articles show` }
  // A copy: a buffer may be a part of a larger one, all of which a thread would send.
  const bytes = new Uint8Array(
    isBase64 ? Buffer.from(data, 'base64') : Buffer.from(percentDecoded(data) ?? data),
  )
  const reason = ending === 'svg' ? activePartOf(bytes) : damageOf(bytes)
  if (reason !== null) return { reason: `${mediaType}: ${reason}` }
  const address = `embedded:output-${pictures.size + 1}.${ending}`
  pictures.set(address, bytes)
  return { address }
}

/** What is wrong with the bytes of a picture; `null` if they have a size. */
function damageOf(bytes: Uint8Array): string | null {
  try {
    imageSize(bytes)
    return null
  } catch {
    return 'a damaged file'
  }
}
