import type { Root } from 'mdast'
import type { Reference } from '#markdown/article.ts'
import { walkMarkdown } from '#markdown/tree.ts'

/** Raw HTML, which is shown as text (MD-5). Each group ends where the next mark can begin, so a search takes linear time. */
const IN_HTML = /(?<comment><!--[^]*?(?:-->|(?![^])))|(?<jsx><[A-Z][^>]*>?)|(?<tag><[a-z][^>]*>?)/g
/** Marks of MDX and Obsidian, of Jekyll, Hugo and Zola, of containers, of kramdown and Pandoc, of MathJax and of wikis; alerts
     that GitHub does not have, and footnotes without a definition. */
const IN_TEXT =
  /(?<comment>\{\/\*.*?(?:\*\/\}|$)|%%[^%\n]+%%)|(?<script>^import\s.*['"][^'"\n]+['"];?$|^export\s+(?:const|default|function)\s.*)|(?<template>\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$))|(?<container>^:::.*)|(?<attributes>\{(?::|[#.][A-Za-z])[^{}\n]*\})|(?<formula>\\[([])|(?<wiki>!?\[\[(?!\d+\]\])[^[\]\n]+\]\])|(?<alert>^\[!\w+\])|(?<footnote>\[\^[^[\]\s]+\])/gm

/** Finds marks of other programs that this site shows as text. */
export function foreignMarks(tree: Root): Reference[] {
  const references: Reference[] = []
  walkMarkdown(tree, (node) => {
    if (node.type !== 'text' && node.type !== 'html') return
    const { value, position } = node
    for (const { 0: written, index, groups = {} } of value.matchAll(
      node.type === 'html' ? IN_HTML : IN_TEXT,
    )) {
      const above = value.slice(0, index).split('\n').length - 1
      const to = Object.keys(groups).find((name) => groups[name] !== undefined) ?? ''
      references.push({ kind: 'foreign', to, written, line: position && position.start.line + above })
    }
  })
  return references
}
