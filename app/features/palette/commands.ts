import { matchSorter, rankings } from 'match-sorter'
import type { SearchAnswer } from '#app/features/search/search.ts'
import { changeTheme } from '#app/features/theme/theme.tsx'
import { headline } from '#app/lib/articles/article-index.ts'
import { fill, plural } from '#app/lib/language/sentences.ts'
import type { PaletteContent } from '#app/lib/site/palette-content.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { SITE_SECTIONS } from '#app/lib/site/site-identity.ts'
import { DROP_FRAGMENT } from '#app/lib/terrain/landscapes.ts'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/palette.ts'
import { articlePath } from '#article-host/article-name.ts'

export type Command = {
  group: string
  /** Unique in its group. */
  title: string
  /** Quieter words beside the title, which also find it. */
  detail?: string
  /** More words that find it. */
  words?: string
} & ({ href: string; isOutside?: boolean } | { run: Action })

/** Leaves the dialog open, and returns a sentence about what happened, or nothing. */
type Action = (showShortcuts: () => void) => string | void | Promise<string>

const SECTION_WORDS: Readonly<Record<string, string>> = {
  about: words.aboutWords,
  projects: words.projectsWords,
  skills: words.stackWords,
}

const THEMES = [
  ['light', words.light, words.lightWords, words.lightIsOn],
  ['dark', words.dark, words.darkWords, words.darkIsOn],
  ['system', words.system, words.systemWords, words.systemIsOn],
] as const

/** All commands except the articles, in the order of the palette. */
export function commandsOf({ pages, projects, mails, links }: PaletteContent): Command[] {
  return [
    link(words.pages, words.home, '/#hero', words.homeWords),
    ...SITE_SECTIONS.map(({ id, label }) => link(words.pages, label, `/#${id}`, SECTION_WORDS[id])),
    link(words.pages, frame.blog, '/blogs', words.blogWords),
    ...pages.map((page) => link(words.pages, page.title, `/${page.name}`, page.words)),
    ...projects.map(({ title, description }, index) =>
      link(frame.projects, title, `/#project-${index + 1}`, '', description),
    ),
    ...THEMES.map(([theme, title, more, done]) =>
      action(words.theme, title, `${words.themeWords} ${more}`, () => {
        changeTheme(() => theme)
        return done
      }),
    ),
    ...mails.map((mail) =>
      action(words.elsewhere, words.copyMail, words.copyMailWords, () => copyText(mail), mail),
    ),
    ...outside(frame.resume, links.resume, words.resumeWords),
    ...outside('GitHub', links.github, words.githubWords),
    ...outside('LinkedIn', links.linkedin, words.linkedinWords),
    link(words.feeds, words.rss, '/rss.xml', words.feedWords),
    link(words.feeds, words.atom, '/atom.xml', words.feedWords),
    link(words.feeds, words.json, '/feed.json', words.feedWords),
    link(words.help, words.drop, `/${DROP_FRAGMENT}`, words.dropWords),
    action(words.help, words.shortcuts, `${words.shortcutsWords} ?`, (showShortcuts) => showShortcuts()),
  ]
}

// `more` is never undefined, because `match-sorter` counts the words that a command has to rank its detail after them.
function link(group: string, title: string, path: string, more = '', detail?: string): Command {
  return { group, title, words: more, detail, href: PATH_PREFIX + path }
}

function action(group: string, title: string, more: string, run: Action, detail?: string): Command {
  return { group, title, words: more, detail, run }
}

function outside(title: string, href: string | undefined, more: string): Command[] {
  if (href === undefined) return []
  return [{ group: words.elsewhere, title, words: more, detail: words.newTab, href, isOutside: true }]
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

export type FoundArticles = SearchAnswer & { text: string }

/** The most articles, so that they leave room for other commands. */
const MOST_ARTICLES = 8

/** Commands for the articles that were found, the best first, and one for the list of all if there are more. */
export function articleCommands({ hits, text, isNear }: Omit<FoundArticles, 'hasTexts'>): Command[] {
  // The search also reads texts and tolerates typing errors, so its hits always match, whatever their title is.
  const group = isNear ? words.similarArticles : words.articles
  const commands = hits.slice(0, MOST_ARTICLES).map(({ name, title }) => {
    const [line, file] = headline(name, title)
    return link(group, line, articlePath(name), text, file)
  })
  if (hits.length <= MOST_ARTICLES) return commands
  const all = plural(words.allArticles, hits.length)
  return [...commands, link(group, all, `/blogs?q=${encodeURIComponent(text)}`, text)]
}

const OPTIONS = {
  keys: ['title', ...['group', 'words', 'detail'].map((key) => ({ key, maxRanking: rankings.CONTAINS }))],
  // Looser matches would put a page before the article that the visitor is looking for.
  threshold: rankings.CONTAINS,
  baseSort: (a: { index: number }, b: { index: number }) => a.index - b.index,
}

export type CommandGroup = { heading: string; commands: Command[] }

/** The commands that contain every word of the query, in groups: the one with the best match first, all for an empty query. */
export function matchingCommands(commands: readonly Command[], query: string): CommandGroup[] {
  const parts = query.split(/\s+/).filter((part) => part !== '')
  const found = parts.reduceRight((left, part) => matchSorter(left, part, OPTIONS), [...commands])
  const groups = new Map<string, Command[]>()
  for (const command of found) groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  return [...groups].map(([heading, commands]) => ({ heading, commands }))
}
