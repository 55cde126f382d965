import { paletteContentOf } from '#app/lib/site/palette-content.ts'
import type { SectionLink, SiteIdentity } from '#app/lib/site/site-identity.ts'
import { homeSections } from '#content/rules/home-sections.ts'
import { homeMap, seedOf } from '#site-build/artwork/home-map.ts'
import type { Settings } from '#site-build/read/settings.ts'
import type { Words } from '#app/lib/language/english.ts'
import { languageOf } from '#site-build/read/words/language-of.ts'

/** The module of the owner's content: `import { site } from 'virtual:site'`. */
const CONTENT = 'virtual:site'

const LANGUAGE = /app[\\/]lib[\\/]language[\\/]language\.ts$/
const GROUP = /app[\\/]lib[\\/]words[\\/](\w+)\.ts$/
const MARKDOWN = /[\\/]markdown[\\/]words\.ts$/
const CONSTANT = /\bimport\.meta\.env\.(SITE_\w+)/g

/**
 * Writes the site's content, words and constants into modules.
 *
 * @param current the settings at the time when a module is loaded, because the development server reads them again
 */
export function siteModules(current: () => Settings) {
  return {
    resolveId: (id: string) => (id === CONTENT ? CONTENT : undefined),
    load(id: string) {
      const { content, words } = current()
      if (id !== CONTENT) return wordsModule(id, words, content.lang)
      const { articles: _articles, analytics: _analytics, comments: _comments, ...shown } = content
      return `export const site = ${JSON.stringify(shown)}`
    },
    transform(code: string) {
      if (!code.includes('import.meta.env.SITE_')) return undefined
      const constants: Readonly<Record<string, unknown>> = siteConstants(current())
      return code.replaceAll(CONSTANT, (_, name: string) => `(${JSON.stringify(constants[name])})`)
    },
  }
}

/** The values of `import.meta.env.SITE_…`. */
function siteConstants({ address, articles, content, pages, words }: Settings): {
  [Name in keyof ImportMetaEnv & `SITE_${string}`]: ImportMetaEnv[Name]
} {
  const { repository: _repository, listHasPages, embedded: _embedded, ...host } = articles
  return {
    SITE_ARTICLES: host,
    SITE_LIST_HAS_PAGES: listHasPages,
    SITE_ADDRESS: address,
    SITE_IDENTITY: identityOf(content),
    SITE_WORKS_OFFLINE: content.worksOffline,
    SITE_SECTIONS: sectionsOf(content, words.frame),
    SITE_PAGES: pages.map(({ name, title }) => ({ name, title })),
    SITE_HAS_PAGES: pages.length > 0,
    SITE_HAS_PALETTE: content.commandPalette !== false,
    SITE_COMMENTS: content.comments ?? null,
    SITE_PALETTE: paletteContentOf(content, pages),
    SITE_TERRAIN: homeMap(seedOf(content)).terrain,
  }
}

/** The sections of the home page, as the navigation names them. */
function sectionsOf(
  content: Settings['content'],
  { about, projects, stack }: Settings['words']['frame'],
): SectionLink[] {
  const builtIn = { about, projects, skills: stack }
  return homeSections(content).map((section) =>
    typeof section === 'string'
      ? { id: section, label: builtIn[section] }
      : { id: section.name, label: section.label ?? section.title },
  )
}

function identityOf({ owner, greeting, links }: Settings['content']): SiteIdentity {
  const { name, role } = owner
  return { name, role, firstName: greeting.firstName, links }
}

/**
 * The code of a module of words or of the language, with those of the site instead of the English ones. Such modules export
 * constants, which the bundler inlines, so that a page loads only the words that it shows (decision 22).
 *
 * @returns `undefined` for all other modules
 */
function wordsModule(id: string, words: Words, lang: string): string | undefined {
  const group = (MARKDOWN.test(id) ? 'markdown' : GROUP.exec(id)?.[1]) as keyof Words | undefined
  const constants = LANGUAGE.test(id) ? languageOf(lang) : group && words[group]
  return (
    constants &&
    Object.entries(constants)
      .map(([key, word]) => `export const ${key} = ${JSON.stringify(word)}`)
      .join('\n')
  )
}
