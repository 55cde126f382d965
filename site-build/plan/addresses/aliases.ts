import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Alias, Article, Finding } from '#site-build/model.ts'
import { foldersAround } from '#site-build/walk-folder.ts'
import { noNames, outputName, type TakenNames } from './output-name.ts'
import { articleDocument } from './article-document.ts'

/** Names that file systems accept, Windows too, and no hidden ones: a published folder may have a `.git`. */
const PATH = /^(?!\/[._])(?:\/(?!\.{1,2}(?:\/|$))[^/\\?#%*<>:"|\p{Cc}\p{Cs}]+)+\/?$/u
/** An alias with a part that ends like a file could take the place of one. */
const FILE = /\.(?:css|ico|jpe?g|js|json|md|png|svg|txt|web\w+|woff2?|xml)(?:\/|$)|\.html\//i

const EXPECTED_PATH = 'a path such as /2014/07/01/title/ or /title.html that every system can store'

/** The path of a document that forwards; `null` if there can be none at this address. */
export function aliasPath(written: string): string | null {
  const path = (percentDecoded(written) ?? written).normalize('NFC').replaceAll(/\/{2,}/g, '/')
  if (!PATH.test(path) || FILE.test(path)) return null
  return 'name' in outputName(aliasDocument(path), noNames()) ? path : null
}

/** The file that forwards from a path. */
export function aliasDocument(path: string): string {
  const name = path.replaceAll(/^\/|\/$/g, '')
  return /\.html$/i.test(name) ? name : `${name}/index.html`
}

/** An address for comparison: hosts answer `/a`, `/a/`, `/a.html` and `/a/index.html` alike. */
export function comparableAddress(path: string): string {
  const name = path.replace(/(?:(?:^|\/)index)?\.html$/i, '').replaceAll(/^\/+|\/+$/g, '')
  return name.normalize('NFC').toLowerCase()
}

/** The addresses that a site has already, without those of its articles' aliases. */
type SiteAddresses = {
  /** The name of the file at an address (`comparableAddress`). */
  owners: Map<string, string>
  /** Folders of files that never change, as browsers are told: nothing else may be in them. */
  reserved: string[]
  names: TakenNames
}

/**
 * @param fileNames of all files of the site; a slash at the end marks a folder that is reserved
 * @returns the addresses of the files and of their folders. A file has the address without its ending as well: `/search`
 */
export function siteAddresses(fileNames: readonly string[]): SiteAddresses {
  const owners = new Map<string, string>()
  const names = noNames()
  const addUnlessTaken = (path: string, owner: string) => {
    const address = comparableAddress(path)
    if (!owners.has(address)) owners.set(address, owner)
  }
  for (const name of fileNames) {
    for (const folder of foldersAround(name)) addUnlessTaken(folder, `${folder}/`)
    if (name.endsWith('/')) continue
    addUnlessTaken(name.replace(/\.\w+$/, ''), name)
    owners.set(comparableAddress(name), name)
    outputName(name, names)
  }
  const reserved = fileNames.filter((name) => name.endsWith('/')).map(comparableAddress)
  return { owners, reserved, names }
}

/**
 * Collects the former addresses of the articles.
 *
 * @param fileNames of all files of the site, as `siteAddresses` takes them
 * @param isPublic whether `public/` has a file at an address
 * @returns the addresses that forward, and a finding for each that can have no document or is that of another file
 */
export function collectAliases(
  published: readonly Pick<Article, 'file' | 'facts' | 'fieldLines'>[],
  fileNames: readonly string[],
  isPublic: (address: string) => boolean,
): { aliases: Alias[]; findings: Finding[] } {
  const addresses = siteAddresses(fileNames)
  const aliases: Alias[] = []
  const findings: Finding[] = []
  for (const { file, facts: article, fieldLines } of published) {
    const line = fieldLines.aliases ?? fieldLines.redirect_from
    for (const written of new Set(article.aliases)) {
      const shownAlias = `"${oneLine(written)}"`
      const path = aliasPath(written)
      if (path === null) {
        findings.push({ file, line, message: `aliases: expected ${EXPECTED_PATH}, found ${shownAlias}` })
        continue
      }
      const address = comparableAddress(path)
      const owner = addresses.owners.get(address)
      // An old blog may have had the addresses of this one.
      if (owner === articleDocument(article.name) || owner === file) continue
      const obstacle = obstacleAt(path, addresses, isPublic)
      if (obstacle !== null) {
        const message = `aliases: expected an address of its own, found ${shownAlias}, ${obstacle}`
        findings.push({ file, line, message })
        continue
      }
      addresses.owners.set(address, file)
      aliases.push({ path, article })
    }
  }
  return { aliases, findings }
}

/** What the site has at the path of an alias, or why it can have nothing there. If it is `null`, the name of the document is taken. */
function obstacleAt(
  path: string,
  { owners, reserved, names }: SiteAddresses,
  isPublic: (address: string) => boolean,
): string | null {
  const address = comparableAddress(path)
  const owner = owners.get(address)
  if (owner !== undefined) return `the address of ${owner}`
  const folder = reserved.find((name) => address.startsWith(`${name}/`))
  if (folder !== undefined) return `in a folder of the site: ${folder}/`
  if (isPublic(path)) return 'which public/ has'
  const decided = outputName(aliasDocument(path), names)
  return 'refusal' in decided ? `with ${decided.refusal}` : null
}
