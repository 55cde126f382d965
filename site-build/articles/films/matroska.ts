import type { VideoTrack } from './video-track.ts'

/** An element of WebM or Matroska: its id, and where its content is in the file. */
type EbmlElement = { id: number; start: number; end: number }

/** Ids of elements (RFC 8794, 11.2; RFC 9559, 5.1). */
const ID = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  displayWidth: 0x54b0,
  displayHeight: 0x54ba,
  displayUnit: 0x54b2,
}

/** The tracks of a WebM or Matroska file that show pictures. @returns `null` for another file, or one without a list of tracks */
export function matroskaTracks(bytes: Buffer): VideoTrack[] | null {
  const [header, segment] = elementsIn(bytes, 0, bytes.length)
  if (header?.id !== ID.header || segment?.id !== ID.segment) return null
  const tracks = childOf(bytes, segment, ID.tracks)
  if (!tracks) return null
  const entries = elementsIn(bytes, tracks.start, tracks.end).filter(({ id }) => id === ID.trackEntry)
  return entries.flatMap((entry) => videoTrack(bytes, entry))
}

function videoTrack(bytes: Buffer, entry: EbmlElement): VideoTrack[] {
  const codecName = childOf(bytes, entry, ID.codec)
  const video = childOf(bytes, entry, ID.video)
  if (!codecName || !video) return []
  const codec = bytes.toString('latin1', codecName.start, codecName.end)
  const numberIn = (id: number) => numberAt(bytes, childOf(bytes, video, id))
  // Any other unit than px gives only a ratio.
  const isInPixels = (numberIn(ID.displayUnit) ?? 0) === 0
  const width = (isInPixels ? numberIn(ID.displayWidth) : undefined) ?? numberIn(ID.width) ?? 0
  const height = (isInPixels ? numberIn(ID.displayHeight) : undefined) ?? numberIn(ID.height) ?? 0
  return [{ codec, width, height }]
}

function childOf(bytes: Buffer, parent: EbmlElement, id: number): EbmlElement | undefined {
  return elementsIn(bytes, parent.start, parent.end).find((child) => child.id === id)
}

/** A number without a sign. Sizes in px need no more than 4 bytes. */
function numberAt(bytes: Buffer, element: EbmlElement | undefined): number | undefined {
  if (!element) return undefined
  const length = element.end - element.start
  return length >= 1 && length <= 4 ? bytes.readUIntBE(element.start, length) : undefined
}

/** The most elements that are read of a part: a hostile file has millions of empty ones. */
const MAX_ELEMENTS = 1_000

/** The first elements in a part of a file, until one that is not complete. Those of a segment end with its first pictures. */
function elementsIn(bytes: Buffer, start: number, end: number): EbmlElement[] {
  const elements: EbmlElement[] = []
  let offset = start
  while (offset < end && elements.length < MAX_ELEMENTS) {
    const id = variableNumber(bytes, offset, end)
    const size = id && variableNumber(bytes, offset + id.length, end)
    if (!id || !size) break
    const contentStart = offset + id.length + size.length
    // A live recording does not know the size of its segment.
    const contentEnd = size.isUnknown ? end : contentStart + size.value
    const isWhole = contentEnd <= end
    const isSegment = id.withMarker === ID.segment
    if ((!isWhole && !isSegment) || id.withMarker === ID.cluster) break
    elements.push({ id: id.withMarker, start: contentStart, end: Math.min(contentEnd, end) })
    offset = contentEnd
  }
  return elements
}

/** A number of 1 to 8 bytes, the first of which marks their number with its leading zeros (RFC 8794, 4). */
function variableNumber(bytes: Buffer, offset: number, end: number) {
  const first = offset < end ? bytes[offset]! : 0
  const length = Math.clz32(first) - 23
  if (first === 0 || offset + length > end) return undefined
  const withoutMarker = first - 2 ** (8 - length)
  let value = withoutMarker
  for (const byte of bytes.subarray(offset + 1, offset + length)) value = value * 256 + byte
  // All bits are set.
  const isUnknown = value >= 2 ** (7 * length) - 1
  return { length, value, withMarker: value + 2 ** (7 * length), isUnknown }
}
