import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import type { Generator } from './generators.ts'

/** A file of settings, by its path in the blog. */
export const CONFIG =
  /^(?:(?:src|data|config\/_default)\/)?[\w.-]*(?:config|hugo|permalinks|consts|siteMetadata|conf|_quarto)\.\w+$/
/** GitHub Pages reads the host of a site from this file. */
export const CNAME = /^(?:(?:static|public|source|content|content\/extra)\/)?CNAME$/
/** A setting with the address of the site, such as `baseURL = "https://…"`, in YAML, TOML, JSON, Python or JavaScript. */
const HOST =
  /^[ \t]*(?:(?:base_?|site-?)?url|site|website)['"]?\s*[:=]\s*(?:process\.env\.\w+\s*\|\|\s*)?u?['"]?(https?:\/\/[^\s'"]+)/gim
const PERMALINK = /^permalink:\s*['"]?(?<pattern>[^\s'"#]+)/m
/** https://docs.getpelican.com/en/latest/settings.html#url-settings */
const ARTICLE_URL = /^ARTICLE_URL\s*=\s*u?['"](?<pattern>[^'"]+)['"]/m
/** Pelican's placeholders, and the ones of Jekyll for the same. */
const PELICAN_PLACEHOLDERS: readonly [string, string][] = [
  ['{date:%Y}', ':year'],
  ['{date:%m}', ':month'],
  ['{date:%d}', ':day'],
  ['{slug}', ':slug'],
  ['{category}', ':categories'],
]

/** A file of settings. */
export type Config = { path: string; text: string }

/** Returns the addresses of the site in its settings: `https://ada.example`, without a slash at the end. */
export function hostsIn({ path, text }: Config): string[] {
  if (CNAME.test(path)) {
    const hosts = text.split(/\s+/).filter((host) => host !== '')
    return hosts.map((host) => `https://${host}`)
  }
  const isYaml = /\.ya?ml$/.test(path)
  const mainFields = isYaml ? text.replaceAll(ADDRESS_BELOW_KEY, '') : beforeFirstSection(text)
  return Array.from(mainFields.matchAll(HOST), ([, address = '']) => address.replace(/\/+$/, ''))
}

/** An address below a key of YAML, which may be one of the owner's other sites. */
const ADDRESS_BELOW_KEY = /^[ \t-]+(?:url|site|website)['"]?:.*$/gm

/** The fields of TOML that are in no section. In a section, `url` may be anything. */
function beforeFirstSection(toml: string): string {
  return toml.split(/^\[/m)[0] ?? ''
}

/** Returns the pattern of addresses in the settings of Jekyll, Hexo or Pelican; `undefined` if they have none. */
export function addressPattern(configs: readonly Config[], { name }: Generator): string | undefined {
  const search = name === 'Pelican' ? ARTICLE_URL : PERMALINK
  const pattern = configs.map(({ text }) => search.exec(text)?.groups?.['pattern']).find(Boolean)
  if (name !== 'Pelican') return pattern
  return PELICAN_PLACEHOLDERS.reduce<string | undefined>(
    (address, [placeholder, ours]) => address?.replaceAll(placeholder, ours),
    pattern,
  )
}

/** Returns Hugo's patterns of addresses by section (https://gohugo.io/configuration/permalinks/). */
export function sectionPatterns(configs: readonly Config[]): ReadonlyMap<string, string> {
  const patterns = new Map<string, string>()
  for (const { path, text } of configs) {
    const settings = settingsOf(path, text)
    const isOwnFile = /(?:^|\/)permalinks\.\w+$/.test(path)
    const permalinks = isOwnFile ? settings : groupIn(settings, 'permalinks')
    const ofPages = groupIn(permalinks, 'page')
    for (const [section, pattern] of Object.entries({ ...permalinks, ...ofPages }))
      if (typeof pattern === 'string') patterns.set(section.toLowerCase(), pattern)
  }
  return patterns
}

type Settings = Readonly<Record<string, unknown>>

/** The settings in a file of TOML, YAML or JSON; none if it cannot be read, because only the blog's own program must. */
function settingsOf(path: string, text: string): Settings | undefined {
  try {
    if (path.endsWith('.toml')) return parseToml(text)
    const isYaml = /\.(?:ya?ml|json)$/.test(path)
    return isYaml ? asSettings(parseYaml(text, { logLevel: 'error', maxAliasCount: 100 })) : undefined
  } catch {
    return undefined
  }
}

/** The settings that a file has below a name; none if there is another value, or no file. */
function groupIn(settings: Settings | undefined, name: string): Settings | undefined {
  return asSettings(settings?.[name])
}

function asSettings(value: unknown): Settings | undefined {
  const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isMapping ? (value as Settings) : undefined
}
