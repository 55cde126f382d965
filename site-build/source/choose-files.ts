import type { Finding, Source, SourcePicture } from '#site-build/model.ts'
import { articleNameOf, isArticleName } from '#article-host/article-name.ts'
import { filmKindOf } from '#markdown/media/films.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { ARTICLE_LIMIT_BYTES } from '#article-host/read-article.ts'
import { earlierTexts, type FileHistory } from './history.ts'

/** The text in bytes of UTF-8, without a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

export const NO_SOURCE: Source = {
  articles: [],
  readBytes: async () => new Uint8Array(),
  pictures: [],
  earlierLists: [],
  takenAt: Date.now(),
  findings: [],
}

/** The formats that browsers show (MDN, "Image file type and format guide"). */
const PICTURE_NAME = /\.(png|jpe?g|gif|webp|avif|svg)$/i
const TEXT_NAME = /\.(?:md|mkdn?|mdown|markdown|mdx|rmd|qmd|org|rst|adoc|txt|html?|ipynb)$/i
/** Names of texts in a message. */
const MAX_SHOWN_NAMES = 5
/** Invisible characters and marks of direction, without the joiners, which Persian and emoji need (Unicode, `Default_Ignorable`). */
const HIDDEN =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/

/** Whether the build reads a file: an article that the site would list and open (LIST-4, ART-4), a picture or a film. */
export function isWanted(path: string): boolean {
  return articleIn(path) !== null || isPicture(path)
}

type Files = {
  sizeOf: (path: string) => number
  shaOf: (path: string) => string
  histories: ReadonlyMap<string, FileHistory>
  pictureAt: (path: string) => ReturnType<SourcePicture['read']>
  /** The complete path of a file on this disk; left out if only git has it. */
  fileAt?: (path: string) => string
}

type Chosen = Pick<Source, 'articles' | 'pictures' | 'findings'>

/** Chooses articles and pictures. Warns about files over the limits, and about texts that are not published. */
export function chooseFiles(paths: readonly string[], files: Files, folder: string): Chosen {
  const { sizeOf, shaOf, histories, pictureAt, fileAt } = files
  const chosen: Chosen = { articles: [], pictures: [], findings: [] }
  for (const path of paths.filter(isWanted)) {
    const name = articleIn(path)
    if (name === null) {
      const onDisk = fileAt === undefined ? {} : { file: fileAt(path) }
      chosen.pictures.push({ path, read: () => pictureAt(path), ...onDisk })
    } else if (sizeOf(path) > ARTICLE_LIMIT_BYTES) {
      const message = 'expected at most 5 MB, found more: the article is left out'
      chosen.findings.push({ file: `${folder}/${path}`, message })
    } else {
      const sha = shaOf(path)
      const history = histories.get(path)
      const changedAt = history?.changedAt ?? null
      chosen.articles.push({ name, sha, changedAt, earlier: earlierTexts(history, sha) })
    }
  }
  chosen.findings.push(...hiddenCharacters(paths.filter(isWanted), folder))
  chosen.findings.push(...unpublishedTexts(paths, folder))
  return chosen
}

/** Warns of names that do not look like what they are: two names may look the same, and nobody can type such a one. */
function hiddenCharacters(paths: readonly string[], folder: string): Finding[] {
  return paths.flatMap((path) => {
    const [character] = HIDDEN.exec(path) ?? []
    if (character === undefined) return []
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
    const message = `file name: expected characters that everybody sees, found U+${code}, which is invisible or turns the direction of the others. Rename the file.`
    return [{ file: `${folder}/${oneLine(path)}`, message }]
  })
}

/** One warning for all texts that are not published. If nothing else is, it is an error. */
function unpublishedTexts(paths: readonly string[], folder: string): Finding[] {
  const others = paths.filter((path) => TEXT_NAME.test(path) && !isWanted(path))
  if (others.length === 0) return []
  const isEmpty = paths.every((path) => articleIn(path) === null)
  const shownNames = others.slice(0, MAX_SHOWN_NAMES).map((path) => `"${oneLine(path)}"`)
  const more = others.length > MAX_SHOWN_NAMES ? ` and ${others.length - MAX_SHOWN_NAMES} more` : ''
  const isSingle = others.length === 1
  const count = isSingle ? '1 other, which is' : `${others.length} others, which are`
  const advice = isSingle ? 'Move or rename it.' : 'Move or rename them.'
  const message = `expected texts at ${folder}/<name>.md, found ${count} not published: ${shownNames.join(', ')}${more}. ${advice}`
  const finding: Finding = { file: `${folder}/`, message }
  return [isEmpty ? { ...finding, level: 'error' } : finding]
}

/** The name of the article in a file of the folder; `null` for other files. */
function articleIn(path: string): string | null {
  if (path.includes('/')) return null
  const name = articleNameOf(path)
  return name !== null && isArticleName(name) ? name : null
}

/** Rejects paths that leave the folder, and names with backslashes, control characters or lone surrogates. */
function isPicture(path: string): boolean {
  const kind = filmKindOf(path)
  const isFilm = kind !== null && kind !== 'not-played'
  return (isFilm || PICTURE_NAME.test(path)) && path.split('/').every(isPlainPart)
}

function isPlainPart(part: string): boolean {
  const isStep = part === '' || part === '.' || part === '..'
  return !isStep && !/[\\\p{Cc}\p{Cs}]/u.test(part)
}
