import type { Theme } from '#app/features/theme/theme.ts'
import type { PaletteContent } from '#app/lib/palette-content.ts'
import { SITE_PAGES, SITE_SECTIONS } from '#app/lib/settings.ts'

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

/** Titles and more words of the sections that are built in. */
const BUILT_IN = new Map<string, readonly [title: string, words: string]>([
  ['about', ['About', 'contact']],
  ['projects', ['Projects', 'work']],
  ['skills', ['Stack', 'skills tools']],
])

/**
 * All commands except the articles, in the order of the palette.
 *
 * @param prefix the base of the site without its last slash
 * @param places sections of the home page, and pages of the owner's own
 */
export function commandsOf(
  { projects, mails, links }: PaletteContent,
  prefix: string,
  { sections, pages } = { sections: SITE_SECTIONS, pages: SITE_PAGES },
): Command[] {
  const open = (group: string, title: string, path: string, words = ''): Command => ({
    ...{ group, title, words },
    action: { type: 'open', href: prefix + path },
  })
  const outside = (title: string, href: string | undefined, words: string): Command[] =>
    href === undefined
      ? []
      : [
          {
            ...{ group: 'Elsewhere', title, words, detail: 'new tab' },
            action: { type: 'open', href, outside: true },
          },
        ]
  const theme = (title: string, theme: Theme, words: string): Command => ({
    ...{ group: 'Theme', title, words: `theme colours appearance ${words}` },
    action: { type: 'theme', theme },
  })
  return [
    open('Pages', 'Home', '/#hero', 'start intro'),
    ...sections.map(({ id, label = id }) => {
      const [title, words] = BUILT_IN.get(id) ?? [label]
      return open('Pages', title, `/#${id}`, words)
    }),
    open('Pages', 'Blog', '/blogs', 'articles list search'),
    ...pages.map(({ name, title }) => open('Pages', title, `/${name}`)),
    ...projects.map(({ title, description }, index) => ({
      ...open('Projects', title, `/#project-${index + 1}`),
      detail: description,
    })),
    theme('Light theme', 'light', 'day bright'),
    theme('Dark theme', 'dark', 'night'),
    theme('Theme of the system', 'system', 'automatic'),
    ...mails.map((mail): Command => ({
      ...{ group: 'Elsewhere', title: 'Copy e-mail address', detail: mail, words: 'mail contact' },
      action: { type: 'copy', text: mail },
    })),
    ...outside('Resume', links.resume, 'cv'),
    ...outside('GitHub', links.github, 'code'),
    ...outside('LinkedIn', links.linkedin, 'profile'),
    open('Feeds', 'RSS feed', '/rss.xml', 'follow subscribe'),
    open('Feeds', 'Atom feed', '/atom.xml', 'follow subscribe'),
    open('Feeds', 'JSON feed', '/feed.json', 'follow subscribe'),
    { group: 'Help', title: 'Keyboard shortcuts', words: 'keys ?', action: { type: 'shortcuts' } },
  ]
}
