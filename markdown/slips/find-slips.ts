import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { parseMarkdown } from '#markdown/parse.ts'
import { limitReached } from '#markdown/limits.ts'
import { alertSlip, fenceSlip } from './block-slips.ts'
import type { Slip } from './slip.ts'
import { textSlips } from './text-slips.ts'

/**
 * Finds what an author meant as Markdown and what is shown as it is written instead. Markdown knows no errors, so this asks
 * the parsed text: what the parser has understood is none. For the build alone; a page has no use for it.
 *
 * @returns the slips in the order of their lines; none of a text that is above the limits, which is not formatted at all
 */
export function findSlips(markdown: string): Slip[] {
  // The parser leaves it out, and counts without it.
  const source = markdown.replace(/^\uFEFF/, '')
  if (limitReached(source) !== null) return []
  try {
    return slipsIn(parseMarkdown(source), source)
  } catch {
    // What cannot be parsed is shown as it is written, under a line that says so.
    return []
  }
}

function slipsIn(tree: Root, source: string): Slip[] {
  const slips: (Slip | null)[] = []
  visit(tree, (node) => {
    switch (node.type) {
      case 'paragraph':
      case 'heading':
      case 'tableCell':
        slips.push(...textSlips(node, source))
        break
      case 'code':
      case 'math':
        slips.push(fenceSlip(node, source))
        break
      case 'blockquote':
        slips.push(alertSlip(node, source))
        break
    }
  })
  return slips.filter((slip) => slip !== null).toSorted((a, b) => a.line - b.line)
}
