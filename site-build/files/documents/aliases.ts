import { articlePath } from '#article-host/article-name.ts'
import { percentDecoded } from '#app/lib/percent-decoded.ts'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { PublishedArticle } from '#app/lib/articles/article-index.ts'
import type { CheckedArticle } from '#site-build/articles/checks/check-article.ts'
import type { Finding } from '#site-build/model.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { SiteFile } from '#site-build/files/write-files.ts'
import { escapeHtml } from './escape.ts'

/** A former address of an article: a path below the site, decoded. */
export type Alias = { path: string; article: PublishedArticle }

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
  published: readonly Pick<CheckedArticle, 'file' | 'article'>[],
  pages: readonly string[],
  isPublic: (address: string) => boolean,
): { aliases: Alias[]; findings: Finding[] } {
  const owners = new Map(pages.map((file) => [comparableAddress(file), file]))
  const aliases: Alias[] = []
  const findings: Finding[] = []
  for (const { file, article } of published)
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

/** A document for each alias, which forwards, and `_redirects` for Netlify and Cloudflare Pages, which answer with status 301. */
export function aliasFiles(aliases: readonly Alias[], settings: Settings): SiteFile[] {
  const below = settings.base.slice(0, -1)
  const documents = aliases.map((alias): SiteFile => {
    const path = alias.path.replaceAll(/^\/|\/$/g, '')
    const file = /\.html$/i.test(path) ? path : `${path}/index.html`
    return [file, () => forwardingDocument(alias, settings)]
  })
  const lines = aliases.map(({ path, article }) => {
    return `${below}${encodeURI(path)} ${below}${articlePath(article.name)} 301\n`
  })
  return lines.length === 0 ? [] : [...documents, ['_redirects', () => lines.join('')]]
}

/** Search engines treat a refresh after 0 seconds as a permanent redirect. */
function forwardingDocument({ article }: Alias, { base, address, content }: Settings): string {
  const { name, title, canonical, lang = content.lang } = article
  const path = escapeHtml(base.slice(0, -1) + articlePath(name))
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="content-security-policy" content="default-src 'none'">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${escapeHtml(canonical ?? address.slice(0, -1) + articlePath(name))}">
<title>${escapeHtml(title)}</title>
</head>
<body><a href="${path}">${escapeHtml(title)}</a></body>
</html>
`
}
