import type { Element, Nodes } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { highlighterFor } from '#markdown/code/highlight.ts'
import type { MarkdownContext } from '#markdown/context.ts'
import { renderMarkdown } from '#markdown/render-markdown.ts'

/** Where the articles of the tests lie: in a repository on hosts that do not exist. Only code is coloured. */
export const context: MarkdownContext = {
  filesBase: 'https://raw.example/me/notes/main/',
  articleHref: (name) => `/blogs/${encodeURIComponent(name)}`,
  fileHref: (path) => `https://github.example/me/notes/blob/main/${path}`,
  abilities: { highlighter: highlighterFor },
}

/** The tree that a text is shown as. */
export const body = async (markdown: string) => (await renderMarkdown(markdown, context)).body

/** All elements of these names. */
export async function all(markdown: string, ...names: string[]): Promise<Element[]> {
  const found: Element[] = []
  visit(await body(markdown), 'element', (element) => {
    if (names.includes(element.tagName)) found.push(element)
  })
  return found
}

/** The words of a tree; of nothing, none. */
export const text = (node: Nodes | undefined) => (node ? toString(node) : '')
/** Where the links of a text lead. */
export const hrefs = async (markdown: string) =>
  (await all(markdown, 'a')).map(({ properties }) => properties.href)
