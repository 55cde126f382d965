import { escapeHtml, jsonForScript } from './escape.ts'
import { FEEDS } from '#site-build/feeds/feed-formats.ts'
import type { Meta } from '#site-build/discovery/link-card.ts'
import { THEMES, type Theme } from '#site-build/theme/colour-of.ts'
import { directionOf } from '#site-build/words/language-of.ts'

/** The parts of a document that differ from page to page. */
export type DocumentParts = {
  lang: string
  title: string
  description: string
  /** The address for search engines, or `null` for 404 pages. */
  canonical: string | null
  meta: readonly Meta[]
  /** JSON-LD, or `null`. Browsers ignore it, so it is last. */
  structuredData: unknown
  /** The path that the document is made for; `null` for any (404). */
  path: string | null
  /** The feed of this page's articles, if it has one besides those of the site. */
  feed: { title: string; file: string } | null
  /** See `PageData`. */
  data: unknown
  /** The rendered page. */
  html: string
  /** HTML behind the page, and after it. */
  backdrop: string
  footer: string
}

/** The parts that documents share. Addresses are complete paths, base included. */
export type DocumentAssets = {
  /** The policy, or `null` in development, where Vite injects inline styles. */
  csp: string | null
  bootScript: string
  /** Speculation rules, JSON. */
  prefetchRules: string
  /** The entry module, and the modules that it imports. */
  modules: readonly string[]
  /** Style sheets. If `inlineStyle` contains them, they are only named, so that no module loads them again. */
  styles: readonly string[]
  inlineStyle: string | null
  /** Preloaded fonts. */
  fonts: readonly string[]
  /** The path of the site, with a slash at both ends. */
  base: string
  /** The background of each theme, for the browser's own bars. */
  grounds: Record<Theme, string>
}

/** A complete HTML document. Everything from the content file and from articles is escaped here. */
export function documentOf(parts: DocumentParts, assets: DocumentAssets): string {
  const { lang, title, description, canonical, meta, structuredData, path, data, html, backdrop, footer } =
    parts
  const pageData =
    path === null ? '' : `<script type="application/json" id="page-data">${jsonForScript(data)}</script>`
  return `<!doctype html>
<html lang="${escapeHtml(lang)}"${directionOf(lang) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
${assets.csp === null ? '' : `<meta http-equiv="content-security-policy" content="${escapeHtml(assets.csp)}">`}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="strict-origin-when-cross-origin">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="color-scheme" content="light dark">
${canonical === null ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(canonical)}">`}
${meta.map(metaTag).join('\n')}
${THEMES.map((theme) => `<meta name="theme-color" content="${assets.grounds[theme]}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`).join('\n')}
<link rel="icon" href="${escapeHtml(assets.base)}icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${escapeHtml(assets.base)}apple-touch-icon.png">
<link rel="manifest" href="${escapeHtml(assets.base)}site.webmanifest">
${feedLinks(parts, assets)}
${assets.fonts.map((font) => `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${stylesOf(assets)}
<script data-modules="${escapeHtml(assets.modules.join(' '))}">${assets.bootScript}</script>
<script type="speculationrules">${assets.prefetchRules}</script>
</head>
<body>
${backdrop}
<div id="root"${path === null ? '' : ` data-path="${escapeHtml(path)}"`}>${html}</div>
${footer}
${pageData}
${structuredData === null ? '' : `<script type="application/ld+json">${jsonForScript(structuredData)}</script>`}
</body>
</html>
`
}

/** Vite's loader of modules does not load a style sheet that a link names, and browsers do not load one that is disabled. */
function stylesOf({ styles, inlineStyle }: DocumentAssets): string {
  const links = styles.map(
    (style) =>
      `<link rel="stylesheet" href="${escapeHtml(style)}"${inlineStyle === null ? '' : ' disabled'}>`,
  )
  return [...(inlineStyle === null ? [] : [`<style>${inlineStyle}</style>`]), ...links].join('\n')
}

function metaTag(meta: Meta): string {
  const attributes = Object.entries(meta).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  return `<meta ${attributes.join(' ')}>`
}

function feedLinks({ feed }: DocumentParts, { base }: DocumentAssets): string {
  const { type } = FEEDS.rss
  const own = feed && { type, name: feed.title, file: encodeURI(feed.file) }
  const links = [...(own ? [own] : []), ...Object.values(FEEDS)].map(
    ({ file, type, name }) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(name)}" href="${escapeHtml(base + file)}">`,
  )
  return links.join('\n')
}
