import type { Sharp } from 'sharp'

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
const FLAT = { quality: 80, smartSubsample: true }
const LOSSLESS = { lossless: true }
/** Changes a px by so little that nobody sees it (developers.google.com/speed/webp/docs/cwebp, "near_lossless"). */
const NEARLY_LOSSLESS = { nearLossless: true, quality: 60 }

/** Everything that the bytes of a variant depend on besides its px, for keys of the cache. */
export const FORMATS = [FLAT_COLOURS, FLAT_GROUND, LOSSLESS_COLOURS, PHOTO, FLAT, LOSSLESS, NEARLY_LOSSLESS]

/** The colours in a sample: how many there are, and as shares of its px their number and the commonest one. */
export type Colours = { count: number; share: number; commonest: number }

/** Counts the colours of some px of a picture. */
export async function sampleColours(picture: Sharp): Promise<Colours> {
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

/** Whether a picture is a plot or a screenshot. A photo in black and white has few colours, too, but no ground. */
export function isFlat({ share, commonest }: Colours): boolean {
  return share <= FLAT_COLOURS && commonest >= FLAT_GROUND
}

/**
 * Encodes a photo, a plot or a screenshot as the WebP that is smallest for it.
 *
 * @param colours of the whole picture. @param isResized whether it is narrower than the original: that gives letters soft edges,
 * which are small only with loss
 */
export async function smallestOf(picture: Sharp, colours: Colours, isResized: boolean): Promise<Buffer> {
  if (!isFlat(colours)) return picture.webp(PHOTO).toBuffer()
  const lossy = await picture.clone().webp(FLAT).toBuffer()
  const exact = exactFormat(colours, isResized)
  if (exact === null) return lossy
  const encoded = await picture.clone().webp(exact).toBuffer()
  return encoded.length < lossy.length ? encoded : lossy
}

/** A format for plots that keeps their px and may be smaller; `null` if it is surely larger. */
function exactFormat({ count }: Colours, isResized: boolean) {
  if (count <= LOSSLESS_COLOURS) return LOSSLESS
  return isResized ? null : NEARLY_LOSSLESS
}
