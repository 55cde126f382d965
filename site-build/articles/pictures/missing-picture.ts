import { closestNames } from '#app/lib/closest-names.ts'
import type { FormattedFile } from '#app/lib/articles/formatted-file.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import { destinationFixes, suggest, type Suggestion } from '#site-build/articles/checks/fixes.ts'
import { imageSource } from '#markdown/transforms/destination.ts'
import { nounOf } from '#site-build/articles/films/place-film.ts'
import type { Finding, Fix, TextPlaces } from '#site-build/model.ts'
import { fileOf } from '#site-build/read/findings.ts'
import { pathOnSite, pictureAt } from './picture-at.ts'
import { isOtherFormat, OTHER_FORMAT_CURE, SHOWN_FORMATS } from './other-formats.ts'

/** The largest share of letters in which a suggested name may differ. */
const MAX_SUGGESTED_DISTANCE = 0.34
const MAX_SUGGESTIONS = 3

type FormattedText = Pick<FormattedFile, 'article' | 'references' | 'destinations'>

/**
 * The finding about a picture or a cover that is not there.
 *
 * @param path its key in `Article['pictures']`
 * @param suggested the paths that may be meant
 */
export function missingPicture(
  src: string,
  path: string,
  kind: 'picture' | 'cover',
  { article, references, destinations = [] }: FormattedText,
  places: TextPlaces,
  suggested: readonly string[],
): Finding {
  const { folder } = places
  const file = fileOf(article.name, folder)
  const uses = references.filter((reference) => reference.kind === kind && reference.address === src)
  const firstUse = uses[0]
  const isRootPath = path.startsWith('/')
  const written = firstUse?.written ?? path
  const { hint, destination } =
    unencodedName(written, places) ?? closePictures(path, isRootPath ? [] : suggested)
  const fixes = uses.flatMap(({ written: from, line }): Fix[] => {
    if (kind === 'picture') return destinationFixes({ file, destinations }, from, destination)
    if (destination === undefined || line === undefined) return []
    return [{ file, line, from, to: destination }]
  })
  const where = isRootPath ? `in ${folder}/ or public/ at "${written}"` : `at ${folder}/${path}`
  const instead = kind === 'picture' ? '; its words are shown instead' : ''
  if (isOtherFormat(path)) {
    const message = `${kind}: expected ${SHOWN_FORMATS}, found "${oneLine(written)}", which the site cannot show${hint}${instead}. ${OTHER_FORMAT_CURE}`
    return { file, line: firstUse?.line, message, fixes }
  }
  const noun = nounOf(path)
  const field = kind === 'picture' ? noun : kind
  const expected = written === '' ? 'an address between the round brackets' : `a ${noun} ${where}`
  const message = `${field}: expected ${expected}, found none${hint}${instead}`
  return { file, line: firstUse?.line, message, fixes }
}

/** Systems write "é" as one character or as two (Unicode, Annex 15), and hosts compare bytes. */
const OTHER_ACCENTS =
  ' (there is a file whose name looks the same, but has its accents in another form: rename it to the name in the text)'

/** What a message suggests, and the address that is safe to write instead, as it would be written. */
type CloseAddress = { hint: string; destination?: string | undefined }

/** The signs that mean something in an address (RFC 3986, 3.4, 3.5 and 2.1): a name with one has to be encoded. */
const ADDRESS_SIGNS = ['#', '?', '%']

/** Suggests the file that has the name in a text as it is written there; `null` if there is none. */
function unencodedName(written: string, places: TextPlaces): CloseAddress | null {
  for (const sign of ADDRESS_SIGNS) {
    if (!written.includes(sign)) continue
    const code = encodeURIComponent(sign)
    const destination = written.replaceAll(sign, code)
    const address = imageSource(destination, places)
    const path = address === null ? null : pathOnSite(address, places)
    if (path !== null && pictureAt(path, places) !== null)
      return { hint: ` (close: "${destination}"; in an address, write ${code} for ${sign})`, destination }
  }
  return null
}

/** Suggests pictures with a close file name, or with the same one in another folder. */
function closePictures(path: string, paths: readonly string[]): CloseAddress {
  const { hint, replacement } = closePaths(path, paths)
  return { hint, destination: replacement?.split('/').map(encodeURIComponent).join('/') }
}

function closePaths(path: string, paths: readonly string[]): Suggestion {
  const sameToTheEye = paths.find((other) => other.normalize() === path.normalize())
  if (sameToTheEye !== undefined) return { hint: OTHER_ACCENTS, replacement: sameToTheEye }
  const withSameStem = paths.filter((other) => stemOf(other) === stemOf(path))
  const closeStems = closestNames(stemOf(path), paths.map(stemOf), MAX_SUGGESTED_DISTANCE)
  const withCloseStem = paths.filter((other) => closeStems.includes(stemOf(other)))
  const suggested = withSameStem.length > 0 ? withSameStem : withCloseStem
  const { hint, replacement } = suggest(path, suggested.slice(0, MAX_SUGGESTIONS))
  if (replacement === undefined) return { hint }
  // Many folders have a `title.png`, so the whole path must be close, too.
  const isWholePathClose = closestNames(path, [replacement], MAX_SUGGESTED_DISTANCE).length > 0
  return isWholePathClose ? { hint, replacement } : { hint }
}

/** The name of a picture without folders and ending, because all pictures may be in one folder. */
function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}
