import sharp, { type Metadata, type Sharp } from 'sharp'
import { isDecodedFormat } from '#site-build/articles/pictures/picture-content.ts'
import { FORMATS, isFlat, sampleColours, smallestOf } from './picture-format.ts'

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
/** px. */
export const MAX_WIDTH = Math.max(...WIDTHS)
/** A width that is nearly that of the picture saves little. */
const NEARLY = 0.9
/** px of an animation, which is a single variant: its frames are encoded again all together. */
const ANIMATION_WIDTH = 1200
/** The largest picture, in px: decoding it takes about 300 MB. A camera has up to 61 million. */
export const MAX_PIXELS = 90_000_000
/** The largest sum of an animation's frames, in px: encoding them takes a minute. A longer one stays as it is. */
const MAX_ANIMATION_PIXELS = 400_000_000
/** px. A WebP cannot be higher (developers.google.com/speed/webp/faq). */
const MAX_HEIGHT = 16_383
/** The frames of an animation are seen for a moment. At the quality of photos, drawings that move have half as many bytes again. */
const ANIMATION = { quality: 65 }

/** Everything that the bytes depend on besides the picture, for keys of the cache. */
export const ENCODER = [
  // The form of the facts beside the bytes, which pictures can be decoded, and what narrow variants are made of.
  5,
  WIDTHS,
  NEARLY,
  ANIMATION_WIDTH,
  ANIMATION,
  FORMATS,
  sharp.versions.sharp,
]

/**
 * Encodes a raster picture as WebP at several widths, never wider than it is. A variant that is not smaller than the picture itself
 * is left out, unless the picture has metadata and must not be published.
 *
 * @throws Error for a picture that is damaged, cut short or too large
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  refuseOtherFormats(bytes)
  const metadata = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const { autoOrient, pages = 1 } = metadata
  const { width, height } = autoOrient
  if (isUnreadAnimation(bytes)) return { width, height, variants: [], keepsOriginal: true }
  if (pages > 1) return encodeAnimation(bytes, metadata)
  const widestThatFits = Math.floor((MAX_HEIGHT * width) / height)
  const widest = Math.min(width, MAX_WIDTH, Math.max(1, widestThatFits))
  const upright = await decoded(open(bytes).autoOrient().resize({ width: widest }))
  const colours = await sampleColours(upright.copy())
  const widths = [...WIDTHS.filter((narrower) => narrower < widest * NEARLY), widest]
  const half = isFlat(colours) ? upright : await halved(upright, widths)
  const mayKeep = isClean(bytes, metadata)
  const variants: EncodedVariant[] = []
  for (const variantWidth of widths) {
    const source = variantWidth <= half.width ? half : upright
    const resized = resizedTo(variantWidth, source, upright)
    const encoded = await smallestOf(resized, colours, variantWidth < width)
    const isNeeded = variantWidth === widest && !mayKeep
    if (isNeeded || encoded.length < bytes.length) variants.push({ width: variantWidth, bytes: encoded })
  }
  const isComplete = variants.at(-1)?.width === widest
  return { width, height, variants: withoutHeavyVariants(variants), keepsOriginal: !isComplete }
}

/**
 * Leaves out variants that have no fewer bytes than a wider one. A narrow variant of sharp letters may: scaling gives them soft edges,
 * which take more bytes without loss.
 */
function withoutHeavyVariants(variants: readonly EncodedVariant[]): EncodedVariant[] {
  return variants.filter(({ bytes }, index) =>
    variants.slice(index + 1).every((wider) => wider.bytes.length > bytes.length),
  )
}

/** A GIF or a WebP with several frames: one variant, if that is smaller. */
async function encodeAnimation(bytes: Uint8Array, metadata: Metadata): Promise<EncodedPicture> {
  const { width, pages = 1 } = metadata
  const height = metadata.pageHeight ?? metadata.height
  const asItIs = { width, height, variants: [], keepsOriginal: true }
  if (width * height * pages > MAX_ANIMATION_PIXELS) return asItIs
  const options = { animated: true, limitInputPixels: MAX_ANIMATION_PIXELS, failOn: 'truncated' } as const
  const resized = sharp(bytes, options).resize({ width: Math.min(width, ANIMATION_WIDTH) })
  const encoded = await resized.webp(ANIMATION).toBuffer()
  if (encoded.length >= bytes.length && isClean(bytes, metadata)) return asItIs
  const variant = { width: Math.min(width, ANIMATION_WIDTH), bytes: encoded }
  return { width, height, variants: [variant], keepsOriginal: false }
}

/** px. The size that networks recommend for the picture of a link (ogp.me; LinkedIn shows no WebP). */
const COVER = { width: 1200, height: 630 }

/** Encodes a picture as the JPEG that other sites show beside a link, cut to their shape. @throws Error like `encodePicture` */
export async function encodeCover(bytes: Uint8Array): Promise<Buffer> {
  refuseOtherFormats(bytes)
  const cut = open(bytes)
    .autoOrient()
    .resize({ ...COVER, fit: 'cover' })
  return cut.flatten({ background: 'white' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** sharp would also draw an SVG under any name, for as long as its author wants. */
function refuseOtherFormats(bytes: Uint8Array): void {
  if (!isDecodedFormat(bytes)) throw new Error('unsupported image format')
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

/** A decoded picture, for several variants. */
type Decoded = {
  /** px */
  width: number
  height: number
  copy: () => Sharp
}

/** Decodes a picture once. sharp leaves out metadata, and converts colours to sRGB. */
async function decoded(picture: Sharp): Promise<Decoded> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, copy: () => sharp(data, { raw: { width, height, channels } }) }
}

/**
 * Makes the widest variant with at most half the width of a photo, of which narrower ones are made. They are as crisp as those
 * made of the photo itself, and the whole needs 4 % fewer instructions. A plot has letters, which are resized only once.
 *
 * @param widths of all variants
 */
async function halved(photo: Decoded, widths: readonly number[]): Promise<Decoded> {
  const halfWidth = widths.findLast((width) => width <= photo.width / 2)
  if (halfWidth === undefined) return photo
  return decoded(resizedTo(halfWidth, photo, photo))
}

/**
 * Scales a picture to a width.
 *
 * @param source the picture, or a smaller one that was made of it
 * @param whole the picture, whose shape counts: the height of a smaller one is rounded
 */
function resizedTo(width: number, source: Decoded, whole: Decoded): Sharp {
  const height = Math.max(1, Math.round((whole.height * width) / whole.width))
  return source.copy().resize({ width, height, fit: 'fill' })
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
