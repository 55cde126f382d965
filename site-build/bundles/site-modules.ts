import type { Plugin } from 'vite'
import { mailLinkOf } from '#app/lib/site/mail-link.ts'
import { paletteContentOf } from '#app/lib/site/palette-content.ts'
import type { ShownContent } from '#app/lib/site/shown-content.ts'
import type { ProjectLink, SectionLink } from '#app/lib/site/site-identity.ts'
import { type CheckedContent, homeSections, ownSections } from '#content/rules/site-content.ts'
import { shortcodes } from '#markdown/emoji/shortcodes.ts'
import { homeMap, seedOf } from '#site-build/artwork/home-map.ts'
import { landscapeStyles } from '#site-build/artwork/home-art.ts'
import type { Settings, Words } from '#site-build/model.ts'
import { barBreakpoint, replaceBreakpoint } from './bar-breakpoint.ts'
import { entryOnPage } from './entry-periods.ts'
import { languageOf } from '#site-build/read/words/language-of.ts'
import { grammarsModule } from './grammars-module.ts'
import { greetingNumber } from './greeting-number.ts'
import { introHeight } from './intro-height.ts'

/** The owner's content: `import { site } from 'virtual:site'`. */
const CONTENT = 'virtual:site'
const HOME_STYLES = 'virtual:home.css'
const LANGUAGE = /app[\\/]lib[\\/]language[\\/]language\.ts$/
const WORDS_OF_GROUP = /app[\\/]lib[\\/]words[\\/](?<group>\w+)\.ts$/
const WORDS_OF_MARKDOWN = /[\\/]markdown[\\/]words\.ts$/
const SHORTCODES = /markdown[\\/]emoji[\\/]shortcodes\.ts$/
const GRAMMARS = /markdown[\\/]code[\\/]grammars\.ts$/
const CONSTANT = /\bimport\.meta\.env\.(SITE_\w+)/g

/** Writes the site's content, words, constants and landscape into modules. `current` is called after Vite has read the options. */
export function siteModules(current: () => Settings): Plugin {
  return {
    name: 'site-modules',
    resolveId: (id) => (id === CONTENT || id === HOME_STYLES ? id : undefined),
    load(id) {
      if (GRAMMARS.test(id)) return grammarsModule()
      const settings = current()
      if (id === HOME_STYLES) {
        const map = homeMap(seedOf(settings.content))
        const styles = landscapeStyles(this.environment.config.root, map, settings.content)
        const height = `.landscape { --words: ${introHeight(settings.content)}rem }\n`
        return height + styles + numberStyles(settings.content)
      }
      const constants = Object.entries(constantsIn(id, settings) ?? {})
      const lines = constants.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      return lines.length > 0 ? lines.join('\n') : undefined
    },
    transform(code, id) {
      const frameStyles = replaceBreakpoint(code, id, barBreakpointOf(current()))
      if (frameStyles !== undefined) return frameStyles
      if (!code.includes('import.meta.env.SITE_')) return undefined
      const constants: Readonly<Record<string, unknown>> = siteConstants(current())
      return code.replaceAll(CONSTANT, (_, name: string) => `(${JSON.stringify(constants[name])})`)
    },
  }
}

/** The exports of a module that the build writes. Words are constants, which the bundler inlines where a page shows them (decision 22). */
function constantsIn(id: string, { content, words }: Settings): object | undefined {
  if (id === CONTENT) return { site: shownContent(content, words) }
  if (LANGUAGE.test(id)) return languageOf(content.lang)
  // Their package also contains descriptions, tags and categories, which make it eight times as large.
  if (SHORTCODES.test(id)) return { shortcodes }
  if (WORDS_OF_MARKDOWN.test(id)) return words.markdown
  const group = WORDS_OF_GROUP.exec(id)?.groups?.['group']
  return group === undefined ? undefined : words[group as keyof Words]
}

function shownContent(content: CheckedContent, words: Words): ShownContent {
  const { articles: _articles, analytics: _analytics, comments: _comments, sections, ...shown } = content
  if (!sections) return shown
  const shownSections = sections.map((section) => {
    if (typeof section === 'string') return section
    const { entries, ...others } = section
    if (!entries) return others
    return { ...others, entries: entries.map((entry) => entryOnPage(entry, content.lang, words.home)) }
  })
  return { ...shown, sections: shownSections }
}

/**
 * The rules that give styles the number of an element with `data-number`, because the policy allows no style attributes: of each letter
 * of the greeting, which appear one after the other, and of the greeting, whose number is the size of its longest word (at most 24).
 */
function numberStyles({ greeting }: CheckedContent): string {
  const letterCount = Object.values(greeting).join('').length
  const numbers = Array.from({ length: Math.max(25, letterCount) }, (_, number) => number)
  return numbers.map((number) => `[data-number='${number}'] { --number: ${number} }\n`).join('')
}

/** What replaces `import.meta.env.SITE_…` in the code. */
function siteConstants({ address, articles, content, pages, words }: Settings): {
  [Name in keyof ImportMetaEnv & `SITE_${string}`]: ImportMetaEnv[Name]
} {
  const { repository: _repository, embedded: _embedded, ...host } = articles
  const { owner, greeting, links } = content
  return {
    SITE_ARTICLES: host,
    SITE_ADDRESS: address,
    SITE_IDENTITY: { name: owner.name, role: owner.role, firstName: greeting.firstName, links },
    SITE_GREETING_NUMBER: greetingNumber(greeting),
    SITE_MAIL: mailLinkOf(content),
    SITE_WORKS_OFFLINE: content.worksOffline,
    SITE_SECTIONS: sectionsOf(content, words.frame),
    SITE_PAGES: pages.map(({ name, title }) => ({ name, title })),
    SITE_HAS_PAGES: pages.length > 0,
    SITE_HAS_PALETTE: content.commandPalette !== false,
    SITE_HAS_ENTRIES: ownSections(content).some(({ entries = [] }) => entries.length > 0),
    SITE_HAS_PROJECT_FACTS: content.projects.some(
      ({ year, result, tags, article }) => (year ?? result ?? tags ?? article) !== undefined,
    ),
    SITE_PROJECTS_OF_ARTICLES: projectsOfArticles(content),
    SITE_COMMENTS: content.comments ?? null,
    SITE_PALETTE: paletteContentOf(content, pages),
  }
}

/** The projects that articles are about, if the home page shows projects. Of two with one article, the article links to the first. */
function projectsOfArticles(content: CheckedContent): Record<string, ProjectLink> | null {
  const { projects } = content
  if (!homeSections(content).includes('projects')) return null
  const links = projects.flatMap(({ title, article }, index) =>
    article === undefined ? [] : [[article, { title, id: `project-${index + 1}` }] as const],
  )
  return links.length === 0 ? null : Object.fromEntries(links.toReversed())
}

function barBreakpointOf({ content, pages, words }: Settings): number {
  const { blog, resume } = words.frame
  const labels = [
    ...sectionsOf(content, words.frame).map(({ label }) => label),
    blog,
    ...pages.map(({ title }) => title),
    ...(content.links.resume === undefined ? [] : [`${resume} ↗`]),
  ]
  return barBreakpoint(labels, content.greeting.firstName)
}

/** The sections of the home page with their names in the navigation. */
function sectionsOf(content: CheckedContent, { about, projects, stack }: Words['frame']): SectionLink[] {
  const builtInLabels = { about, projects, skills: stack }
  return homeSections(content).map((section) => {
    if (typeof section === 'string') return { id: section, label: builtInLabels[section] }
    return { id: section.name, label: section.label ?? section.title }
  })
}
