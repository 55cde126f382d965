/** The formats that browsers show (MDN, "Image file type and format guide"), as the ends of file names. */
const PICTURE_NAME = /\.(png|jpe?g|gif|webp|avif|svg)$/i

/** A picture of an article is a few hundred kilobytes; ten times more is no picture for a page. */
export const PICTURE_LIMIT_BYTES = 5_000_000
/** A tenth of what GitHub Pages holds (1 GB). */
export const PICTURES_LIMIT_BYTES = 100_000_000

type Candidate = { path: string; size: number }

/**
 * Which files below `articles` get a copy beside the site. A picture without one is still shown: from GitHub.
 *
 * @param files paths below `articles`, with `/` between folders
 * @returns the pictures, and the paths of those that are over the limits (one file's, or that of all together)
 */
export function choosePictures<T extends Candidate>(
  files: readonly T[],
): { chosen: T[]; tooLarge: string[] } {
  const chosen: T[] = []
  const tooLarge: string[] = []
  let total = 0
  for (const file of files) {
    if (!PICTURE_NAME.test(file.path) || !isPlainPath(file.path)) continue
    if (file.size > PICTURE_LIMIT_BYTES || total + file.size > PICTURES_LIMIT_BYTES) {
      tooLarge.push(file.path)
      continue
    }
    total += file.size
    chosen.push(file)
  }
  return { chosen, tooLarge }
}

/** Whether each part is a name: no step up, no backslash, no control character, no half of a surrogate pair. */
function isPlainPath(path: string): boolean {
  return path
    .split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\p{Cc}\p{Cs}]/u.test(part))
}
