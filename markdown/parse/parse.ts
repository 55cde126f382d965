import type { Root } from 'mdast'
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Extension as Syntax } from 'micromark-util-types'
import { MAX_DEPTH } from '#markdown/limits.ts'
import { tooDeep } from '#markdown/words.ts'
import { mathFromMarkdown, mathSyntax, readMathFences } from '#markdown/math/math-syntax.ts'
import { keepHeadingWords } from '#markdown/transforms/headings.ts'
import { isDeeperThan, walkMarkdown } from '#markdown/tree.ts'
import { markAlerts } from './alerts.ts'
import { cjkEmphasis, hasCjk } from './cjk-emphasis.ts'

const GFM = gfm()
const WITHOUT_EMAIL = withoutConstruct(GFM, 'text', 'emailAutolink')
const WITHOUT_TABLES = withoutConstruct(GFM, 'flow', 'table')
const WITHOUT_BOTH = withoutConstruct(WITHOUT_EMAIL, 'flow', 'table')

/**
 * A line of dashes, colons and bars with at least one that is no dash. It may be the second line of a table (GFM, "Tables",
 * delimiter row), and a text without such a line has no table. What surrounds it may be quotes and lists.
 */
const DELIMITER_ROW = /^[ \t>]*(?:-[- \t]*)?[|:][-|: \t]*$/m

/** Returns the extension without a construct, so that micromark never tries it. */
function withoutConstruct(extension: Syntax, content: 'flow' | 'text', constructName: string): Syntax {
  const remaining = Object.entries(extension[content] ?? {}).map(([code, constructs = []]) => {
    const list = Array.isArray(constructs) ? constructs : [constructs]
    return [code, list.filter(({ name }) => name !== constructName)] as const
  })
  return { ...extension, [content]: Object.fromEntries(remaining.filter(([, list]) => list.length > 0)) }
}

/**
 * Chooses GitHub's extensions to Markdown for a text. micromark tries to read an e-mail address at each word, and the first row of a
 * table at each paragraph, which take a seventh and a fifth of the time. Most texts have neither.
 */
function gfmFor(markdown: string): Syntax {
  const hasEmail = markdown.includes('@')
  if (DELIMITER_ROW.test(markdown)) return hasEmail ? GFM : WITHOUT_EMAIL
  return hasEmail ? WITHOUT_TABLES : WITHOUT_BOTH
}

const FROM_MARKDOWN = gfmFromMarkdown()
const TOKENS = FROM_MARKDOWN.map((extension) => ({ ...extension, transforms: [] }))
/** GFM's search for addresses that the tokenizer leaves in a text. It takes a tenth of the time, and few texts have any. */
const ADDRESS_TRANSFORMS = FROM_MARKDOWN.flatMap(({ transforms }) => transforms ?? [])
const ADDRESS = /@|www\.|https?:\/\//i

/** Parses GitHub's Markdown (MD-1), formulas and alerts. @throws RangeError if it is nested so deeply that later steps would overflow */
export function parseMarkdown(markdown: string, observers: readonly Extension[] = []): Root {
  const extensions = [gfmFor(markdown), mathSyntax]
  if (hasCjk(markdown)) extensions.push(cjkEmphasis)
  const tree = fromMarkdown(markdown, {
    extensions,
    mdastExtensions: [TOKENS, mathFromMarkdown, ...observers],
  })
  if (isDeeperThan(tree, MAX_DEPTH)) throw new RangeError(tooDeep)
  if (hasPlainAddress(tree)) {
    for (const transform of ADDRESS_TRANSFORMS) transform(tree)
  }
  readMathFences(tree)
  markAlerts(tree)
  keepHeadingWords(tree)
  return tree
}

/** Whether a text outside of links may contain an address. */
function hasPlainAddress(tree: Root): boolean {
  let hasAddress = false
  walkMarkdown(tree, (node) => {
    if (node.type === 'text' && ADDRESS.test(node.value)) hasAddress = true
    const isLink = node.type === 'link' || node.type === 'linkReference'
    return !hasAddress && !isLink
  })
  return hasAddress
}
