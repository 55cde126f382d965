import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Ids from Markdown carry it, as on GitHub; whether a link writes it makes no difference (`destination.ts`). */
const ID_PREFIX = 'user-content-'

/** The places of one article that a link can lead to, without the prefix of their ids. */
export type Anchors = {
  all: ReadonlySet<string>
  /** Those of headings: what an author may have meant. */
  headings: readonly string[]
}

/** Reads the places out of an article's text: headings, numbered where two are alike, and footnotes with their ways back. */
export function anchorsOf(body: Root): Anchors {
  const all = new Set<string>()
  const headings: string[] = []
  visit(body, 'element', ({ tagName, properties: { id } }) => {
    if (typeof id !== 'string') return
    all.add(withoutPrefix(id))
    if (/^h[1-6]$/.test(tagName)) headings.push(withoutPrefix(id))
  })
  return { all, headings }
}

/**
 * The place that a link names.
 *
 * @param written the destination as the text has it: `Other.md#what-i-do-now`, percent-encoded or not
 * @returns without the prefix; empty where the link names none, which leads to the beginning
 */
export function anchorIn(written: string): string {
  const hash = written.indexOf('#')
  return hash === -1 ? '' : withoutPrefix(decoded(written.slice(hash + 1)))
}

function withoutPrefix(id: string): string {
  return id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : id
}

/** Browsers look for what cannot be decoded as it is (HTML, "find a potential indicated element"). */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
