import { closestNames } from '#app/lib/closest-names.ts'
import { anchorIn, type Anchors } from './anchors.ts'
import type { Reference } from '#site-build/server-entry.ts'

/** The references of each published article, by its name. */
export type References = ReadonlyMap<string, readonly Reference[]>

/**
 * The links between articles that lead nowhere, a line each.
 *
 * @param names of all articles, drafts included
 * @param drafts the names of those that have no page
 */
export function brokenLinkNotes(
  references: References,
  names: readonly string[],
  drafts: readonly string[],
): string[] {
  const known = new Set(names)
  const hidden = new Set(drafts)
  const published = names.filter((name) => !hidden.has(name))
  return [...references].flatMap(([name, links]) =>
    links.flatMap(({ kind, to, written, line }) => {
      // A draft is checked where it is shown, and has itself.
      if (kind !== 'article' || to === name || (known.has(to) && !hidden.has(to))) return []
      const found = hidden.has(to)
        ? 'a draft, which has no page'
        : `none${suggestion(to, published, (close) => `${close}.md`)}`
      return [`${place(name, line)}: link: expected an article at "${written}", found ${found}`]
    }),
  )
}

/**
 * The links to a place that their article does not have, a line each: within an article, and from one to another.
 *
 * @param anchors the places of each published article, by its name
 */
export function brokenAnchorNotes(references: References, anchors: ReadonlyMap<string, Anchors>): string[] {
  return [...references].flatMap(([name, links]) =>
    links.flatMap(({ kind, to, written, line }) => {
      const wanted = anchorIn(written)
      const places = kind === 'article' && wanted !== '' ? anchors.get(to) : undefined
      if (!places || places.all.has(wanted)) return []
      const close = suggestion(wanted, places.headings, (heading) => `#${heading}`)
      return [`${place(name, line)}: link: expected a heading at "${written}", found none${close}`]
    }),
  )
}

/**
 * The links that lead to no page at all, a line each: files that nothing shows, names with another ending, schemes that
 * are misspelt or refused. They are shown as words.
 *
 * @param published the names of the articles that have a page
 */
export function deadLinkNotes(references: References, published: readonly string[]): string[] {
  return [...references].flatMap(([name, links]) =>
    links.flatMap(({ kind, written, line }) => {
      if (kind !== 'nowhere') return []
      const close = written.includes(':')
        ? ''
        : suggestion(lastStep(written), published, (other) => `${other}.md`)
      return [
        `${place(name, line)}: link: expected an article, a heading or a whole address, found "${written}", which nothing shows${close}`,
      ]
    }),
  )
}

/** The name of the file that a path leads to, decoded where it can be. */
function lastStep(path: string): string {
  const step =
    path
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? ''
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** Where an article shows a picture first, or names its cover, as `file:line: kind`. */
export function placeOfPicture(
  references: References,
  name: string,
  src: string,
  kind: 'picture' | 'cover',
): string {
  const reference = references.get(name)?.find((one) => one.kind === kind && one.to === src)
  return `${place(name, reference?.line)}: ${kind}`
}

/** The names that may have been meant, as the rest of a sentence and as `link` writes them. */
export function suggestion(wanted: string, names: readonly string[], link = (name: string) => name): string {
  const close = closestNames(wanted, names).map((name) => `"${link(name).replaceAll(' ', '%20')}"`)
  return close.length === 0 ? '' : ` (close: ${close.join(', ')})`
}

function place(name: string, line: number | undefined): string {
  return `articles/${name}.md${line === undefined ? '' : `:${line}`}`
}
