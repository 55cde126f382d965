/** The entries of publications that posts refer to, in files of BibTeX. */
import { posix } from 'node:path'
import type { ImportFinding, OldBlog, ReadPost } from '#scripts/import/model.ts'
import { listOf, type PostFields } from '#scripts/import/post/post-frontmatter.ts'
import { findShortcodes } from '#scripts/import/shortcodes/find-shortcodes.ts'
import { citedKeys, keysOfTag, readEntries } from './citations.ts'
import { distillKeys } from './distill.ts'
import { maskCode } from './mask-code.ts'

const BIBTEX = /\.bib(?:tex)?$/i
/** Where jekyll-scholar (https://github.com/inukshuk/jekyll-scholar) and al-folio have the files of a site. */
const SITE_FOLDERS = ['_bibliography', 'assets/bibliography', 'assets/_bibliography'] as const
/** The names of tags that cite, and that of the tag for a list. */
const CITATION = /^(?:no)?cite[pt]?$/
const LIST = 'bibliography'
/** The most entries of a list of all publications. */
const MAX_LISTED = 300

/** The entries in the bibliographies of a page of Quarto that its text may refer to. */
export function entriesOfPage(
  { path, body }: ReadPost,
  fields: PostFields,
  blog: OldBlog,
  findings: ImportFinding[],
): string {
  const names = listOf(fields['bibliography'], false)
  const entries = readEntries(readFiles(findFiles(names, path, blog), blog, findings))
  return join(citedKeys(body, entries), entries)
}

/**
 * The entries that a post refers to by the tags of jekyll-scholar or of Distill, in the order of the text. `{% bibliography %}` alone
 * lists those of its file.
 */
export function entriesOfTags(
  { path, body, fields }: ReadPost,
  blog: OldBlog,
  findings: ImportFinding[],
): string {
  const withoutCode = maskCode(body)
  const tags = findShortcodes(withoutCode).filter(({ name }) => CITATION.test(name) || name === LIST)
  const lists = tags.filter(({ name }) => name === LIST)
  const citations = tags.filter(({ name }) => name !== LIST)
  const keys = new Set([...citations.flatMap(({ get }) => keysOfTag(get)), ...distillKeys(withoutCode)])
  if (keys.size + lists.length === 0) return ''

  const namesInTags = tags.flatMap(({ written }) => FILE_OPTION.exec(written)?.groups?.['file'] ?? [])
  const fileNames = [...namesInTags, ...listOf(fields['bibliography'], false)]
  const files = fileNames.length > 0 ? findFiles(fileNames, path, blog) : siteFiles(blog)
  const entries = readEntries(readFiles(files, blog, findings))
  // A list with citations, or with `--cited`, has only what is cited.
  const listsAll = keys.size === 0 && lists.some(({ written }) => !written.includes('--cited'))
  if (listsAll) return join(Array.from(entries.keys()).slice(0, MAX_LISTED), entries)
  return join(
    Array.from(keys).filter((key) => entries.has(key)),
    entries,
  )
}

/** https://github.com/inukshuk/jekyll-scholar#multiple-bibliographies */
const FILE_OPTION = /\s(?:--file|-f)\s+["']?(?<file>[^\s"'%]+)/

const join = (keys: readonly string[], entries: ReadonlyMap<string, string>) =>
  keys.map((key) => entries.get(key)).join('\n\n')

/** The files of BibTeX with these names: beside the post, at the root of the blog, or in the folders of the program. */
function findFiles(names: readonly string[], path: string, { files }: OldBlog): string[] {
  const folders = [posix.dirname(path), '.', ...SITE_FOLDERS]
  const candidates = names.map((name) =>
    folders.flatMap((folder) => [posix.join(folder, name), posix.join(folder, `${name}.bib`)]),
  )
  return candidates.flatMap((places) => places.find((place) => BIBTEX.test(place) && files.has(place)) ?? [])
}

/** The files of a whole site: its `references.bib`, or all of its folder. */
function siteFiles({ files }: OldBlog): string[] {
  if (files.has('_bibliography/references.bib')) return ['_bibliography/references.bib']
  return Array.from(files).filter((file) => file.startsWith('_bibliography/') && BIBTEX.test(file))
}

function readFiles(paths: readonly string[], { read }: OldBlog, findings: ImportFinding[]): string {
  const texts = Array.from(new Set(paths)).flatMap((file) => {
    try {
      return read(file)
    } catch (error) {
      findings.push({ file, kind: 'bibliographies that were not read', message: (error as Error).message })
      return []
    }
  })
  return texts.join('\n')
}
