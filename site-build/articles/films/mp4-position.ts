import { type Box, boxAt, boxesIn } from './mp4.ts'

/** Where phones write the place where a film was taken: Android in a box of user data (QuickTime's `©xyz`), Apple below a key. */
const POSITION_MARKS = ['\u{a9}xyz', 'com.apple.quicktime.location.ISO6709']
/** Latitude and longitude (ISO 6709, Annex H) in degrees, with or without minutes and seconds: `+52.5163+013.3777/`, `+5230.98+01322.66/`. */
const POSITION = /[+-](?:\d{2}){1,3}(?:\.\d+)?[+-]\d(?:\d{2}){1,3}(?:\.\d+)?/
/** A property of XMP for a place (XMP specification, part 2, "EXIF namespace"). */
const XMP_POSITION = 'exif:GPSLatitude'

/** The boxes of a movie or of a track for facts about it. */
const METADATA: ReadonlySet<string> = new Set(['udta', 'meta'])

/** Whether an MP4 or QuickTime file says where it was taken: for the whole movie, for a track, or in an XMP packet. */
export function hasMp4Position(bytes: Buffer): boolean {
  const boxes = boxesIn(bytes, 0, bytes.length)
  // A packet of XMP in MP4 is a box of its own (XMP specification, part 3, "MPEG-4").
  if (boxes.some((box) => box.type === 'uuid' && textOf(bytes, box).includes(XMP_POSITION))) return true
  const movie = boxes.find(({ type }) => type === 'moov')
  if (!movie) return false
  const parts = boxesIn(bytes, movie.start, movie.end)
  const tracks = parts.filter(({ type }) => type === 'trak')
  const partsOfTracks = tracks.flatMap((track) => boxesIn(bytes, track.start, track.end))
  const metadata = [...parts, ...partsOfTracks].filter(({ type }) => METADATA.has(type))
  return metadata.some((box) => isPositionIn(bytes, box))
}

function isPositionIn(bytes: Buffer, box: Box): boolean {
  // What ffmpeg makes of a position (3GPP TS 26.244, 8.10): numbers, which are always there.
  if (boxAt(bytes, box, ['loci'])) return true
  const text = textOf(bytes, box)
  if (text.includes(XMP_POSITION)) return true
  return POSITION_MARKS.some((mark) => text.includes(mark)) && POSITION.test(text)
}

function textOf(bytes: Buffer, { start, end }: Box): string {
  return bytes.toString('latin1', start, end)
}
