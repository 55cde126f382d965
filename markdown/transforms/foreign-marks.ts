import type { Html, Root, Text } from 'mdast'
import type { ReferenceOf } from '#markdown/article.ts'
import { walkMarkdown } from '#markdown/tree.ts'

/** How marks of a kind are written. A pattern ends where the next mark can begin, so a search takes linear time. */
type MarkPatterns = Readonly<Record<string, readonly RegExp[]>>

/** Raw HTML, which this site shows as text (MD-5). `(?![^])` is the end of the text. */
const MARKS_IN_HTML: MarkPatterns = {
  hidden: [/<!--[^]*?(?:-->|(?![^]))/],
  tag: [/<[A-Za-z][^>]*>?/],
}

const MARKS_IN_TEXT: MarkPatterns = {
  hidden: [
    // Comments of MDX (https://mdxjs.com/docs/what-is-mdx/) and of Obsidian (https://help.obsidian.md/syntax).
    /\{\/\*.*?(?:\*\/\}|$)/,
    /%%[^%\n]+%%/,
    // Modules in MDX (https://mdxjs.com/docs/what-is-mdx/#esm).
    /^import\s.*['"][^'"\n]+['"];?$/,
    /^export\s+(?:const|default|function)\s.*/,
    // Attributes of kramdown (https://kramdown.gettalong.org/syntax.html#attribute-list-definitions) and of Pandoc
    // (https://pandoc.org/MANUAL.html#extension-attributes).
    /\{(?::|[#.][A-Za-z])[^{}\n]*\}/,
  ],
  template: [
    // Output of Liquid in Jekyll (https://jekyllrb.com/docs/liquid/) and shortcodes of Hugo (https://gohugo.io/content-management/shortcodes/)
    // and of Zola (https://www.getzola.org/documentation/content/shortcodes/).
    /\{\{.*?(?:\}\}|$)/,
    // Tags of Liquid, and shortcodes with a body in Zola.
    /\{%.*?(?:%\}|$)/,
  ],
  // Divs of Pandoc (https://pandoc.org/MANUAL.html#divs-and-spans), and containers of VitePress and Docusaurus.
  container: [/^:::.*/],
  // MathJax (https://docs.mathjax.org/en/latest/input/tex/delimiters.html). Markdown has removed one of the two backslashes.
  formula: [/\\[([]/],
  // Links and embeds of Obsidian (https://help.obsidian.md/links). `[[1]]` is a number in brackets, `[[1, 0]]` an array, and
  // `[[ ]]` the brackets themselves: no page has such a name.
  wiki: [/!?\[\[(?![\d\s,]+\]\])[^[\]\n]+\]\]/],
  // Callouts of Obsidian (https://help.obsidian.md/callouts) of kinds that GitHub does not have.
  alert: [/^\[!\w+\]/],
  // Footnotes without a definition (https://docs.github.com/get-started/writing-on-github, "Footnotes").
  footnote: [/\[\^[^[\]\s]+\]/],
  // Links to a file with an unencoded space (https://spec.commonmark.org/0.31.2/#link-destination). `[i](see there)` is meant as
  // text, and no path of a file has more than 300 characters.
  space: [/\]\([^\s()<>?]+ [^()<>\n?]{0,300}\.\w{2,5}(?:#[^\s()<>]*)?(?: +["'][^()<>\n]*)?\)/],
}

const SEARCH_IN_HTML = searchFor(MARKS_IN_HTML)
const SEARCH_IN_TEXT = searchFor(MARKS_IN_TEXT)

/** Finds marks that this site shows as text, although another program, or a link with an encoded path, would not. */
export function foreignMarks(tree: Root): ReferenceOf<'foreign'>[] {
  const marks: ReferenceOf<'foreign'>[] = []
  walkMarkdown(tree, (node) => {
    if (node.type === 'text') collectMarks(node, SEARCH_IN_TEXT, marks)
    if (node.type === 'html') collectMarks(node, SEARCH_IN_HTML, marks)
  })
  return marks
}

/** Joins patterns to one search, whose matches never overlap. Each kind is a named group. */
function searchFor(patterns: MarkPatterns): RegExp {
  const groups = Object.entries(patterns).map(([kind, forms]) => {
    const sources = forms.map(({ source }) => source)
    return `(?<${kind}>${sources.join('|')})`
  })
  return new RegExp(groups.join('|'), 'gm')
}

/** Adds the marks of a node to `marks`. Lines are counted from mark to mark, because a text may be full of marks. */
function collectMarks(
  { value, position }: Text | Html,
  search: RegExp,
  marks: ReferenceOf<'foreign'>[],
): void {
  let line = position?.start.line
  let countedUpTo = 0
  for (const match of value.matchAll(search)) {
    const groups = Object.entries(match.groups ?? {})
    const mark = groups.find(([, written]) => written !== undefined)?.[0] ?? ''
    if (line !== undefined) line += value.slice(countedUpTo, match.index).split('\n').length - 1
    countedUpTo = match.index
    marks.push({ kind: 'foreign', mark, written: match[0], line })
  }
}
