import { closestNames } from '#app/features/articles/closest-names.ts'
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
      if (kind !== 'article' || (known.has(to) && !hidden.has(to))) return []
      const found = hidden.has(to) ? 'a draft, which has no page' : `none${suggestion(to, published, '.md')}`
      return [`${place(name, line)}: link: expected an article at "${written}", found ${found}`]
    }),
  )
}

/** Where in an article a picture is shown first, as `file:line`. */
export function placeOfPicture(references: References, name: string, src: string): string {
  const reference = references.get(name)?.find(({ kind, to }) => kind === 'picture' && to === src)
  return place(name, reference?.line)
}

/** The names that may have been meant, as the rest of a sentence and as a link is written. */
export function suggestion(wanted: string, names: readonly string[], ending = ''): string {
  const close = closestNames(wanted, names).map((name) => `"${(name + ending).replaceAll(' ', '%20')}"`)
  return close.length === 0 ? '' : ` (close: ${close.join(', ')})`
}

function place(name: string, line: number | undefined): string {
  return `articles/${name}.md${line === undefined ? '' : `:${line}`}`
}
