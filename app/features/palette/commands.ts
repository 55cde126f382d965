import { matchSorter, rankings } from 'match-sorter'
import type { SearchAnswer } from '#app/features/search/search.ts'
import { changeTheme, themeName } from '#app/features/theme/theme.tsx'
import type { Theme } from '#app/lib/inline/show-theme.ts'
import { headline } from '#app/lib/articles/article-index.ts'
import { fill, plural } from '#app/lib/language/sentences.ts'
import type { PaletteContent } from '#app/lib/site/palette-content.ts'
import { PATH_PREFIX } from '#app/lib/site/settings.ts'
import { SITE_SECTIONS } from '#app/lib/site/site-identity.ts'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/palette.ts'
import { articlePath } from '#article-host/article-name.ts'

type Target = { href: string; isOutside?: boolean } | { run: Action }

export type Command = Target & {
  group: string
  /** Unique in its group. */
  title: string
  /** More words that find it; '' if there are none, because `match-sorter` counts the words to rank the detail after them. */
  words: string
  /** Quieter words beside the title, which also find it. */
  detail?: string | undefined
}

/** Leaves the dialog open, and returns a sentence about what happened, or nothing. */
type Action = (showShortcuts: () => void) => string | void | Promise<string>

const SECTION_WORDS: Readonly<Record<string, string>> = {
  about: words.aboutWords,
  projects: words.projectsWords,
  skills: words.stackWords,
}

/** All commands except the articles, in the order of the palette. */
export function commandsOf({ pages, projects, entries, mails, links }: PaletteContent): Command[] {
  const theme = (name: Theme, title: string, moreWords: string) => {
    const run = () => {
      changeTheme(() => name)
      return themeName(name)
    }
    return command(words.theme, title, { run }, `${words.themeWords} ${moreWords}`)
  }
  const outside = (title: string, href: string | undefined, moreWords: string) =>
    href === undefined
      ? []
      : command(words.elsewhere, title, { href, isOutside: true }, moreWords, words.newTab)

  return [
    command(words.pages, words.home, onSite('/#hero'), words.homeWords),
    ...SITE_SECTIONS.map(({ id, label }) =>
      command(words.pages, label, onSite(`/#${id}`), SECTION_WORDS[id]),
    ),
    command(words.pages, frame.blog, onSite('/blogs'), words.blogWords),
    ...pages.map((page) => command(words.pages, page.title, onSite(`/${page.name}`), page.words)),
    ...projects.map(({ title, description }, index) =>
      command(frame.projects, title, onSite(`/#project-${index + 1}`), '', description),
    ),
    ...entries.map(({ group, title, detail, words: moreWords, id }) =>
      command(group, title, onSite(`/#${id}`), moreWords, detail),
    ),
    theme('light', words.light, words.lightWords),
    theme('dark', words.dark, words.darkWords),
    theme('system', words.system, words.systemWords),
    ...mails.map((mail) => {
      const run = () => copyText(mail)
      return command(words.elsewhere, words.copyMail, { run }, words.copyMailWords, mail)
    }),
    command(words.elsewhere, frame.profile, onSite('/#print'), words.profileWords),
    outside(frame.resume, links.resume, words.resumeWords),
    outside('GitHub', links.github, words.githubWords),
    outside('LinkedIn', links.linkedin, words.linkedinWords),
    command(words.feeds, words.rss, onSite('/rss.xml'), words.feedWords),
    command(words.feeds, words.atom, onSite('/atom.xml'), words.feedWords),
    command(words.feeds, words.json, onSite('/feed.json'), words.feedWords),
    command(words.help, words.shortcuts, { run: (show) => show() }, `${words.shortcutsWords} ?`),
  ].flat()
}

/** The target at a path of the site, which begins with a slash. */
function onSite(path: string): Target {
  return { href: PATH_PREFIX + path }
}

function command(group: string, title: string, target: Target, words = '', detail?: string): Command {
  return { ...target, group, title, words, detail }
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

/** How many articles are shown: they leave room for other commands. */
const MAX_ARTICLES = 8

/** Commands for the articles that were found, the best first, and one for the list of all if there are more. */
export function articleCommands({ hits, text, isNear }: Omit<FoundArticles, 'hasTexts'>): Command[] {
  // The search also reads texts and tolerates typing errors, so its hits always match, whatever their title is.
  const group = isNear ? words.similarArticles : words.articles
  const commands = hits.slice(0, MAX_ARTICLES).map(({ name, title }) => {
    const [line, fileName] = headline(name, title)
    return command(group, line, onSite(articlePath(name)), text, fileName)
  })
  if (hits.length <= MAX_ARTICLES) return commands
  const title = plural(words.allArticles, hits.length)
  const list = onSite(`/blogs?q=${encodeURIComponent(text)}`)
  return [...commands, command(group, title, list, text)]
}

/** How `match-sorter` compares a command with a word. */
const MATCH_OPTIONS = {
  keys: [
    'title',
    // A match here ranks below one in a title, even if it is the whole text.
    { key: 'group', maxRanking: rankings.CONTAINS },
    { key: 'words', maxRanking: rankings.CONTAINS },
    { key: 'detail', maxRanking: rankings.CONTAINS },
  ],
  // Looser matches would put a page before the article that the visitor is looking for.
  threshold: rankings.CONTAINS,
  // Equal matches stay in the order of the palette.
  baseSort: (a: { index: number }, b: { index: number }) => a.index - b.index,
}

export type CommandGroup = { heading: string; commands: Command[] }

/** The commands that contain every word of the query, in groups: the one with the best match first, all for an empty query. */
export function matchingCommands(commands: readonly Command[], query: string): CommandGroup[] {
  const parts = query.split(/\s+/).filter((part) => part !== '')
  let matches = [...commands]
  // The first word is compared last, because it decides the order.
  for (const part of parts.toReversed()) matches = matchSorter(matches, part, MATCH_OPTIONS)
  const groups = new Map<string, Command[]>()
  for (const match of matches) {
    const group = groups.get(match.group) ?? []
    group.push(match)
    groups.set(match.group, group)
  }
  return Array.from(groups, ([heading, group]) => ({ heading, commands: group }))
}
