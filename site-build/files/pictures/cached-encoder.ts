import type { BuildCache } from '#site-build/articles/build-cache.ts'
import {
  encodeCover as encodeAsCover,
  type EncodedPicture,
  encodePicture,
  ENCODER,
} from './encode-picture.ts'
import { undecodedFinding } from './undecoded-picture.ts'

/** What the cache has about a picture besides its bytes. */
type EncodedFacts = Pick<EncodedPicture, 'width' | 'height' | 'keepsOriginal'> & {
  widths: number[]
  /** Why it could not be decoded, and what to do. */
  failure?: string
}

/** Encodes what the cache does not have. A digest is that of a picture's bytes. */
export type CachedEncoder = {
  /** Encodes the variants of a picture into the cache, and says which there are. */
  encode: (bytes: Buffer, digest: string) => Promise<EncodedFacts>
  /** Reads a variant from the cache. @param read reads the picture, in case that file of the cache is damaged */
  readVariant: (read: () => Promise<Buffer>, digest: string, width: number) => Promise<Buffer>
  /** Encodes a picture as a cover into the cache. @returns why it cannot be decoded and what to do; `undefined` if it can */
  encodeCover: (bytes: Buffer, digest: string) => Promise<string | undefined>
  /** Reads a cover from the cache, or encodes it. @throws Error if the picture cannot be decoded */
  readCover: (read: () => Promise<Buffer>, digest: string) => Promise<Buffer>
  /** The number of pictures whose variants were not in the cache. */
  countEncoded: () => number
}

export function openEncoder(cache: BuildCache): CachedEncoder {
  let encoded = 0
  const variantKey = (digest: string, width: number) => ['picture', ENCODER, digest, width]

  async function encodeVariants(bytes: Buffer, digest: string): Promise<EncodedFacts> {
    try {
      const { width, height, variants, keepsOriginal } = await encodePicture(bytes)
      for (const variant of variants) cache.writeBytes(variantKey(digest, variant.width), variant.bytes)
      return { width, height, keepsOriginal, widths: variants.map((variant) => variant.width) }
    } catch (error) {
      const failure = undecodedFinding(bytes, error)
      return { width: 0, height: 0, keepsOriginal: false, widths: [], failure }
    }
  }

  async function readCover(read: () => Promise<Buffer>, digest: string): Promise<Buffer> {
    const key = ['cover', ENCODER, digest]
    const cached = cache.readBytes(key)
    if (cached) return cached
    const cover = await encodeAsCover(await read())
    cache.writeBytes(key, cover)
    return cover
  }

  return {
    async encode(bytes, digest) {
      const key = ['picture', ENCODER, digest]
      const cached = cache.readBytes(key)
      if (cached) return JSON.parse(cached.toString()) as EncodedFacts
      encoded += 1
      const facts = await encodeVariants(bytes, digest)
      cache.writeBytes(key, Buffer.from(JSON.stringify(facts)))
      return facts
    },
    async readVariant(read, digest, width) {
      const key = variantKey(digest, width)
      const cached = cache.readBytes(key)
      if (cached) return cached
      await encodeVariants(await read(), digest)
      return cache.readBytes(key)!
    },
    async encodeCover(bytes, digest) {
      try {
        await readCover(async () => bytes, digest)
        return undefined
      } catch (error) {
        return undecodedFinding(bytes, error)
      }
    },
    readCover,
    countEncoded: () => encoded,
  }
}
