import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { markAlerts } from './transforms/alerts.ts'
import { MAX_DEPTH, TOO_DEEP } from './limits.ts'
import { mathFromMarkdown, mathSyntax, readMathFences } from './math/math-syntax.ts'
import { keepHeadingWords } from './transforms/headings.ts'
import { joinProtocolAutolinks } from './transforms/protocol-autolinks.ts'
import { isDeeperThan } from './tree-size.ts'

/**
 * Parses GitHub's Markdown (MD-1), with its formulas and alerts.
 *
 * @throws RangeError when the text is nested so deeply that recursive steps would overflow the stack
 */
export function parseMarkdown(markdown: string): Root {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), mathSyntax],
    mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown],
  })
  if (isDeeperThan(tree, MAX_DEPTH)) throw new RangeError(TOO_DEEP)
  readMathFences(tree)
  joinProtocolAutolinks(tree)
  markAlerts(tree)
  keepHeadingWords(tree)
  return tree
}
