import { fenced } from '#scripts/import/notebook/fenced.ts'
import { maskCode } from './mask-code.ts'

/** Where jekyll-scholar (https://github.com/inukshuk/jekyll-scholar#bibliographies) and Distill list the publications of a post. */
const LIST = /\{%-?\s*bibliography\b[^{}%]*%\}|<d-bibliography\b[^<>]*>(?:\s*<\/d-bibliography\s*>)?/gi
/** A heading of Markdown, by signs before it or a line below it. */
const HEADING =
  /^#{1,6}[ \t]+(?:References|Bibliography)[ \t]*$|^(?:References|Bibliography)\n(?:=+|-+)[ \t]*$/im

/** Adds a block of publications in BibTeX to a text: in place of the tag that lists them, otherwise at the end. */
export function withPublications(text: string, bibliography: string): string {
  if (bibliography === '') return text
  const block = fenced(bibliography, 'bibtex')
  const list = Array.from(maskCode(text).matchAll(LIST)).at(-1)
  if (list !== undefined) {
    const after = text.slice(list.index + list[0].length)
    return `${text.slice(0, list.index).trimEnd()}\n\n${block}\n\n${after.trimStart()}`
  }
  const heading = HEADING.test(text) ? '' : '## References\n\n'
  return `${text.trimEnd()}\n\n${heading}${block}\n`
}
