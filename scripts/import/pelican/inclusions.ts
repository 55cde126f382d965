/** Notebooks and code that posts of Pelican bring by tags: https://github.com/pelican-plugins/liquid-tags. */
import { posix } from 'node:path'
import type { CodePart, ImportFinding, Inclusion, NotebookPart, OldBlog } from '#scripts/import/model.ts'

/** A tag alone in its line. One that is indented further is code. */
const TAG =
  /^ {0,3}\{%[ \t]*(?<name>notebook|include_code)[ \t]+(?<path>"[^"\n]+"|'[^'\n]+'|[^\s"'%]+)(?<options>[^\n%]*)%\}[ \t]*$/gm
const CELLS = /\bcells\[(?<first>-?\d*):(?<end>-?\d*)\]/
const LANGUAGE = /(?:^|\s)lang:(?<language>\S+)/
const LINES = /(?:^|\s)lines:(?<first>\d+)-(?<last>\d+)/
/** Options of `include_code` that are no words of its title. */
const OPTION = /(?:^|\s)(?:(?:lang|lines|codec):\S+|:hide(?:filename|link|all):)/g

const SETTINGS_FILE = 'pelicanconf.py'
/** The settings for a folder of files, which is below that of the content, and Pelican's own folder. */
const FOLDERS = {
  notebook: { setting: /^NOTEBOOK_DIR\s*=\s*u?['"](?<folder>[^'"\n]+)['"]/m, initial: 'notebooks' },
  code: { setting: /^CODE_DIR\s*=\s*u?['"](?<folder>[^'"\n]+)['"]/m, initial: 'code' },
} as const
const CONTENT = { setting: /^PATH\s*=\s*u?['"](?<folder>[^'"\n]+)['"]/m, initial: 'content' }
/** The characters of all files that a post brings. */
const MAX_LENGTH = 50_000_000

/**
 * Finds the files that a post of Pelican brings. Only files of the blog are read.
 *
 * @param findings receives those that are missing, or cannot be read
 */
export function findInclusions(
  path: string,
  body: string,
  { files, read }: Pick<OldBlog, 'files' | 'read'>,
  findings: ImportFinding[],
): Inclusion[] {
  const matches = Array.from(body.matchAll(TAG))
  if (matches.length === 0) return []
  const settings = files.has(SETTINGS_FILE) ? read(SETTINGS_FILE) : ''
  let lengthLeft = MAX_LENGTH
  const inclusions: Inclusion[] = []

  /** @throws Error if the file is missing, cannot be read, or is too long */
  function include(tag: RegExpExecArray, kind: Inclusion['kind'], writtenPath: string): Inclusion {
    const file = placesOf(kind, writtenPath, settings).find((place) => files.has(place))
    if (file === undefined) throw new Error('expected a file of the blog, found none')
    const content = read(file)
    lengthLeft -= content.length
    if (lengthLeft < 0) throw new Error('expected at most 50 MB of other files, found more')
    const options = tag.groups?.['options'] ?? ''
    const part = kind === 'notebook' ? readCells(options) : readCodeOptions(file, options)
    return { from: tag.index, to: tag.index + tag[0].length, path: file, content, ...part }
  }

  for (const tag of matches) {
    const { name, path: quotedPath = '' } = tag.groups ?? {}
    const writtenPath = quotedPath.replaceAll(/^["']|["']$/g, '')
    try {
      inclusions.push(include(tag, name === 'notebook' ? 'notebook' : 'code', writtenPath))
    } catch (error) {
      const message = `${writtenPath}: ${(error as Error).message}`
      findings.push({ file: path, kind: 'notebooks and code that were not read', message })
    }
  }
  return inclusions
}

/** Where a file may be: in the folder of its kind, below that of the content, as older versions want it, and below the blog. */
function placesOf(kind: keyof typeof FOLDERS, writtenPath: string, settings: string): string[] {
  const content = folderIn(settings, CONTENT)
  const folders = [posix.join(content, folderIn(settings, FOLDERS[kind])), content, '.']
  return folders.map((folder) => posix.join(folder, writtenPath))
}

function folderIn(settings: string, { setting, initial }: { setting: RegExp; initial: string }): string {
  return setting.exec(settings)?.groups?.['folder'] ?? initial
}

/** Reads the option `cells[2:5]`, a slice as in Python: it has the cells 2, 3 and 4. */
function readCells(options: string): NotebookPart {
  const { first = '', end = '' } = CELLS.exec(options)?.groups ?? {}
  return {
    kind: 'notebook',
    firstCell: first === '' ? 0 : Number(first),
    endCell: end === '' ? undefined : Number(end),
  }
}

function readCodeOptions(file: string, options: string): CodePart {
  const { first, last } = LINES.exec(options)?.groups ?? {}
  const title = options.replaceAll(OPTION, '').trim()
  return {
    kind: 'code',
    language: LANGUAGE.exec(options)?.groups?.['language'] ?? posix.extname(file).slice(1).toLowerCase(),
    title: title.replaceAll(/^["']|["']$/g, '') || posix.basename(file),
    firstLine: first === undefined ? 1 : Number(first),
    lastLine: last === undefined ? Infinity : Number(last),
  }
}
