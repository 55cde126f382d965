import sharp, { type Metadata, type Sharp } from 'sharp'

/** A picture encoded again at one width, without metadata, in sRGB and upright. */
type EncodedVariant = {
  /** px */
  width: number
  /** WebP. */
  bytes: Buffer
}

/** Variants of one picture, the narrowest first. */
export type EncodedPicture = {
  /** px, upright. */
  width: number
  height: number
  variants: EncodedVariant[]
  /** Whether the original is the widest one: no smaller file has its width, and it has no metadata. */
  keepsOriginal: boolean
}

/** px. A phone shows a column of 350 px with three dots each, a laptop one of 672 px with two. */
const WIDTHS = [480, 800, 1200, 1600, 2400]
/** A width that is nearly that of the picture saves little. */
const NEARLY = 0.9
/** px of an animation, which is a single variant: its frames are encoded again all together. */
const ANIMATION_WIDTH = 1200
/** The largest picture, in px: decoding it takes about 300 MB. A camera has up to 61 million. */
const MAX_PIXELS = 90_000_000
/** The largest sum of an animation's frames, in px: encoding them takes a minute. A longer one stays as it is. */
const MAX_ANIMATION_PIXELS = 400_000_000
/** px. A WebP cannot be higher (developers.google.com/speed/webp/faq). */
const MAX_HEIGHT = 16_383
/** px of the sample that tells plots from photos. */
const SAMPLE_WIDTH = 256
/** The largest share of different colours among the px of a plot or a screenshot: those of public blogs have 0.5 to 6 %, photos 30 %. */
const FLAT_COLOURS = 0.12
/** The smallest share of the commonest colour of a plot: those of public blogs have 20 % and more, photos in black and white 1 %. */
const FLAT_GROUND = 0.1
/** With fewer colours than this, files without loss are often the smallest: formulas, line drawings. */
const LOSSLESS_COLOURS = 64

const PHOTO = { quality: 75 }
/** Letters stay crisp with the colours of every px (`smartSubsample`) and a higher quality. */
const FLAT = { quality: 85, smartSubsample: true }
const LOSSLESS = { lossless: true }

/** Everything that the bytes depend on besides the picture, for keys of the cache. */
export const ENCODER = [
  // The form of the facts beside the bytes, and which pictures can be decoded.
  3,
  WIDTHS,
  NEARLY,
  ANIMATION_WIDTH,
  FLAT_COLOURS,
  FLAT_GROUND,
  LOSSLESS_COLOURS,
  PHOTO,
  FLAT,
  sharp.versions.sharp,
]

/**
 * Encodes a raster picture as WebP at several widths, never wider than it is. A variant that is not smaller than the picture itself
 * is left out, unless the picture has metadata and must not be published.
 *
 * @throws Error for a picture that is damaged, cut short or too large
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const { autoOrient, pages = 1 } = metadata
  const { width, height } = autoOrient
  if (isUnreadAnimation(bytes)) return { width, height, variants: [], keepsOriginal: true }
  if (pages > 1) return encodeAnimation(bytes, metadata)
  const widestThatFits = Math.floor((MAX_HEIGHT * width) / height)
  const widest = Math.min(width, WIDTHS.at(-1) ?? width, Math.max(1, widestThatFits))
  const upright = await decoded(open(bytes).autoOrient().resize({ width: widest }))
  const colours = await sampleColours(upright.copy())
  const widths = [...WIDTHS.filter((narrower) => narrower < widest * NEARLY), widest]
  const mayKeep = isClean(bytes, metadata)
  const variants: EncodedVariant[] = []
  for (const variantWidth of widths) {
    const resized = upright.copy().resize({ width: variantWidth })
    const encoded = await smallestOf(resized, colours)
    const isNeeded = variantWidth === widest && !mayKeep
    if (isNeeded || encoded.length < bytes.length) variants.push({ width: variantWidth, bytes: encoded })
  }
  const isComplete = variants.at(-1)?.width === widest
  return { width, height, variants, keepsOriginal: !isComplete }
}

/** A GIF or a WebP with several frames: one variant, if that is smaller. */
async function encodeAnimation(bytes: Uint8Array, metadata: Metadata): Promise<EncodedPicture> {
  const { width, pages = 1 } = metadata
  const height = metadata.pageHeight ?? metadata.height
  const asItIs = { width, height, variants: [], keepsOriginal: true }
  if (width * height * pages > MAX_ANIMATION_PIXELS) return asItIs
  const options = { animated: true, limitInputPixels: MAX_ANIMATION_PIXELS, failOn: 'truncated' } as const
  const resized = sharp(bytes, options).resize({ width: Math.min(width, ANIMATION_WIDTH) })
  const encoded = await resized.webp(PHOTO).toBuffer()
  if (encoded.length >= bytes.length && isClean(bytes, metadata)) return asItIs
  const variant = { width: Math.min(width, ANIMATION_WIDTH), bytes: encoded }
  return { width, height, variants: [variant], keepsOriginal: false }
}

