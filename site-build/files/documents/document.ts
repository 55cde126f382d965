import type { IndexEntry } from '#app/lib/articles/article-index.ts'
import { tagPath } from '#app/lib/articles/tags.ts'
import type { PageHead } from '#app/lib/site/page-head.ts'
import type { Publication } from '#markdown/publications/publication.ts'
import { articlePath } from '#article-host/article-name.ts'
import { alternatesOf } from '#site-build/files/discovery/alternates.ts'
import { openGraph, type Meta, structuredData } from '#site-build/files/discovery/head-facts.ts'
import { FEEDS } from '#site-build/files/feeds/feeds.ts'
import type { Page, Settings } from '#site-build/model.ts'
import type { SharePicture } from '#site-build/files/share-pictures/share-pictures.ts'
import { THEMES, type Theme } from '#site-build/read/theme/tokens.ts'
import { directionOf } from '#site-build/read/words/language-of.ts'
import { escapeHtml, jsonForScript } from './escape.ts'

/** `publications` are those that the text lists. */
type Rendered = PageHead & { html: string; footer: string; publications?: readonly Publication[] }

/** The parts that documents share. Addresses are complete paths, base included. Development has neither policy nor inline style. */
export type DocumentAssets = {
  csp: string
  bootScript: string
  /** The entry module, and the modules that it imports. */
  modules: readonly string[]
  /** Style sheets. If `inlineStyle` contains them, disabled links name them, so that no module loads them again. */
  styles: readonly string[]
  inlineStyle: string
  fonts: readonly string[]
  /** The background of each theme, for the browser's own bars. */
  grounds: Record<Theme, string>
}

/** A complete HTML document. Everything from the content file and from articles is escaped here. Development has no picture. */
export function documentOf(
  page: Page,
  { title, description, html, footer, publications }: Rendered,
  settings: Settings,
  assets: DocumentAssets,
  backdrop = '',
  picture?: SharePicture,
): string {
  const { canonical, data } = page
  const { lang } = settings.content
  const base = escapeHtml(settings.base)
  const about = structuredData(page, { title, description }, settings, picture, publications)
  return `<!doctype html>
<html lang="${escapeHtml(lang)}"${directionOf(lang) === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
${assets.csp && `<meta http-equiv="content-security-policy" content="${escapeHtml(assets.csp)}">`}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="strict-origin-when-cross-origin">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<meta name="color-scheme" content="light dark">
${canonical === null ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escapeHtml(canonical)}">`}
${openGraph(page, { title, description }, settings, picture).map(metaTag).join('')}
${THEMES.map((theme) => `<meta name="theme-color" content="${assets.grounds[theme]}" media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`).join('\n')}
<link rel="icon" href="${base}icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${base}icon-192.png">
<link rel="manifest" href="${base}site.webmanifest">
${feedLinks(page, settings.base)}
${languageLinks(page, settings.address)}${assets.fonts.map((font) => `<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${stylesOf(assets)}
<script data-modules="${escapeHtml(assets.modules.join(' '))}">${assets.bootScript}</script>
<script type="speculationrules">${prefetchRules(settings)}</script>
</head>
<body>
${backdrop}
<div id="root">${html}</div>
${footer}
${page.path === null ? '' : `<script type="application/json" id="page-data">${jsonForScript(data)}</script>`}
${about === null ? '' : `<script type="application/ld+json">${jsonForScript(about)}</script>`}
</body>
</html>
`
}

/** Speculation rules: browsers prefetch links that a visitor points at. Prerendering would run scripts and call GitHub. */
export function prefetchRules({ base, pages }: Settings): string {
  const paths = ['', 'blogs', 'blogs/*', 'archive/*', 'tags/*', ...pages.map(({ name }) => name)]
  const samePage = { selector_matches: 'a[href*="#"], a[href*="?"], a[aria-current]' }
  const where = { and: [{ href_matches: paths.map((path) => base + path) }, { not: samePage }] }
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
}

/** Vite's module loader skips a style sheet that has a link, and browsers do not load a disabled one. */
function stylesOf({ styles, inlineStyle }: DocumentAssets): string {
  const state = inlineStyle && ' disabled'
  const links = styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}"${state}>`)
  return [inlineStyle && `<style>${inlineStyle}</style>`, ...links].join('\n')
}

/** Nothing for a field without a value. Only the properties of Open Graph are RDFa. */
function metaTag([property, content]: Meta): string {
  if (content === null || content === undefined) return ''
  const attribute = /^(?:og|article):/.test(property) ? 'property' : 'name'
  return `<meta ${attribute}="${property}" content="${escapeHtml(String(content))}">\n`
}

/** The feeds of the site; a list of a tag has its own before them. */
function feedLinks({ content }: Page, base: string): string {
  const tag = content.page === 'list' ? content.list.tag : undefined
  const ofTag = tag && { ...FEEDS.rss, name: `RSS: ${tag}`, file: `${tagPath(tag).slice(1)}.xml` }
  const links = [...(ofTag ? [ofTag] : []), ...Object.values(FEEDS)].map(({ file, type, name }) => {
    return `<link rel="alternate" type="${type}" title="${escapeHtml(name)}" href="${escapeHtml(base + file)}">`
  })
  return links.join('\n')
}

/** The languages of an article, each link on a line of its own. */
function languageLinks({ content }: Page, address: string): string {
  const links = alternatesOf(content, address).map(({ hreflang, href }) => {
    return `<link rel="alternate" hreflang="${escapeHtml(hreflang)}" href="${escapeHtml(href)}">\n`
  })
  return links.join('')
}

/** How many articles the home page links to. */
const LATEST_COUNT = 2
/** The opening tag of the empty paragraph for these links, below the other links of the hero. */
const LATEST_PLACEHOLDER = /<p[^>]* data-latest="[^>]*>/

/**
 * Puts links to the latest articles into their placeholder. They are not part of the rendered page, because the app knows no articles
 * when it renders the home page. Without articles, the placeholder stays empty, and takes no room.
 *
 * @param homeHtml the rendered home page
 * @param entries the articles of the site, the newest first
 */
export function fillLatestArticles(
  homeHtml: string,
  entries: readonly IndexEntry[],
  { base, words }: Settings,
): string {
  if (entries.length === 0) return homeHtml
  const label = `<span class="label">${escapeHtml(words.home.latest)}</span>`
  const links = entries.slice(0, LATEST_COUNT).map((entry) => latestLink(entry, base))
  return homeHtml.replace(LATEST_PLACEHOLDER, (openingTag) => openingTag + label + links.join(''))
}

function latestLink({ name, title, lang }: IndexEntry, base: string): string {
  // Both have a slash where they meet.
  const address = base.slice(0, -1) + articlePath(name)
  const langAttribute = lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`
  return `<a class="lone" href="${escapeHtml(address)}"${langAttribute}>${escapeHtml(title || name)}</a>`
}
