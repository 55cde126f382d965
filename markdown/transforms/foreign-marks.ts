import type { Html, Root, Text } from 'mdast'
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
  return inTexts(tree, (node) =>
    Array.from(node.value.matchAll(node.type === 'html' ? IN_HTML : IN_TEXT), (match) => {
      const { 0: written, index, groups = {} } = match
      const to = Object.keys(groups).find((name) => groups[name] !== undefined) ?? ''
      return { kind: 'foreign', to, written, line: lineOf(node, index) }
    }),
  )
}

/** The text between the parentheses of a link. No path of a file is longer. */
const DESTINATION = /\]\(([^()<>\n]{1,300})\)/g
const TITLE = /\s+(?:"[^"]*"|'[^']*')\s*$/
/** A path with a space and a file extension. `[i](see there)` is meant as text. */
const PATH_WITH_SPACE = /\S [^?]*\.\w{2,5}(?:#\S*)?$/

/** Finds links and images that are text, because their path contains an unencoded space (CommonMark, "link destination"). */
export function linksWithSpaces(tree: Root): Reference[] {
  return inTexts(tree, (node) => {
    if (node.type === 'html') return []
    return Array.from(node.value.matchAll(DESTINATION), ({ 1: destination = '', index }) => {
      const written = destination.replace(TITLE, '').trim()
      return { kind: 'unencoded-space' as const, to: written, written, line: lineOf(node, index) }
    }).filter(({ written }) => PATH_WITH_SPACE.test(written))
  })
}

function inTexts(tree: Root, find: (node: Text | Html) => Reference[]): Reference[] {
  const references: Reference[] = []
  walkMarkdown(tree, (node) => {
    if (node.type === 'text' || node.type === 'html') references.push(...find(node))
  })
  return references
}

function lineOf({ value, position }: Text | Html, index: number): number | undefined {
  return position && position.start.line + value.slice(0, index).split('\n').length - 1
}
