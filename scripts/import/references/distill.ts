/** What https://distill.pub has for references, and al-folio for its posts: citations and footnotes within the text. */

/** Code stays. What begins an element ends the search for the end of another one, so a search takes linear time. */
const CODE = /(?<marks>`{1,20})(?!`)[^]{1,5000}?(?<!`)\k<marks>(?!`)/
const NOTE = /<d-footnote\b[^<>]*>(?<note>(?:(?!<d-footnote\b)[^]){0,5000}?)<\/d-footnote\s*>/
const CODE_OR_NOTE = new RegExp(`${CODE.source}|${NOTE.source}`, 'gi')

/** `<d-cite key="a,b"></d-cite>`, also without an end of its own. */
const CITATION = /<d-cite\b(?<attributes>[^<>]*)>(?:\s*<\/d-cite\s*>)?/gi
/** Citations in a row, and ends that belong to none. */
const CITATIONS =
  /<d-cite\b[^<>]*>(?:\s*<\/d-cite\s*>)?(?:[ \t]*<d-cite\b[^<>]*>(?:\s*<\/d-cite\s*>)?)*|<\/d-cite\s*>/gi
const KEY = /\bkey\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^\s"'/]+))/i

/** The keys of a citation of Distill, by what follows its name. */
function keysOfCitation(attributes: string | undefined): string[] {
  const { double, single, plain } = KEY.exec(attributes ?? '')?.groups ?? {}
  const keys = (double ?? single ?? plain ?? '').split(',')
  return keys.map((key) => key.trim()).filter(Boolean)
}

/** The keys of all citations of Distill in a text. */
export function distillKeys(text: string): string[] {
  return Array.from(text.matchAll(CITATION), ({ groups }) => keysOfCitation(groups?.['attributes'])).flat()
}

/**
 * Finds the citations of Distill in a text, and what each is in an article: those in a row are one. Distill shows a small number right behind
 * a word. An article shows names in parentheses, so a blank separates them from words.
 */
export function findCitations(
  text: string,
): { from: number; to: number; written: string; reference: string }[] {
  return Array.from(text.matchAll(CITATIONS), ({ 0: written, index: from }) => {
    const to = from + written.length
    const keys = Array.from(new Set(distillKeys(written)), (key) => `@${key}`)
    const isBehindWord = /(?:[\p{L}\p{N})\]$]|<\/\w{1,6}>)$/u.test(text.slice(Math.max(0, from - 9), from))
    const isBeforeWord = /[\p{L}\p{N}(]/u.test(text.charAt(to))
    const reference = `${isBehindWord ? ' ' : ''}[${keys.join('; ')}]${isBeforeWord ? ' ' : ''}`
    return { from, to, written, reference: keys.length === 0 ? '' : reference }
  })
}

/** Writes the footnotes of Distill as footnotes of Markdown, whose texts come last. */
export function withFootnotes(text: string): string {
  if (!text.includes('<d-footnote')) return text
  const notes: string[] = []
  // The post may have footnotes of its own.
  let prefix = 'note'
  while (text.includes(`[^${prefix}-`)) prefix += '-of-distill'
  const withReferences = text.replaceAll(CODE_OR_NOTE, (written: string, ...match) => {
    const { note } = match.at(-1) as Record<string, string | undefined>
    if (note === undefined) return written
    notes.push(note.trim().replaceAll(/\s+/g, ' '))
    return `[^${prefix}-${notes.length}]`
  })
  const definitions = notes.map((note, index) => `[^${prefix}-${index + 1}]: ${note}`)
  return notes.length === 0 ? text : `${withReferences.trimEnd()}\n\n${definitions.join('\n\n')}\n`
}
