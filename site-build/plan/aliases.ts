import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Alias, Article, Finding } from '#site-build/model.ts'

/** Names that file systems accept, Windows too, and no hidden ones: a published folder may have a `.git`. */
const PATH = /^(?!\/[._])(?:\/(?!\.{1,2}(?:\/|$))[^/\\?#%*<>:"|\p{Cc}\p{Cs}]+)+\/?$/u
/** An alias with a part that ends like a file could take the place of one. */
const FILE = /\.(?:css|ico|jpe?g|js|json|md|png|svg|txt|web\w+|woff2?|xml)(?:\/|$)|\.html\//i

/** The path of a document that forwards; `null` if there can be none at this address. */
export function aliasPath(written: string): string | null {
  const path = (percentDecoded(written) ?? written).normalize('NFC').replaceAll(/\/{2,}/g, '/')
  return PATH.test(path) && !FILE.test(path) ? path : null
}

/** An address for comparison: hosts answer `/a`, `/a/`, `/a.html` and `/a/index.html` alike. */
export function comparableAddress(path: string): string {
  const name = path.replace(/(?:(?:^|\/)index)?\.html$/i, '').replaceAll(/^\/+|\/+$/g, '')
  return name.normalize('NFC').toLowerCase()
}

/** The former addresses of the articles, and a warning for each that is the address of another file of the site or of `public/`. */
export function aliasesOf(
  published: readonly Pick<Article, 'file' | 'facts'>[],
  pages: readonly string[],
  isPublic: (address: string) => boolean,
): { aliases: Alias[]; findings: Finding[] } {
  const owners = new Map(pages.map((file) => [comparableAddress(file), file]))
  const aliases: Alias[] = []
  const findings: Finding[] = []
  for (const { file, facts: article } of published)
    for (const written of new Set(article.aliases)) {
      const report = (expected: string, found = '') =>
        findings.push({ file, message: `aliases: expected ${expected}, found "${oneLine(written)}"${found}` })
      const path = aliasPath(written)
      const owner = path === null ? undefined : owners.get(comparableAddress(path))
      // An old blog may have had the addresses of this one.
      if (owner !== undefined && (owner === `blogs/${article.name}.html` || owner === file)) continue
      if (path === null) report('a path such as /2014/07/01/title/ or /title.html')
      else if (owner !== undefined) report('an address of its own', `, the address of ${owner}`)
      else if (isPublic(path)) report('an address of its own', ', which public/ has')
      else {
        owners.set(comparableAddress(path), file)
        aliases.push({ path, article })
      }
    }
  return { aliases, findings }
}
