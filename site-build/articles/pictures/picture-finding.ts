import { nounOf } from '#site-build/articles/films/place-film.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Finding } from '#site-build/model.ts'

/** Where a text shows a picture. The line is from 1. */
export type PictureUse = { file: string; line: number | undefined }

/**
 * The finding about the file of a picture or a film, at the place where a text shows it.
 *
 * @param pictureFile from the root of the repository
 * @param message what is expected and found, and what to do
 */
export function pictureFinding({ file, line }: PictureUse, pictureFile: string, message: string): Finding {
  return { file, line, message: `${nounOf(pictureFile)} ${oneLine(pictureFile)}: ${message}` }
}
