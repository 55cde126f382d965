import type { Warning } from '#site-build/read/warnings/warning.ts'
import { articleNameOf, isArticleName } from '#article-host/article-name.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { ARTICLE_LIMIT_BYTES } from '#article-host/read-article.ts'

/** The formats that browsers show (MDN, "Image file type and format guide"). */
const PICTURE_NAME = /\.(png|jpe?g|gif|webp|avif|svg)$/i

/** Texts that an owner may expect on the site. */
const TEXT_NAME = /\.(?:md|mkdn?|mdown|markdown|mdx|rmd|qmd|org|rst|adoc|txt|html?|ipynb)$/i
/** How many a warning names. */
const MOST_NAMES = 5

const PICTURE_LIMIT_BYTES = 5_000_000

/** `path` is below `articles`, with `/` between folders; `size` is in bytes. */
type Sized = { path: string; size: number }
type Chosen<T> = { articles: (T & { name: string })[]; pictures: T[]; warnings: Warning[] }

/** Whether the build reads a file: an article that the site would list and open (LIST-4, ART-4), or a picture. */
export function isWanted(path: string): boolean {
  return articleIn(path) !== null || isPicture(path)
}

/** Leaves out files over the limits, with a warning. @param folder of the files, for messages */
export function chooseFiles<T extends Sized>(files: readonly T[], folder = 'articles'): Chosen<T> {
  const chosen: Chosen<T> = { articles: [], pictures: [], warnings: [] }
  for (const file of files.filter(({ path }) => isWanted(path))) {
    const { path, size } = file
    const warn = (message: string) => chosen.warnings.push({ file: `${folder}/${path}`, message })
    const name = articleIn(path)
    if (name === null && size <= PICTURE_LIMIT_BYTES) chosen.pictures.push(file)
    else if (name === null) warn('expected at most 5 MB, found more: it gets no copy on the site')
    else if (size <= ARTICLE_LIMIT_BYTES) chosen.articles.push({ ...file, name })
    else warn('expected at most 5 MB, found more: the article is left out')
  }
  return chosen
}

/** One warning for all texts that are not published. If nothing else is, it is an error. @param paths of all files in the folder */
export function unpublishedTexts(paths: readonly string[], folder = 'articles'): Warning[] {
  const others = paths.filter((path) => TEXT_NAME.test(path) && !isWanted(path))
  if (others.length === 0) return []
  const isEmpty = paths.every((path) => articleIn(path) === null)
  const names = others.slice(0, MOST_NAMES).map((path) => `"${oneLine(path)}"`)
  const more = others.length > MOST_NAMES ? ` and ${others.length - MOST_NAMES} more` : ''
  const [texts, them] = others.length === 1 ? ['other, which is', 'it'] : ['others, which are', 'them']
  const message = `expected texts at ${folder}/<name>.md, found ${others.length} ${texts} not published: ${names.join(', ')}${more}. Move or rename ${them}.`
  return [{ ...(isEmpty && { level: 'error' }), file: `${folder}/`, message }]
}

function articleIn(path: string): string | null {
  const name = path.includes('/') ? null : articleNameOf(path)
  return name !== null && isArticleName(name) ? name : null
}

/** Rejects paths that leave the folder, and names with backslashes, control characters or lone surrogates. */
function isPicture(path: string): boolean {
  const isPlain = (part: string) => part !== '' && !/^\.\.?$|[\\\p{Cc}\p{Cs}]/u.test(part)
  return PICTURE_NAME.test(path) && path.split('/').every(isPlain)
}
