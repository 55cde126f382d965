import type { SiteFile } from '#site-build/files/write-files.ts'
import type { Picture } from '#site-build/source/article-source.ts'
import { gitBlobSha } from '#site-build/source/checkout.ts'
import { activePartOf } from './passive-svg.ts'
import { type MeasuredPicture, type PicturePlaces, pictureSize } from './place-pictures.ts'

export type MeasuredPictures = PicturePlaces['measured']

/** Reads the pictures, one after the other. @param isCopied whether the site gets copies, so that articles do not need GitHub */
export async function measurePictures(pictures: readonly Picture[], isCopied: boolean) {
  const measured = new Map<string, MeasuredPicture>()
  for (const { path, read } of pictures) measured.set(path, measurePicture(path, await read(), isCopied))
  return measured
}

function measurePicture(path: string, bytes: Buffer, isCopied: boolean): MeasuredPicture {
  const size = pictureSize(bytes)
  const extension = /\.\w+$/.exec(path)?.[0].toLowerCase() ?? ''
  const active = extension === '.svg' ? activePartOf(bytes) : null
  if (active !== null) {
    const warning = `expected an SVG that runs and loads nothing, found ${active}: the site publishes no copy`
    return { copy: null, isRefused: true, size, warning }
  }
  const copy = isCopied ? `pictures/${gitBlobSha(bytes)}${extension}` : null
  const warning = size === null ? 'expected a picture with a size, found none' : null
  return { copy, isRefused: false, size, warning }
}

/** The pictures that these texts show, and that may be published. */
export function shownPictures(
  pictures: readonly Picture[],
  measured: MeasuredPictures,
  texts: readonly { pictures: object }[],
): Picture[] {
  const shown = new Set(texts.flatMap((text) => Object.keys(text.pictures)))
  return pictures.filter(({ path }) => shown.has(path) && measured.get(path)?.isRefused === false)
}

/** The copies of pictures on the site. */
export function pictureFiles(pictures: readonly Picture[], measured: MeasuredPictures): SiteFile[] {
  return pictures.flatMap(({ path, read }): SiteFile[] => {
    const copy = measured.get(path)?.copy
    return copy ? [[copy, read]] : []
  })
}
