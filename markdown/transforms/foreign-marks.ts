import type { Html, Root, Text } from 'mdast'
import type { Reference } from '#markdown/article.ts'
import { walkMarkdown } from '#markdown/tree.ts'

/** Raw HTML, which is shown as text (MD-5). Each group ends where the next mark can begin, so a search takes linear time. */
const IN_HTML = /(?<hidden><!--[^]*?(?:-->|(?![^])))|(?<tag><[A-Za-z][^>]*>?)/g
/**
 * What MDX, Obsidian, kramdown and Pandoc hide; marks of Jekyll, Hugo and Zola, of containers, of MathJax and of wikis; alerts that
 * GitHub does not have; footnotes without a definition; links to a file with an unencoded space (CommonMark, "link destination"):
 * `[i](see there)` is meant as text, and no path of a file has more than 300 characters.
 */
const IN_TEXT =
  /(?<hidden>\{\/\*.*?(?:\*\/\}|$)|%%[^%\n]+%%|^import\s.*['"][^'"\n]+['"];?$|^export\s+(?:const|default|function)\s.*|\{(?::|[#.][A-Za-z])[^{}\n]*\})|(?<template>\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$))|(?<container>^:::.*)|(?<formula>\\[([])|(?<wiki>!?\[\[(?!\d+\]\])[^[\]\n]+\]\])|(?<alert>^\[!\w+\])|(?<footnote>\[\^[^[\]\s]+\])|(?<space>\]\([^\s()<>?]+ [^()<>\n?]{0,300}\.\w{2,5}(?:#[^\s()<>]*)?(?: +["'][^()<>\n]*)?\))/gm

/** Finds marks that this site shows as text, although another program, or a link with an encoded path, would not. */
export function foreignMarks(tree: Root): Reference[] {
  const marks: Reference[] = []
  walkMarkdown(tree, (node) => {
    if (node.type !== 'text' && node.type !== 'html') return
    for (const match of node.value.matchAll(node.type === 'html' ? IN_HTML : IN_TEXT)) {
      const { 0: written, index, groups = {} } = match
      const to = Object.keys(groups).find((name) => groups[name] !== undefined) ?? ''
      marks.push({ kind: 'foreign', to, written, line: lineOf(node, index) })
    }
  })
  return marks
}

function lineOf({ value, position }: Text | Html, index: number): number | undefined {
  return position && position.start.line + value.slice(0, index).split('\n').length - 1
}
