import type { Picture } from '#site-build/model.ts'
import { filmFacts } from './film-facts.ts'

/** The folder of the copies of films. Browsers cache everything in `assets/` for ever, and the service worker leaves films to them. */
const FILMS = 'assets/films/'

/** The start of the small file that git has instead of a large one (git-lfs.com, docs/spec.md). */
export const LFS_POINTER = 'version https://git-lfs.github.com/spec/'

/**
 * Reads what a page needs of a film or of a sound file.
 *
 * @param bytes of the file, or those of them that say something about it (`readFilmHead`)
 * @param blobId its git blob id if the site gets a copy, so that articles do not need GitHub
 */
export function measureFilm(path: string, bytes: Buffer, blobId: string | null): Picture {
  const refused = (found: string, cure: string): Picture => {
    const finding = `expected a film or sound that browsers play, found ${found}: the site does not show it. ${cure}`
    return { copy: null, isRefused: true, size: null, finding }
  }
  if (bytes.length === 0) return refused('an empty file', 'Save or copy it here again.')
  if (bytes.toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER)
    return refused('a pointer of Git LFS', 'Store the film in git itself, or in public/.')
  const facts = filmFacts(bytes)
  if (facts === null)
    return refused('a file that is neither MP4, QuickTime, WebM, MP3 nor Ogg', conversionOf(fileNameOf(path)))
  const { size, rareCodec } = facts
  const copy = blobId === null ? null : `${FILMS}${blobId}${endingOf(path)}`
  return { copy, isRefused: false, size, finding: rareCodec === null ? null : codecFinding(path, rareCodec) }
}

function endingOf(path: string): string {
  return /\.\w+$/.exec(path)?.[0].toLowerCase() ?? ''
}

function codecFinding(path: string, codec: string): string {
  return `expected pictures in H.264, VP9 or AV1, which all browsers play, found ${codec}. ${conversionOf(fileNameOf(path))}`
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** How to convert a film to a format that all browsers play. @param name of its file */
export function conversionOf(name: string): string {
  const converted = name.replace(/(?:\.\w+)?$/, '-web.mp4')
  return `\`ffmpeg -i "${name}" -pix_fmt yuv420p -movflags +faststart "${converted}"\` converts it.`
}
