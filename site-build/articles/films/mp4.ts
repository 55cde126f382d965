import type { VideoTrack } from './video-track.ts'

/** A box of MP4 or QuickTime (ISO/IEC 14496-12, 4.2): its type, and where its content is in the file. */
export type Box = { type: string; start: number; end: number }

/** The boxes with which a file may begin. QuickTime files of old have no `ftyp`. */
const FIRST_BOXES: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'])

/** Whether a file is MP4 or QuickTime, by its first bytes. */
export function startsLikeMp4(bytes: Buffer): boolean {
  return FIRST_BOXES.has(bytes.toString('latin1', 4, 8))
}

/** Offsets in the content of a `tkhd` box by its version: its matrix, and its width, which the height follows (8.3.2). */
const TRACK_HEADER = [
  { matrix: 40, width: 76 },
  { matrix: 52, width: 88 },
]

/** The tracks of an MP4 or QuickTime file that show pictures. @returns `null` for another file, or one without a list of tracks */
export function mp4Tracks(bytes: Buffer): VideoTrack[] | null {
  if (!startsLikeMp4(bytes)) return null
  const movie = boxesIn(bytes, 0, bytes.length).find(({ type }) => type === 'moov')
  if (!movie) return null
  const tracks = boxesIn(bytes, movie.start, movie.end).filter(({ type }) => type === 'trak')
  return tracks.flatMap((track) => videoTrack(bytes, track))
}

function videoTrack(bytes: Buffer, track: Box): VideoTrack[] {
  const header = boxAt(bytes, track, ['tkhd'])
  const handler = boxAt(bytes, track, ['mdia', 'hdlr'])
  const descriptions = boxAt(bytes, track, ['mdia', 'minf', 'stbl', 'stsd'])
  if (!header || !handler || !descriptions) return []
  // After a version, flags and a field that is not used.
  const isVideo = bytes.toString('latin1', handler.start + 8, handler.start + 12) === 'vide'
  if (!isVideo) return []
  // After a version, flags, the number of descriptions, and the size of the first.
  const codec = bytes.toString('latin1', descriptions.start + 12, descriptions.start + 16)
  return [{ codec, ...sizeOf(bytes, header) }]
}

/** The size of a track, as browsers show it: a phone films upright by a matrix that turns the picture. */
function sizeOf(bytes: Buffer, header: Box): { width: number; height: number } {
  const unknown = { width: 0, height: 0 }
  const offsets = TRACK_HEADER[bytes[header.start] ?? 0]
  if (!offsets || header.start + offsets.width + 8 > header.end) return unknown
  // Fixed-point numbers with 16 bits before the point.
  const width = bytes.readUInt16BE(header.start + offsets.width)
  const height = bytes.readUInt16BE(header.start + offsets.width + 4)
  const matrix = header.start + offsets.matrix
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 4) !== 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** Follows a path of types through boxes that contain boxes. */
export function boxAt(bytes: Buffer, parent: Box, path: readonly string[]): Box | undefined {
  let box: Box | undefined = parent
  for (const type of path) {
    if (!box) return undefined
    box = boxesIn(bytes, box.start, box.end).find((child) => child.type === type)
  }
  return box
}

/** The most boxes that are read of a part: a hostile file has millions of empty ones. */
const MAX_BOXES = 1_000

/** The first boxes in a part of a file, until one that is not complete. */
export function boxesIn(bytes: Buffer, start: number, end: number): Box[] {
  const boxes: Box[] = []
  let offset = start
  while (offset + 8 <= end && boxes.length < MAX_BOXES) {
    const { headerSize, size } = boxSize(bytes, offset, end)
    const boxEnd = offset + size
    const isWhole = size >= headerSize && boxEnd <= end
    if (!isWhole) break
    const type = bytes.toString('latin1', offset + 4, offset + 8)
    boxes.push({ type, start: offset + headerSize, end: boxEnd })
    offset = boxEnd
  }
  return boxes
}

/** The size of a box with its header: 1 says that 64 bits follow its type, and 0 that it is the last one (4.2.2). */
export function boxSize(bytes: Buffer, offset: number, end: number): { headerSize: number; size: number } {
  const size = bytes.readUInt32BE(offset)
  if (size === 0) return { headerSize: 8, size: end - offset }
  if (size !== 1 || offset + 16 > end) return { headerSize: 8, size }
  return { headerSize: 16, size: Number(bytes.readBigUInt64BE(offset + 8)) }
}
