import { closestNames } from '#app/features/articles/closest-names.ts'
import { anchorIn, type Anchors } from './anchors.ts'
import type { Reference } from './server-entry.ts'

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

/** Where in an article a picture is shown first, as `file:line`. */
export function placeOfPicture(references: References, name: string, src: string): string {
  const reference = references.get(name)?.find(({ kind, to }) => kind === 'picture' && to === src)
  return place(name, reference?.line)
}

/** The names that may have been meant, as the rest of a sentence and as `link` writes them. */
export function suggestion(wanted: string, names: readonly string[], link = (name: string) => name): string {
  const close = closestNames(wanted, names).map((name) => `"${link(name).replaceAll(' ', '%20')}"`)
  return close.length === 0 ? '' : ` (close: ${close.join(', ')})`
}

function place(name: string, line: number | undefined): string {
  return `articles/${name}.md${line === undefined ? '' : `:${line}`}`
}
