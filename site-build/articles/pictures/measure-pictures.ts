import { readFilmHead } from '#site-build/articles/films/film-head.ts'
import { measureFilm } from '#site-build/articles/films/measure-film.ts'
import { filmKindOf } from '#markdown/media/films.ts'
import type { Picture, SourcePicture } from '#site-build/model.ts'
import { gitBlobSha, gitBlobShaOfFile } from '#site-build/source/checkout.ts'
import { activePartOf } from './passive-svg.ts'
import { absenceFinding, contentFinding } from './picture-content.ts'
import { pictureSize } from './picture-at.ts'

/** Reads the pictures and films, one after the other. @param isCopied whether the site gets copies, so that articles do not need GitHub */
export async function measurePictures(pictures: readonly SourcePicture[], isCopied: boolean) {
  const measured = new Map<string, Picture>()
  for (const picture of pictures) {
    const isFilm = filmKindOf(picture.path) !== null
    const result = isFilm
      ? await measureSourceFilm(picture, isCopied)
      : measurePicture(picture.path, await picture.read(), isCopied)
    measured.set(picture.path, result)
  }
  return measured
}

/** A film on this disk may be larger than the memory. */
async function measureSourceFilm({ path, read, file }: SourcePicture, isCopied: boolean): Promise<Picture> {
  if (file === undefined) {
    const bytes = await read()
    return measureFilm(path, bytes, isCopied ? gitBlobSha(bytes) : null)
  }
  return measureFilm(path, readFilmHead(file), isCopied ? await gitBlobShaOfFile(file) : null)
}

function measurePicture(path: string, bytes: Buffer, isCopied: boolean): Picture {
  const size = pictureSize(bytes)
  const extension = /\.\w+$/.exec(path)?.[0].toLowerCase() ?? ''
  const active = extension === '.svg' ? activePartOf(bytes) : null
  if (active !== null) {
    const finding =
      absenceFinding(bytes) ??
      `expected an SVG that runs and loads nothing, found ${active}: the site publishes no copy. Export it as a plain SVG, or as a PNG.`
    return { copy: null, isRefused: true, size, finding }
  }
  const copy = isCopied ? `pictures/${gitBlobSha(bytes)}${extension}` : null
  return { copy, isRefused: false, size, finding: contentFinding(path, bytes, size !== null) }
}
