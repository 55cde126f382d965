import type { Element, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import type { UrlBases } from '#markdown/transforms/destination.ts'
import { formatMarkdown } from '#markdown/format-article.ts'

/** Places on hosts that do not exist. */
export const BASES: UrlBases = {
  files: 'https://raw.example/me/notes/main/',
  pages: 'https://github.example/me/notes/blob/main/',
  base: '/',
}

/** The tree of a text. */
export const body = async (markdown: string) => (await formatMarkdown(markdown, BASES)).body

/** All elements of these names. */
export async function all(markdown: string, ...names: string[]): Promise<Element[]> {
  const elements: Element[] = []
  visit(await body(markdown), 'element', (element) => {
    if (names.includes(element.tagName)) elements.push(element)
  })
  return elements
}

/** The words of a tree, or `''` without one. */
export const text = (node: Nodes | undefined) => (node ? toString(node) : '')
/** The destinations of the links of a text. */
export const hrefs = async (markdown: string) =>
  (await all(markdown, 'a')).map(({ properties }) => properties.href)
