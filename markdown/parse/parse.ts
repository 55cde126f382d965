import type { Root } from 'mdast'
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { MAX_DEPTH } from '#markdown/limits.ts'
import { tooDeep } from '#markdown/words.ts'
import { mathFromMarkdown, mathSyntax, readMathFences } from '#markdown/math/math-syntax.ts'
import { keepHeadingWords } from '#markdown/transforms/headings.ts'
import { isDeeperThan, walkMarkdown } from '#markdown/tree.ts'
import { markAlerts } from './alerts.ts'

const GFM = gfm()

const TEXT_CONSTRUCTS_WITHOUT_EMAIL = Object.entries(GFM.text ?? {}).map(([code, constructs = []]) => {
  const list = Array.isArray(constructs) ? constructs : [constructs]
  return [code, list.filter(({ name }) => name !== 'emailAutolink')] as const
})
/** micromark tries to read an e-mail address at each word, which takes a seventh of the time. A text without an @ has none. */
const GFM_WITHOUT_EMAIL: typeof GFM = { ...GFM, text: Object.fromEntries(TEXT_CONSTRUCTS_WITHOUT_EMAIL) }

const FROM_MARKDOWN = gfmFromMarkdown()
const TOKENS = FROM_MARKDOWN.map((extension) => ({ ...extension, transforms: [] }))
/** GFM's search for addresses that the tokenizer leaves in a text. It takes a tenth of the time, and few texts have any. */
const ADDRESS_TRANSFORMS = FROM_MARKDOWN.flatMap(({ transforms }) => transforms ?? [])
const ADDRESS = /@|www\.|https?:\/\//i

/** Parses GitHub's Markdown (MD-1), formulas and alerts. @throws RangeError if it is nested so deeply that later steps would overflow */
export function parseMarkdown(markdown: string, observers: readonly Extension[] = []): Root {
  const tree = fromMarkdown(markdown, {
    extensions: [markdown.includes('@') ? GFM : GFM_WITHOUT_EMAIL, mathSyntax],
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
