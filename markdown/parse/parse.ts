import type { Root } from 'mdast'
import { type Extension, fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { MAX_DEPTH } from '#markdown/limits.ts'
import { tooDeep } from '#markdown/words.ts'
import { mathFromMarkdown, mathSyntax, readMathFences } from '#markdown/math/math-syntax.ts'
import { keepHeadingWords } from '#markdown/transforms/headings.ts'
import { isDeeperThan } from '#markdown/tree.ts'
import { markAlerts } from './alerts.ts'

const SYNTAX = [gfm(), mathSyntax]
const NODES = [gfmFromMarkdown(), mathFromMarkdown]

/**
 * Parses GitHub's Markdown (MD-1) with formulas and alerts. Observers read the tokens and create no nodes. A text that is nested so
 * deeply that recursive steps would overflow the stack causes a RangeError.
 */
export function parseMarkdown(markdown: string, observers: readonly Extension[] = []): Root {
  const tree = fromMarkdown(markdown, { extensions: SYNTAX, mdastExtensions: [...NODES, ...observers] })
  if (isDeeperThan(tree, MAX_DEPTH)) throw new RangeError(tooDeep)
  readMathFences(tree)
  markAlerts(tree)
  keepHeadingWords(tree)
  return tree
}
