import type { SiteFile } from '#site-build/files/write-files.ts'
import type { Picture } from '#site-build/source/article-source.ts'
import { activePartOf } from './passive-svg.ts'
import { type PictureSize, pictureSize } from './picture-size.ts'

/** The folder of the copies, below the site. */
const FOLDER = 'pictures/'

/** The facts of a picture that articles need, as plain data for threads. */
export type MeasuredPicture = {
  /** The file of its copy, below the site; `null` if it gets none. */
  copy: string | null
  /** Whether the site must not publish it. */
  isRefused: boolean
  size: PictureSize | null
  /** Why it is not shown as intended. */
  warning?: string
}
/** By path below `articles`. Pictures that cannot be read are missing. */
export type MeasuredPictures = ReadonlyMap<string, MeasuredPicture>

/**
 * Reads the pictures of the source, one after the other.
 *
 * @param isCopied whether the site gets copies, so that articles do not need GitHub
 */
export async function measurePictures(
  pictures: readonly Picture[],
  isCopied: boolean,
): Promise<MeasuredPictures> {
  const measured = new Map<string, MeasuredPicture>()
  for (const picture of pictures) {
    const bytes = await picture.read()
    if (bytes) measured.set(picture.path, measuredPicture(picture, bytes, isCopied))
  }
  return measured
}

function measuredPicture({ path, sha }: Picture, bytes: Buffer, isCopied: boolean): MeasuredPicture {
  const size = pictureSize(bytes)
  const extension = /\.\w+$/.exec(path)?.[0].toLowerCase() ?? ''
  const active = extension === '.svg' ? activePartOf(bytes) : null
  const message = `expected an SVG that runs and loads nothing, found ${active}: the site publishes no copy`
  const isRefused = active !== null
  const warning = isRefused
    ? message
    : size === null
      ? 'expected a picture with a size, found none'
      : undefined
  return {
    copy: isCopied && !isRefused ? FOLDER + sha + extension : null,
    isRefused,
    size,
    ...(warning !== undefined && { warning }),
  }
}

/**
 * The copies of the pictures that articles show.
 *
 * @param shown their paths below `articles`
 */
export function pictureFiles(
  pictures: readonly Picture[],
  measured: MeasuredPictures,
  shown: ReadonlySet<string>,
): SiteFile[] {
  return pictures.flatMap(({ path, read }): SiteFile[] => {
    const copy = shown.has(path) ? measured.get(path)?.copy : null
    return copy ? [[copy, read]] : []
  })
}
