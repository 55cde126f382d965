import { isUtf8 } from 'node:buffer'
import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What is in a folder, at any depth: paths relative to it, with `/` between folders, sorted. Folders themselves are not listed. */
export type FolderContents = {
  files: string[]
  /** Symbolic links, to files and to folders. */
  links: string[]
  /** Files, links and folders whose name is not UTF-8, with U+FFFD instead of the other bytes: Node cannot open these paths. */
  unreadable: string[]
}

/** The paths of the folders that contain a file, from the outermost: `a` and `a/b` for `a/b/c.md`. */
export function foldersAround(path: string): string[] {
  const folders = path.split('/').slice(0, -1)
  return folders.map((_, index) => folders.slice(0, index + 1).join('/'))
}

/**
 * Lists a folder and the folders below it. It never follows a symbolic link, so it stays inside and always ends. (The `recursive`
 * option of Node's `readdir` follows links to folders in some versions, such as 22.23 and 24.21.) The folder itself may be a link.
 *
 * @param isSkipped whether to leave out a folder, by its path
 * @throws an error of the file system if there is no such folder, or it cannot be read
 */
export function walkFolder(
  folder: string,
  isSkipped: (path: string) => boolean = () => false,
): FolderContents {
  const contents: FolderContents = { files: [], links: [], unreadable: [] }

  function walk(below: string): void {
    for (const entry of entriesOf(join(folder, below), below === '')) {
      const path = below === '' ? String(entry.name) : `${below}/${String(entry.name)}`
      if (!isUtf8(entry.name)) contents.unreadable.push(path)
      else if (entry.isSymbolicLink()) contents.links.push(path)
      else if (entry.isFile()) contents.files.push(path)
      else if (entry.isDirectory() && !isSkipped(path)) walk(path)
    }
  }

  walk('')
  return {
    files: contents.files.toSorted(),
    links: contents.links.toSorted(),
    unreadable: contents.unreadable.toSorted(),
  }
}

/** A folder below the first may be removed while it is listed, for example by an editor. */
function entriesOf(folder: string, isRequired: boolean): Dirent<Buffer>[] {
  try {
    return readdirSync(folder, { withFileTypes: true, encoding: 'buffer' })
  } catch (error) {
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (isGone && !isRequired) return []
    throw error
  }
}
