import type { Warning } from '#site-build/articles/warnings.ts'
import { articleNameOf, isArticleName } from '#github/article-name.ts'
import { ARTICLE_LIMIT_BYTES } from '#github/read-article.ts'

/** The formats that browsers show (MDN, "Image file type and format guide"). */
const PICTURE_NAME = /\.(png|jpe?g|gif|webp|avif|svg)$/i

const PICTURE_LIMIT_BYTES = 5_000_000
/** A tenth of what GitHub Pages holds (1 GB). */
const PICTURES_LIMIT_BYTES = 100_000_000

/** A file by its path below `articles`, with `/` between folders. */
type Sized = { path: string; size: number }
type Chosen<T> = { articles: (T & { name: string })[]; pictures: T[]; warnings: Warning[] }

/** Whether the build reads a file: an article that the site would list and open (LIST-4, ART-4), or a picture. */
export function isWanted(path: string): boolean {
  return articleIn(path) !== null || isPicture(path)
}

/** The articles and pictures among some files. Files over the limits are left out with a warning. */
export function chooseFiles<T extends Sized>(files: readonly T[]): Chosen<T> {
  const chosen: Chosen<T> = { articles: [], pictures: [], warnings: [] }
  const warn = ({ path }: Sized, message: string) =>
    chosen.warnings.push({ file: `articles/${path}`, message })
  let total = 0
  for (const file of files) {
    const name = articleIn(file.path)
    if (name === null) {
      if (!isPicture(file.path)) continue
      if (file.size <= PICTURE_LIMIT_BYTES && total + file.size <= PICTURES_LIMIT_BYTES) {
        total += file.size
        chosen.pictures.push(file)
      } else
        warn(file, 'expected at most 5 MB (100 MB for all pictures), found more: it gets no copy on the site')
    } else if (file.size <= ARTICLE_LIMIT_BYTES) chosen.articles.push({ ...file, name })
    else warn(file, 'expected at most 5 MB, found more: the article is left out')
  }
  return chosen
}

function articleIn(path: string): string | null {
  const name = path.includes('/') ? null : articleNameOf(path)
  return name !== null && isArticleName(name) ? name : null
}

/** Each part of its path is a plain name: no step up, no backslash, no control character, no half of a surrogate pair. */
function isPicture(path: string): boolean {
  const isPlain = (part: string) => part !== '' && !/^\.\.?$|[\\\p{Cc}\p{Cs}]/u.test(part)
  return PICTURE_NAME.test(path) && path.split('/').every(isPlain)
}
