import type { Theme } from '#app/lib/inline/show-theme.ts'
import type { PaletteContent } from '#app/lib/site/palette-content.ts'
import { SITE_SECTIONS } from '#app/lib/site/site-identity.ts'
import { fill } from '#app/lib/language/fill.ts'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/palette.ts'
import { DROP_FRAGMENT } from '#app/lib/terrain/landscapes.ts'
import { changeTheme } from '#app/features/theme/theme.ts'
import type { Found } from '#app/features/search/use-search.ts'
import { headline } from '#app/lib/articles/article-index.ts'
import { articlePath } from '#article-host/article-name.ts'
import { plural } from '#app/lib/language/plural.ts'
import { matchSorter, rankings } from 'match-sorter'

export type Command = {
  /** The heading above it. */
  group: string
  /** Unique in its group. */
  title: string
  /** Quieter words beside the title, which also find it. */
  detail?: string
  /** More words that find it. */
  words?: string
} & (Link | Action)

/** Leads to a page; `isOutside` opens it in a new tab. */
type Link = { href: string; isOutside?: boolean }
/** Leaves the dialog open, and returns a sentence about what happened, or `''`. */
type Action = { run: (showShortcuts: () => void) => string | Promise<string> }

/** More words that find the sections that are built in. */
const SECTION_WORDS = new Map([
  ['about', words.aboutWords],
  ['projects', words.projectsWords],
  ['skills', words.stackWords],
])

/**
 * All commands except the articles, in the order of the palette.
 *
 * @param prefix the base of the site without its last slash
 */
export function commandsOf(content: PaletteContent, prefix: string, sections = SITE_SECTIONS): Command[] {
  const link = (group: string, title: string, path: string, more = '') => ({
    group,
    title,
    words: more,
    href: prefix + path,
  })
  return [
    link(words.pages, words.home, '/#hero', words.homeWords),
    ...sections.map(({ id, label }) => link(words.pages, label, `/#${id}`, SECTION_WORDS.get(id))),
    link(words.pages, frame.blog, '/blogs', words.blogWords),
    ...content.pages.map((page) => link(words.pages, page.title, `/${page.name}`, page.words)),
    ...content.projects.map(({ title, description }, index) => ({
      ...link(frame.projects, title, `/#project-${index + 1}`),
      detail: description,
    })),
    themeCommand('light', words.light, words.lightWords, words.lightIsOn),
    themeCommand('dark', words.dark, words.darkWords, words.darkIsOn),
    themeCommand('system', words.system, words.systemWords, words.systemIsOn),
    ...elsewhere(content),
    link(words.feeds, words.rss, '/rss.xml', words.feedWords),
    link(words.feeds, words.atom, '/atom.xml', words.feedWords),
    link(words.feeds, words.json, '/feed.json', words.feedWords),
    link(words.help, words.drop, `/${DROP_FRAGMENT}`, words.dropWords),
    {
      group: words.help,
      title: words.shortcuts,
      words: `${words.shortcutsWords} ?`,
      run: (showShortcuts) => {
        showShortcuts()
        return ''
      },
    },
  ]
}

function themeCommand(theme: Theme, title: string, more: string, done: string): Command {
  const run = () => {
    changeTheme(() => theme)
    return done
  }
  return { group: words.theme, title, words: `${words.themeWords} ${more}`, run }
}

function elsewhere({ mails, links }: PaletteContent): Command[] {
  const profile = (title: string, href: string | undefined, more: string): Command[] =>
    href === undefined
      ? []
      : [{ group: words.elsewhere, title, words: more, detail: words.newTab, href, isOutside: true }]
  return [
    ...mails.map((mail) => ({
      group: words.elsewhere,
      title: words.copyMail,
      detail: mail,
      words: words.copyMailWords,
      run: () => copyText(mail),
    })),
    ...profile(frame.resume, links.resume, words.resumeWords),
    ...profile('GitHub', links.github, words.githubWords),
    ...profile('LinkedIn', links.linkedin, words.linkedinWords),
  ]
}

/** Without https, and where the visitor has forbidden it, browsers do not copy. */
async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return fill(words.copied, { text })
  } catch {
    return fill(words.notCopied, { text })
  }
}

/** The most articles, so that they leave room for other commands. */
const MOST_ARTICLES = 8

/**
 * Commands for the articles that the search has found, the best first, and one for the list of all if there are more.
 *
 * @param prefix the base of the site without its last slash
 */
export function articleCommands(
  { hits, text: query, isNear }: Pick<Found, 'hits' | 'text' | 'isNear'>,
  prefix: string,
): Command[] {
  if (hits === null) return []
  const article = (title: string, path: string, detail?: string): Command => ({
    group: isNear ? words.similarArticles : words.articles,
    title,
    detail,
    // The search also reads texts and tolerates typing errors, so its hits always match, whatever their title is.
    words: query,
    href: prefix + path,
  })
  const all = article(plural(words.allArticles, hits.length), `/blogs?q=${encodeURIComponent(query)}`)
  return [
    ...hits.slice(0, MOST_ARTICLES).map(({ name, title }) => {
      const [line, file] = headline(name, title)
      return article(line, articlePath(name), file)
    }),
    ...(hits.length > MOST_ARTICLES ? [all] : []),
  ]
}

/** Which words of a command `match-sorter` compares. */
const OPTIONS = {
  keys: [
    'title',
    { key: 'group', maxRanking: rankings.CONTAINS },
    { key: 'words', maxRanking: rankings.CONTAINS },
    { key: 'detail', maxRanking: rankings.CONTAINS },
  ],
  // Looser matches would put a page before the article that the visitor is looking for.
  threshold: rankings.CONTAINS,
  baseSort: (a: { index: number }, b: { index: number }) => a.index - b.index,
}

export type CommandGroup = { heading: string; commands: Command[] }

/**
 * The commands that contain every word of the query, in groups. The group with the best match comes first.
 *
 * @returns all commands in their order for an empty query
 */
export function matchingCommands(commands: readonly Command[], query: string): CommandGroup[] {
  const parts = query.split(/\s+/).filter((part) => part !== '')
  const found = parts.reduceRight((left, part) => matchSorter(left, part, OPTIONS), [...commands])
  const groups = new Map<string, Command[]>()
  for (const command of found) groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  return [...groups].map(([heading, commands]) => ({ heading, commands }))
}
