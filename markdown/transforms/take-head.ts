import type { Paragraph, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { oneLine } from '#markdown/frontmatter/one-line.ts'
import type { Formula } from '#markdown/math/math-syntax.ts'
import { walkMarkdown } from '#markdown/tree.ts'

/** The most characters of a description. Search engines show about as many. */
const DESCRIPTION_LENGTH = 160

/** The most formulas of a description that are read. More would hardly fit. */
const MAX_FORMULAS = 20

/** Writes a formula without TeX, for descriptions. */
type ReadFormula = (formula: Formula) => string

/** Removes an opening heading, which is the title or repeats the known one, and reads the first paragraph. Changes the tree in place. */
export function takeHead(tree: Root, knownTitle: string | null = null, readFormula?: ReadFormula) {
  const title = takeTitle(tree, knownTitle)
  const opening = tree.children.find((node) => node.type === 'paragraph')
  const readable = opening && readFormula ? withReadFormulas(opening, readFormula) : opening
  return { title, description: shorten(oneLine(toString(readable, { includeHtml: false }))) }
}

/** A copy of the paragraph, with a text in place of each formula. */
function withReadFormulas(opening: Paragraph, readFormula: ReadFormula): Paragraph {
  const copy = structuredClone(opening)
  let formulaCount = 0
  walkMarkdown(copy, (node) => {
    if (node.type !== 'math' || formulaCount === MAX_FORMULAS) return
    formulaCount += 1
    node.value = readFormula(node)
  })
  return copy
}

function takeTitle(tree: Root, knownTitle: string | null): string | null {
  const index = tree.children.findIndex(({ type }) => type !== 'definition')
  const first = tree.children[index]
  if (first?.type !== 'heading' || first.depth !== 1) return null
  const title = oneLine(toString(first))
  if (knownTitle !== null && title !== oneLine(knownTitle)) return null
  tree.children.splice(index, 1)
  return title || null
}

function shorten(line: string): string {
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH - 1)
  const end = cut.lastIndexOf(' ')
  // Chinese and Japanese have no spaces to cut at. The cut must not leave half of a surrogate pair.
  const words = end > DESCRIPTION_LENGTH / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s,;:.–—-]+$/, '')}…`
}
