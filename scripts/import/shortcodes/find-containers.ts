/** Notes between lines of colons, as Zenn (https://zenn.dev/zenn/articles/markdown-guide), VitePress and Docusaurus have them. */
import type { Shortcode } from './find-shortcodes.ts'

/** `:::message alert`, `:::details A title`, `:::tip[A title]`, and the `:::` that ends each. */
const COLONS =
  /^[ \t]*(?<colons>:{3,})[ \t]*(?:(?<kind>[a-z]+)(?:[ \t]*\[(?<title>[^\]\n]*)\]|(?<words>[^\n]*)))?$/gm
/** Kinds of notes that shortcodes also have. Others stay, such as the divs of Pandoc. */
const KINDS: ReadonlySet<string> = new Set([
  'message',
  'details',
  'note',
  'tip',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
])

type Opening = { colons: string; shortcode: Shortcode | undefined }

/** Finds the notes as shortcodes with a body. @param isInCode whether an offset is inside of code */
export function findContainers(text: string, isInCode: (offset: number) => boolean): Shortcode[] {
  const shortcodes: Shortcode[] = []
  const openings: Opening[] = []
  for (const { 0: written, index: from, groups = {} } of text.matchAll(COLONS)) {
    if (isInCode(from)) continue
    const { colons = '', kind, title, words } = groups
    const to = from + written.trimEnd().length
    if (kind !== undefined) {
      const isKnown = KINDS.has(kind)
      const { name, heading } = noteOf(kind, (title ?? words ?? '').trim())
      const get = (argument: string | number) => (argument === 'title' ? heading : '')
      const shortcode = { from, to, name, isClosing: false, syntax: 'shortcode', get, written } as const
      openings.push({ colons, shortcode: isKnown ? shortcode : undefined })
    } else if (openings.at(-1)?.colons === colons) {
      const opening = openings.pop()?.shortcode
      // A note in another one stays: an alert cannot be inside of a quote.
      if (opening !== undefined && openings.length === 0)
        shortcodes.push(opening, { ...opening, from, to, isClosing: true, written })
    }
  }
  return shortcodes
}

/** The name of a note among shortcodes, and its title. `:::message alert` of Zenn is a warning. */
function noteOf(kind: string, words: string): { name: string; heading: string } {
  if (kind !== 'message') return { name: kind, heading: words }
  return { name: words === 'alert' ? 'warning' : 'note', heading: '' }
}
