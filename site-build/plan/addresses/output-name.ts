/**
 * The one rule about the names of the site's files. A site may be built, stored and served on any common system, so it has no file
 * that one of them cannot store, or that two of them would store as one.
 */

/** Bytes of one part of a path, its ending included (ext4, APFS, NTFS). */
export const MAX_PART_BYTES = 255
/** macOS opens paths of 1,024 bytes. This leaves some of them for the folder of the site. */
const MAX_PATH_BYTES = 800

/** Windows cannot store these (Microsoft, "Naming Files, Paths, and Namespaces"); no address can contain half of a surrogate pair. */
const FORBIDDEN = /[<>:"|?*\\\p{Cc}\p{Cs}]/u
/** Windows removes these from the end of a name. */
const LOST_END = /[. ]$/
/** Devices of Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\.|$)/i

/** Cloudflare Pages sends the closest one above a missing page (developers.cloudflare.com/pages, "Serving Pages"). The site has one at its root. */
const NOT_FOUND_IN_FOLDER = /\/(?<file>404\.html)$/i

/** The names that are decided so far: files by the form in which all systems compare them, and the folders of these files. */
export type TakenNames = { files: Map<string, string>; folders: Map<string, string> }

export function noNames(): TakenNames {
  return { files: new Map(), folders: new Map() }
}

/**
 * Decides whether the site has a file of this name, before anything is written.
 *
 * @param wanted a path with `/` between folders
 * @param takenNames the names so far; an accepted one is added
 * @returns the name, or what is wrong with the wanted one, for "expected …, found …"
 */
export function outputName(wanted: string, takenNames: TakenNames): { name: string } | { refusal: string } {
  const refusal = unfitPart(wanted) ?? conflict(wanted, takenNames)
  if (refusal !== null) return { refusal }
  takenNames.files.set(comparable(wanted), wanted)
  for (const folder of foldersOf(wanted)) takenNames.folders.set(comparable(folder), wanted)
  return { name: wanted }
}

function unfitPart(path: string): string | null {
  const pathBytes = Buffer.byteLength(path)
  if (pathBytes > MAX_PATH_BYTES) return `${pathBytes} bytes, of which at most ${MAX_PATH_BYTES} fit`
  const notFoundPage = NOT_FOUND_IN_FOLDER.exec(path)?.groups?.['file']
  if (notFoundPage !== undefined)
    return `"${notFoundPage}", which some hosts send for every missing page of its folder`
  for (const part of path.split('/')) {
    const bytes = Buffer.byteLength(part)
    const forbidden = FORBIDDEN.exec(part)?.[0]
    if (bytes > MAX_PART_BYTES) return `${bytes} bytes, of which at most ${MAX_PART_BYTES} fit`
    if (forbidden !== undefined && /[\p{Cc}\p{Cs}]/u.test(forbidden)) return 'a control character'
    if (forbidden !== undefined) return `the sign ${forbidden}`
    if (part === '' || LOST_END.test(part)) return 'a dot or a space at its end'
    if (DEVICE.test(part)) return `"${part}", which Windows reserves`
  }
  return null
}

function conflict(path: string, { files, folders }: TakenNames): string | null {
  const inTheWay = [path, ...foldersOf(path)].map((name) => files.get(comparable(name)))
  const other = inTheWay.find((name) => name !== undefined) ?? folders.get(comparable(path))
  return other === undefined ? null : `the same name as that of ${other} on some systems`
}

/** Without case, and with one form for each letter: many disks compare names so. (`ß` is `SS` in upper case.) */
function comparable(path: string): string {
  return path.normalize('NFD').toUpperCase().toLowerCase().normalize('NFD')
}

/** `a/b/c.html` is in `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}
