import { articlePath } from '#article-host/article-name.ts'
import type { Alias, Settings, SiteFile } from '#site-build/model.ts'
import { aliasDocument } from '#site-build/plan/addresses/aliases.ts'
import { escapeHtml } from './escape.ts'

/** A document for each alias, which forwards, and `_redirects` for Netlify and Cloudflare Pages, which answer with status 301. */
export function aliasFiles(aliases: readonly Alias[], settings: Settings): SiteFile[] {
  const below = settings.base.slice(0, -1)
  const documents = aliases.map((alias): SiteFile => {
    return [aliasDocument(alias.path), () => forwardingDocument(alias, settings)]
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