/** px. The size that networks recommend for the picture of a link (ogp.me; LinkedIn shows no WebP). */
const COVER = { width: 1200, height: 630 }

/** Encodes a picture as the JPEG that other sites show beside a link, cut to their shape. @throws Error like `encodePicture` */
export async function encodeCover(bytes: Uint8Array): Promise<Buffer> {
  const cut = open(bytes)
    .autoOrient()
    .resize({ ...COVER, fit: 'cover' })
  return cut.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

function open(bytes: Uint8Array): Sharp {
  if (!lacksEnd(bytes)) return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
  // With an end, only a warning tells that pixels are missing.
  return sharp(Buffer.concat([bytes, JPEG_END]), { limitInputPixels: MAX_PIXELS, failOn: 'warning' })
}

/** Markers of a JPEG: its start, and its end (ITU T.81, B.1.1.3). */
const JPEG_START = Buffer.from([0xff, 0xd8])
const JPEG_END = Buffer.from([0xff, 0xd9])

/** Whether a JPEG has no marker of its end, without which browsers show it, too. Pixels cannot contain a marker. */
function lacksEnd(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.subarray(0, 2).equals(JPEG_START)) return false
  const lastPixels = file.lastIndexOf(JPEG_PIXELS)
  return lastPixels !== -1 && !file.includes(JPEG_END, lastPixels)
}

/** Decodes a picture once, for several variants. sharp leaves out metadata, and converts colours to sRGB. */
async function decoded(picture: Sharp): Promise<{ copy: () => Sharp }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { copy: () => sharp(data, { raw: { width, height, channels } }) }
}

/** The colours in a sample: how many there are, and as shares of its px their number and the commonest one. */
type Colours = { count: number; share: number; commonest: number }

async function sampleColours(picture: Sharp): Promise<Colours> {
  const sample = picture.resize({ width: SAMPLE_WIDTH, kernel: 'nearest', withoutEnlargement: true })
  const { data, info } = await sample
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const uses = new Map<number, number>()
  let mostUses = 0
  for (let index = 0; index + 2 < data.length; index += info.channels) {
    const colour = data.readUIntBE(index, 3)
    const count = (uses.get(colour) ?? 0) + 1
    uses.set(colour, count)
    mostUses = Math.max(mostUses, count)
  }
  const pixels = info.width * info.height
  return { count: uses.size, share: uses.size / pixels, commonest: mostUses / pixels }
}

/** A photo, a plot or a screenshot in the format that is smallest for it. */
async function smallestOf(picture: Sharp, { count, share, commonest }: Colours): Promise<Buffer> {
  // A photo in black and white has few colours, too, but no ground.
  const isFlat = share <= FLAT_COLOURS && commonest >= FLAT_GROUND
  if (!isFlat) return picture.webp(PHOTO).toBuffer()
  const lossy = await picture.clone().webp(FLAT).toBuffer()
  if (count > LOSSLESS_COLOURS) return lossy
  const lossless = await picture.clone().webp(LOSSLESS).toBuffer()
  return lossless.length < lossy.length ? lossless : lossy
}

/** How an animated PNG and AVIF begin (PNG, "acTL"; AVIF, "avis"). Of these, sharp reads only the first frame. */
function isUnreadAnimation(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1')
  const isAnimatedPng = start.startsWith('\x89PNG') && start.includes('acTL')
  return isAnimatedPng || start.slice(4, 12) === 'ftypavis'
}

/** The marker of a comment of a JPEG, and that of its pixels (ITU T.81, B.1.1.3). */
const JPEG_COMMENT = Buffer.from([0xff, 0xfe])
const JPEG_PIXELS = Buffer.from([0xff, 0xda])

/** Whether a file has nothing but the picture: no place, no camera, no other colours than sRGB, and it stands upright. */
function isClean(bytes: Uint8Array, metadata: Metadata): boolean {
  const { exif, xmp, iptc, icc, comments, format, space, depth, orientation = 1 } = metadata
  const file = Buffer.from(bytes)
  const header = file.subarray(0, Math.max(0, file.indexOf(JPEG_PIXELS)))
  const hasComment = format === 'jpeg' ? header.includes(JPEG_COMMENT) : comments !== undefined
  const hasMetadata = hasComment || [exif, xmp, iptc, icc].some((part) => part !== undefined)
  return !hasMetadata && space === 'srgb' && depth === 'uchar' && orientation === 1
}
