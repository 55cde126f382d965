import { matroskaTracks } from './matroska.ts'
import { mp4Tracks } from './mp4.ts'

/*
 * Reads only what a page needs of a film. Libraries that do it (mediabunny, music-metadata, mp4box) have 1 to 10 MB and are
 * asynchronous, and pictures of `public/` are measured synchronously, in the threads that render texts.
 */

export type FilmFacts = {
  /** px; `null` for sound, and for a film that does not say it. */
  size: { width: number; height: number } | null
  /** The name of a codec that many browsers do not play; `null` for any other film. */
  rareCodec: string | null
}

/** Codecs of pictures that all browsers play (MDN, "Web video codec guide"), by their names in MP4 and in WebM. */
const PLAYED = /^(?:avc[1-4]|vp0[89]|av01|V_VP[89]|V_AV1|V_MPEG4\/ISO\/AVC)$/
const RARE_CODECS: readonly (readonly [RegExp, string])[] = [
  [/^(?:hvc1|hev1|V_MPEGH\/ISO\/HEVC)$/, 'HEVC (H.265)'],
  [/^(?:dvh1|dvhe)$/, 'Dolby Vision'],
  [/^ap(?:ch|cn|cs|co|4h|4x)$/, 'ProRes'],
  [/^(?:mp4v|V_MPEG4\/ISO\/ASP)$/, 'MPEG-4 Part 2'],
]

const SOUND: FilmFacts = { size: null, rareCodec: null }

/** Reads the size and the codec of a film from its bytes. @returns `null` for a file that is neither a film nor sound */
export function filmFacts(bytes: Buffer): FilmFacts | null {
  const tracks = mp4Tracks(bytes) ?? matroskaTracks(bytes)
  if (tracks === null) return isSound(bytes) ? SOUND : null
  const [track] = tracks
  if (!track) return SOUND
  const { codec, width, height } = track
  return { size: width > 0 && height > 0 ? { width, height } : null, rareCodec: rareCodecOf(codec) }
}

function rareCodecOf(codec: string): string | null {
  if (PLAYED.test(codec)) return null
  return RARE_CODECS.find(([pattern]) => pattern.test(codec))?.[1] ?? `"${codec}"`
}

/** Whether a file begins like Ogg ("OggS"), like MP3 with a title ("ID3"), or with a frame of MP3 (ISO/IEC 11172-3, 2.4.1.3). */
function isSound(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4)
  const hasSync = bytes.length > 1 && bytes.readUInt16BE(0) >= 0xffe0
  return start === 'OggS' || start.startsWith('ID3') || hasSync
}
