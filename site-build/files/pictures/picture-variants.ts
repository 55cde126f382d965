import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { BuildCache } from '#site-build/articles/build-cache.ts'
import type { Article, RenderedFolder, Report, Site, SiteFile } from '#site-build/model.ts'
import type { EncodedPicture } from './encode-picture.ts'

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

/** A picture that a text or the home page shows. */
type UsedPicture = {
  /** The address of the original on the site. */
  address: string
  sources: string[]
  /** Its file, for messages. */
  file: string
  read: () => Promise<Buffer>
  /** Whether a text that has no document shows it: that is read live, and asks for the original. */
  isReadLive: boolean
  isCover: boolean
}

/** What the cache has about a picture besides its bytes. */
type EncodedFacts = Pick<EncodedPicture, 'width' | 'height' | 'keepsOriginal'> & {
  widths: number[]
  /** Why it could not be decoded. */
  failure?: string
}

/** Formats with px. sharp would draw an SVG. */
const RASTER = /\.(?:png|jpe?g|gif|webp|avif)$/i
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
      const [failure = ''] = (error as Error).message.split('\n')
      return { width: 0, height: 0, keepsOriginal: false, widths: [], failure }
    }
  }

  /** Covers are few, so each is encoded when it is written. */
  function provideCover({ address, read }: UsedPicture, digest: string): void {
    const name = `${COVERS}/${digest.slice(0, DIGEST_LENGTH)}.jpg`
    files.set(name, [name, async () => getOrMakeBytes(cache, ['cover', ENCODER, digest], read, encodeCover)])
    covers.set(address, base + name)
  }

  async function provide(picture: UsedPicture): Promise<void> {
    const { address, sources, file, read, isReadLive, isCover } = picture
    const bytes = await read()
    const digest = createHash('sha256').update(bytes).digest('hex')
    const { width, height, keepsOriginal, widths, failure } = await encodedFacts(bytes, digest)
    if (failure !== undefined) {
      const message = `expected a picture that can be decoded, found one that cannot (${failure}): it is left out`
      report({ file, message })
      leftOut.add(address)
    }
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

function usedPictures(site: Site, publicFolder: string): UsedPicture[] {
  const { articles, ownPages, published, pages } = site
  const names = new Set(published.map(({ name }) => name))
  const shownArticles = articles.articles.filter(({ facts }) => names.has(facts.name))
  const documents = new Set(
    pages.flatMap(({ content }) => (content.page === 'article' ? content.article.name : [])),
  )
  const isReadLive = ({ facts }: Article) => !documents.has(facts.name)
  const used = [
    ...picturesOfTexts(articles, shownArticles, shownArticles.filter(isReadLive)),
    ...picturesOfTexts(ownPages, ownPages.articles, []),
    ...publicPictures(site, shownArticles, publicFolder),
  ]
  const byAddress = new Map<string, UsedPicture>()
  for (const picture of used) {
    const same = byAddress.get(picture.address)
    byAddress.set(picture.address, same ? mergedUse(same, picture) : picture)
  }
  return [...byAddress.values()]
}

/** Equal files have one copy, whatever their names and wherever they are shown. */
function mergedUse(first: UsedPicture, second: UsedPicture): UsedPicture {
  return {
    ...first,
    sources: [...new Set([...first.sources, ...second.sources])],
    isReadLive: first.isReadLive || second.isReadLive,
    isCover: first.isCover || second.isCover,
  }
}

/** The pictures below the folder of some texts. @param readLive those of the texts that have no document */
function picturesOfTexts(
  { source, places }: RenderedFolder,
  texts: readonly Article[],
  readLive: readonly Article[],
): UsedPicture[] {
  const { files, folder, base, measured } = places
  const shown = new Set(texts.flatMap((text) => Object.keys(text.pictures)))
  const covers = new Set(texts.map(({ facts }) => facts.cover))
  const live = new Set(readLive.flatMap((text) => Object.keys(text.pictures)))
  return source.pictures.flatMap(({ path, read }): UsedPicture[] => {
    const picture = measured.get(path)
    if (!shown.has(path) || !RASTER.test(path) || !picture || picture.isRefused) return []
    const inSource = `${files}${folder}/${encodedPath(path)}`
    const address = picture.copy === null ? inSource : base + picture.copy
    const isCover = covers.has(address)
    return [
      { address, sources: [inSource], file: `${folder}/${path}`, read, isReadLive: live.has(path), isCover },
    ]
  })
}

/** The pictures of `public/` that texts and the home page show. They also stay there as they are. */
function publicPictures(
  { settings, ownPages }: Site,
  articles: readonly Article[],
  publicFolder: string,
): UsedPicture[] {
  const { content, base } = settings
  const { portrait, projects } = content
  const ofHome = [portrait, ...projects.map(({ image }) => image)].flatMap((image) => image?.address ?? [])
  const ofTexts = [...articles, ...ownPages.articles].flatMap(({ pictures }) =>
    Object.keys(pictures).filter((path) => path.startsWith('/') && pictures[path] !== null),
  )
  const covers = new Set(articles.map(({ facts }) => facts.cover))
  const paths = [
    // As the page has it, which may be encoded.
    ...ofHome
      .filter((address) => !address.startsWith('https://'))
      .map((address) => ({ address, path: address })),
    ...ofTexts.map((path) => ({ address: encodedPath(path.slice(1)), path: path.slice(1) })),
  ]
  return paths
    .filter(({ path }) => RASTER.test(path) && isFile(join(publicFolder, path)))
    .map(({ address, path }) => ({
      address: base + address,
      sources: [base + encodedPath(path)],
      file: `public/${path}`,
      read: async () => readFileSync(join(publicFolder, path)),
      isReadLive: false,
      isCover: covers.has(base + address),
    }))
}

/** A folder may have the name of a picture. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
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
