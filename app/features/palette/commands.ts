import type { Theme } from '#app/lib/inline/show-theme.ts'
import * as frame from '#app/lib/words/frame.ts'
import * as words from '#app/lib/words/palette.ts'
import type { PaletteContent } from '#app/lib/site/palette-content.ts'
import { SITE_SECTIONS } from '#app/lib/site/site-identity.ts'

/** What a command does. `open` leads away from the palette; the others stay and say what they did. */
export type Action =
  | { type: 'open'; href: string; outside?: boolean }
  | { type: 'theme'; theme: Theme }
  | { type: 'copy'; text: string }
  | { type: 'shortcuts' }

export type Command = {
  /** The heading that it stands under. */
  group: string
  /** Unique in its group. */
  title: string
  /** Quieter words beside the title, which also find it. */
  detail?: string
  /** More words that find it. */
  words?: string
  action: Action
}

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
export function commandsOf(
  { pages, projects, mails, links }: PaletteContent,
  prefix: string,
  sections = SITE_SECTIONS,
): Command[] {
  const open = (group: string, title: string, path: string, more = ''): Command => ({
    group,
    title,
    words: more,
    action: { type: 'open', href: prefix + path },
  })
  const outside = (title: string, href: string | undefined, more: string): Command[] =>
    href === undefined
      ? []
      : [
          {
            group: words.elsewhere,
            title,
            words: more,
            detail: words.newTab,
            action: { type: 'open', href, outside: true },
          },
        ]
  const theme = (title: string, theme: Theme, more: string): Command => ({
    group: words.theme,
    title,
    words: `${words.themeWords} ${more}`,
    action: { type: 'theme', theme },
  })
  return [
    open(words.pages, words.home, '/#hero', words.homeWords),
    ...sections.map(({ id, label }) => open(words.pages, label, `/#${id}`, SECTION_WORDS.get(id))),
    open(words.pages, frame.blog, '/blogs', words.blogWords),
    ...pages.map((page) => open(words.pages, page.title, `/${page.name}`, page.words)),
    ...projects.map(({ title, description }, index) => ({
      ...open(frame.projects, title, `/#project-${index + 1}`),
      detail: description,
    })),
    theme(words.light, 'light', words.lightWords),
    theme(words.dark, 'dark', words.darkWords),
    theme(words.system, 'system', words.systemWords),
    ...mails.map((mail): Command => ({
      group: words.elsewhere,
      title: words.copyMail,
      detail: mail,
      words: words.copyMailWords,
      action: { type: 'copy', text: mail },
    })),
    ...outside(frame.resume, links.resume, words.resumeWords),
    ...outside('GitHub', links.github, words.githubWords),
    ...outside('LinkedIn', links.linkedin, words.linkedinWords),
    open(words.feeds, words.rss, '/rss.xml', words.feedWords),
    open(words.feeds, words.atom, '/atom.xml', words.feedWords),
    open(words.feeds, words.json, '/feed.json', words.feedWords),
    {
      group: words.help,
      title: words.shortcuts,
      words: `${words.shortcutsWords} ?`,
      action: { type: 'shortcuts' },
    },
  ]
}
