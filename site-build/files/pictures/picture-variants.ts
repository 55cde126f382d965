import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { BuildCache } from '#site-build/articles/build-cache.ts'
import { pictureFinding } from '#site-build/articles/pictures/picture-finding.ts'
import type { Finding, Report, Site, SiteFile } from '#site-build/model.ts'
import type { CachedEncoder } from './cached-encoder.ts'
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

/** What the site has of one picture. */
type ProvidedPicture = {
  /** Its variants, and its cover. */
  files: SiteFile[]
  shown: ShownPicture | undefined
  /** The address of its cover; `null` if it cannot be decoded, `undefined` if it is the cover of no article. */
  cover: string | null | undefined
  needsOriginal: boolean
  /** Why it cannot be decoded, and what to do. */
  failure: string | undefined
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
  const { openEncoder } = await import('./cached-encoder.ts')
  const encoder = openEncoder(cache)
  const provided = new Map<string, ProvidedPicture>()
  // The workers share one iterator, so that each takes the next picture that none has taken.
  const queue = used.values()
  const work = async () => {
    for (const picture of queue) {
      const providedPicture = await providePicture(picture, encoder, site.settings.base)
      if (providedPicture.failure !== undefined && !picture.isReported)
        report(findingOf(picture, providedPicture.failure))
      provided.set(picture.address, providedPicture)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  const encoded = encoder.countEncoded()
  console.log(`pictures: ${encoded} encoded, ${used.length - encoded} unchanged`)
  const files = [...provided.values()].flatMap((picture) => picture.files)
  return {
    // Equal pictures have the same files.
    files: [...new Map(files.map((file) => [file[0], file])).values()],
    shownAt: (address) => provided.get(address)?.shown,
    isLeftOut: (address) => provided.get(address)?.failure !== undefined,
    coverAt(address) {
      const cover = provided.get(address)?.cover
      return cover === undefined ? address : cover
    },
    needsOriginal: (address) => provided.get(address)?.needsOriginal ?? true,
  }
}

/** One finding at the first place that shows the picture, because one file has to be made again. */
function findingOf({ file, firstUse }: UsedPicture, failure: string): Finding {
  if (firstUse === undefined) return { file, message: failure }
  return pictureFinding(firstUse, file, failure)
}

async function providePicture(
  picture: UsedPicture,
  encoder: CachedEncoder,
  base: string,
): Promise<ProvidedPicture> {
  const bytes = await picture.read()
  const digest = createHash('sha256').update(bytes).digest('hex')
  if (picture.isShown) return provideVariants(picture, bytes, digest, encoder, base)
  return provideCoverOnly(picture, bytes, digest, encoder, base)
}

/** Provides a picture that a page shows. */
async function provideVariants(
  { address, sources, read, isReadLive, isCover }: UsedPicture,
  bytes: Buffer,
  digest: string,
  encoder: CachedEncoder,
  base: string,
): Promise<ProvidedPicture> {
  const { width, height, keepsOriginal, widths, failure } = await encoder.encode(bytes, digest)
  if (failure !== undefined) return notDecoded(failure, isCover)
  const files: SiteFile[] = []
  const candidates: { address: string; width: number }[] = []
  for (const variantWidth of widths) {
    const name = `${FOLDER}/${digest.slice(0, DIGEST_LENGTH)}-${variantWidth}.webp`
    files.push([name, () => encoder.readVariant(read, digest, variantWidth)])
    candidates.push({ address: base + name, width: variantWidth })
  }
  const hasVariants = candidates.length > 0
  if (hasVariants && keepsOriginal) candidates.push({ address, width })
  // Covers are few, so that of a picture that was decoded is encoded when it is written.
  if (isCover) files.push(coverFile(read, digest, encoder))
  return {
    files,
    shown: hasVariants ? { candidates, sources, width, height } : undefined,
    cover: isCover ? base + coverName(digest) : undefined,
    needsOriginal: keepsOriginal || isReadLive,
    failure: undefined,
  }
}

/** Provides a cover that no page shows. It needs no variants, but must be decoded: it may fail. */
async function provideCoverOnly(
  { read, isCover }: UsedPicture,
  bytes: Buffer,
  digest: string,
  encoder: CachedEncoder,
  base: string,
): Promise<ProvidedPicture> {
  const failure = await encoder.encodeCover(bytes, digest)
  if (failure !== undefined) return notDecoded(failure, isCover)
  return {
    files: [coverFile(read, digest, encoder)],
    shown: undefined,
    cover: base + coverName(digest),
    needsOriginal: false,
    failure: undefined,
  }
}

function notDecoded(failure: string, isCover: boolean): ProvidedPicture {
  return { files: [], shown: undefined, cover: isCover ? null : undefined, needsOriginal: false, failure }
}

function coverName(digest: string): string {
  return `${COVERS}/${digest.slice(0, DIGEST_LENGTH)}.jpg`
}

/** The bytes stay in the cache until they are written, for memory. */
function coverFile(read: () => Promise<Buffer>, digest: string, encoder: CachedEncoder): SiteFile {
  return [coverName(digest), () => encoder.readCover(read, digest)]
}
