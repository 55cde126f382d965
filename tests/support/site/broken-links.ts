import { Window } from 'happy-dom'
import { filesOf } from './files-of.ts'

const ATTRIBUTES = ['href', 'src', 'srcset', 'imagesrcset', 'poster']

/**
 * Finds links of a finished site to its own pages, anchors and files that do not exist. It reads the attributes of documents,
 * the addresses in styles and in the manifest, and complete addresses of the site in any text (metadata, feeds, sitemap).
 *
 * @param folder the finished site
 * @param address its complete address, with a slash at its end
 * @returns a line for each broken link, with the file that contains it
 */
export function brokenLinks(folder: string, address: string): string[] {
  const files = filesOf(folder)
  const parser = new new Window().DOMParser()
  const anchors = new Map<string, Set<string>>()
  const problems = new Set<string>()
  const links: { from: string; to: string }[] = []
  for (const [from, text] of files) {
    const found = addressesIn(from, text, address)
    if (from.endsWith('.html')) {
      const document = parser.parseFromString(text, 'text/html')
      anchors.set(from, new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)))
      for (const name of ATTRIBUTES)
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const value = element.getAttribute(name) ?? ''
          found.push(...(name.endsWith('srcset') ? value.split(',').map(firstWord) : [value]))
        }
    }
    links.push(...found.map((to) => ({ from, to })))
  }
  for (const { from, to } of links) {
    const place = to.startsWith('#') ? addressOf(from, address) : placeOf(from, address)
    const problem = problemOf(new URL(to, place))
    if (problem !== undefined) problems.add(`${from}: ${to}: ${problem}`)
  }
  return [...problems]

  function problemOf({ origin, href, pathname, hash }: URL): string | undefined {
    const site = new URL(address)
    if (origin !== site.origin) return undefined
    if (!href.startsWith(address)) return 'outside the site'
    const path = decodeURIComponent(pathname.slice(site.pathname.length))
    const file = path === '' ? 'index.html' : [`${path}.html`, path].find((name) => files.has(name))
    if (file === undefined) return 'no such file'
    const id = decodeURIComponent(hash.slice(1))
    return id === '' || anchors.get(file)?.has(id) !== false ? undefined : 'no such anchor'
  }
}

/**
 * Addresses outside of attributes: those in styles and in the manifest, and complete addresses of the site. The latter are
 * cut at `#`, because fragments in structured data (`@id`) are identifiers, not anchors.
 */
function addressesIn(file: string, text: string, address: string): string[] {
  if (/\.(js|png|woff2)$/.test(file)) return []
  const complete = text.split(address).slice(1)
  return [
    ...complete.map((rest) => address + (/^[^\s"'`<>#&\\)\]]*/.exec(rest)?.[0] ?? '')),
    ...(/\.(html|css)$/.test(file) ? matches(text, /url\(["']?([^"')]+)/g) : []),
    ...(file.endsWith('.webmanifest') ? matches(text, /"(?:src|start_url)": *"([^"]+)"/g) : []),
  ]
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}

function firstWord(text: string): string {
  return text.trim().split(/\s/)[0] ?? ''
}

/** The address of a document. The page of unknown addresses can have any. */
function placeOf(file: string, address: string): string {
  return file === '404.html'
    ? `${address}blogs/any/unknown`
    : addressOf(file.replace(/(index)?\.html$/, ''), address)
}

function addressOf(file: string, address: string): string {
  return address + file.split('/').map(encodeURIComponent).join('/')
}
