import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { BuildCache } from '#site-build/articles/build-cache.ts'
import type { Report, Site, SiteFile } from '#site-build/model.ts'
import type { EncodedPicture } from './encode-picture.ts'
import { type UsedPicture, usedPictures } from './used-pictures.ts'

/** A picture of the site that a page shows at one of several widths. */
export type ShownPicture = {
  /** The files to choose from, the narrowest first, with their widths in px. */
  candidates: readonly { address: string; width: number }[]
  /** The addresses that live texts give the picture: equal files of several names have one copy. */
  sources: readonly string[]
  /** px, as browsers show it. */
  width: number
  height: number
}

export type PictureVariants = {
  /** The encoded pictures. */
  files: SiteFile[]
  /** @param address of a picture on the site. @returns `undefined` for one without variants */
  shownAt: (address: string) => ShownPicture | undefined
  /** Whether a picture cannot be decoded, so that its words have to be shown. @param address of a picture on the site */
  isLeftOut: (address: string) => boolean
  /**
   * The address of an article's cover as a JPEG for other sites; `null` if the picture cannot be decoded.
   *
   * @param address of the cover as the article has it. @returns the same address for one on another site
   */
  coverAt: (address: string) => string | null
  /** Whether a file has to be published as it is. @param address of a picture on the site */
  needsOriginal: (address: string) => boolean
}

/** What the cache has about a picture besides its bytes. */
type EncodedFacts = Pick<EncodedPicture, 'width' | 'height' | 'keepsOriginal'> & {
  widths: number[]
  /** Why it could not be decoded. */
  failure?: string
}

const FOLDER = 'pictures'
const COVERS = 'share/covers'
const DIGEST_LENGTH = 20

/** Many sites have no raster picture. */
const NO_VARIANTS: PictureVariants = {
  files: [],
  shownAt: () => undefined,
  isLeftOut: () => false,
  coverAt: (address) => address,
  needsOriginal: () => true,
}

/**
 * Encodes each raster picture that a published text or the home page shows, as many at a time as there are cores, unless the cache
 * has it. A picture that cannot be decoded is reported and left out.
 */
export async function pictureVariants(
  site: Site,
  publicFolder: string,
  cache: BuildCache,
  report: Report,
): Promise<PictureVariants> {
  const used = usedPictures(site, publicFolder)
  if (used.length === 0) return NO_VARIANTS
  // Loading it takes a tenth of a second.
  const { encodePicture, encodeCover, ENCODER } = await import('./encode-picture.ts')
  const { base } = site.settings
  const shown = new Map<string, ShownPicture>()
  const originals = new Map<string, boolean>()
  const covers = new Map<string, string | null>()
  const leftOut = new Set<string>()
  const files = new Map<string, SiteFile>()
  let encoded = 0

  async function encodedFacts(bytes: Buffer, digest: string): Promise<EncodedFacts> {
    const key = ['picture', ENCODER, digest]
    const cached = cache.readBytes(key)
    if (cached) return JSON.parse(cached.toString()) as EncodedFacts
    encoded += 1
    const facts = await encode(bytes, digest)
    cache.writeBytes(key, Buffer.from(JSON.stringify(facts)))
    return facts
  }

  async function encode(bytes: Buffer, digest: string): Promise<EncodedFacts> {
    try {
      const { width, height, variants, keepsOriginal } = await encodePicture(bytes)
      for (const variant of variants)
        cache.writeBytes(['picture', ENCODER, digest, variant.width], variant.bytes)
      return { width, height, keepsOriginal, widths: variants.map((variant) => variant.width) }
    } catch (error) {
      return { width: 0, height: 0, keepsOriginal: false, widths: [], failure: firstLine(error) }
    }
  }

  /** Covers are few, so that of a picture that was decoded is encoded when it is written. */
  function provideCover({ address, read }: UsedPicture, digest: string): void {
    const name = `${COVERS}/${digest.slice(0, DIGEST_LENGTH)}.jpg`
    files.set(name, [name, async () => getOrMakeBytes(cache, ['cover', ENCODER, digest], read, encodeCover)])
    covers.set(address, base + name)
  }

  /** A picture that no page shows needs no variants, but must be decoded: its cover may fail. */
  async function provideCoverOnly(picture: UsedPicture, bytes: Buffer, digest: string): Promise<void> {
    originals.set(picture.address, false)
    try {
      await getOrMakeBytes(cache, ['cover', ENCODER, digest], async () => bytes, encodeCover)
      provideCover(picture, digest)
    } catch (error) {
      leaveOut(picture, firstLine(error))
      covers.set(picture.address, null)
    }
  }

  function leaveOut({ address, file }: UsedPicture, failure: string): void {
    const message = `expected a picture that can be decoded, found one that cannot (${failure}): it is left out`
    report({ file, message })
    leftOut.add(address)
  }

  async function provide(picture: UsedPicture): Promise<void> {
    const { address, sources, read, isReadLive, isCover, isShown } = picture
    const bytes = await read()
    const digest = createHash('sha256').update(bytes).digest('hex')
    if (!isShown) return provideCoverOnly(picture, bytes, digest)
    const { width, height, keepsOriginal, widths, failure } = await encodedFacts(bytes, digest)
    if (failure !== undefined) leaveOut(picture, failure)
    if (isCover) {
      if (failure === undefined) provideCover(picture, digest)
      else covers.set(address, null)
    }
    originals.set(address, keepsOriginal || (isReadLive && failure === undefined))
    const candidates = widths.map((variantWidth) => {
      const name = `${FOLDER}/${digest.slice(0, DIGEST_LENGTH)}-${variantWidth}.webp`
      files.set(name, [name, () => bytesOf(read, digest, variantWidth)])
      return { address: base + name, width: variantWidth }
    })
    if (candidates.length === 0) return
    if (keepsOriginal) candidates.push({ address, width })
    shown.set(address, { candidates, sources, width, height })
  }

  /** The bytes stay in the cache until they are written, for memory. A file of the cache may be damaged. */
  async function bytesOf(read: () => Promise<Buffer>, digest: string, width: number): Promise<Buffer> {
    const key = ['picture', ENCODER, digest, width]
    const cached = cache.readBytes(key)
    if (cached) return cached
    await encode(await read(), digest)
    return cache.readBytes(key)!
  }

  const waiting = used.values()
  const work = async () => {
    for (const picture of waiting) await provide(picture)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  console.log(`pictures: ${encoded} encoded, ${used.length - encoded} unchanged`)
  return {
    files: [...files.values()],
    shownAt: (address) => shown.get(address),
    isLeftOut: (address) => leftOut.has(address),
    coverAt: (address) => (covers.has(address) ? covers.get(address)! : address),
    needsOriginal: (address) => originals.get(address) ?? true,
  }
}

/** The first line of an error's message: sharp repeats the reason in others. */
function firstLine(error: unknown): string {
  const { message } = error as Error
  return message.split('\n')[0] ?? ''
}

/** Reads bytes from the cache, or makes and writes them. */
async function getOrMakeBytes(
  cache: BuildCache,
  key: readonly unknown[],
  read: () => Promise<Buffer>,
  make: (bytes: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const cached = cache.readBytes(key)
  if (cached) return cached
  const made = await make(await read())
  cache.writeBytes(key, made)
  return made
}
