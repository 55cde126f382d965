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

/** Parses GitHub's Markdown (MD-1), formulas and alerts. @throws RangeError if it is nested so deeply that later steps would overflow */
export function parseMarkdown(markdown: string, observers: readonly Extension[] = []): Root {
  const tree = fromMarkdown(markdown, { extensions: SYNTAX, mdastExtensions: [...NODES, ...observers] })
  if (isDeeperThan(tree, MAX_DEPTH)) throw new RangeError(tooDeep)
  readMathFences(tree)
  markAlerts(tree)
  keepHeadingWords(tree)
  return tree
}
