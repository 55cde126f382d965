import { applyEdits } from './edits.ts'
import { findShortcodes, type Shortcode } from '#scripts/import/shortcodes/find-shortcodes.ts'

/** The tags around a part of a text. Both patterns are global. */
type Block = { opening: RegExp; closing: RegExp }
/** The tags around what no template may change. */
const RAW = { opening: /\{%-?\s*raw\s*-?%\}/g, closing: /\{%-?\s*endraw\s*-?%\}/g }
/** The address of the site in Liquid, Nunjucks and Tera: `{{ site.url }}`. */
const SITE = /\{\{-?\s*(?:site\.(?:base)?url|base_url|config\.base_url)\s*-?\}\}/g
/** A path that a filter makes an address: `{{ '/a.png' | relative_url }}`. */
const ADDRESS =
  /\{\{-?\s*["']([^"'\n]*)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:\s*site\.(?:base)?url)\s*-?\}\}/g
/** A comment of MDX: https://mdxjs.com/docs/what-is-mdx/ */
const COMMENT = { opening: /\{\/\*/g, closing: /\*\/\}/g }
/** Attributes of kramdown (https://kramdown.gettalong.org/syntax.html#attribute-list-definitions), and its mark of contents. */
const CONTENTS = /^[ \t]*(?:[-*+]|\d+\.)[ \t]+.*\n[ \t]*\{:\s*toc\b[^{}\n]*\}/gim
const ATTRIBUTES = /\{:(?:[.#:]?[\w-]+(?:[ =][^{}\n]*)?| [^{}\n]*)\}/g
/** Attributes of Pandoc (https://pandoc.org/MANUAL.html#extension-attributes), at the end of a heading or of an element. */
const HEADING_ATTRIBUTES = /^(#{1,6}[ \t][^\n{]*?)[ \t]{0,8}\{[#.-][^{}\n]*\}[ \t]*$/gm
const ELEMENT_ATTRIBUTES = /(?<=[)\]`*])\{(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}/g
/** Behind an emphasis with underscores, the value has quotes: `\sum_{k=1}` is a part of a formula. */
const ATTRIBUTES_AFTER_UNDERSCORE = /(?<=_)\{(?:[.#][\w-]+|[\w-]+=["'])[^{}\n]*\}/g
/** Attributes of Goldmark, alone in the line below a block (https://gohugo.io/content-management/markdown-attributes/). */
const BLOCK_ATTRIBUTES = /(?<=\n)\{\.[\w-]+[^{}\n]*\}[ \t]*$/gm
/** The same attributes behind code, which is no part of the words around it. */
const ATTRIBUTES_AFTER_CODE = /^\{(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}/
const HEADING_END = /^(?<words>[^\n{]*?)[ \t]{0,8}\{[#.-][^{}\n]*\}[ \t]*$/m
/** Values of Jekyll that stand in a text, and that only its program knows. */
const VALUES = /\{\{-?\s*(?:page|site|include|layout|post|content)\b[^{}\n]*\}\}/g
/** A heading without a blank behind its signs, and a definition below its word or another one, which becomes an item of a list. */
const HEADING_WITHOUT_BLANK = /(?<=\n#{2,6})(?=[^\s#])/g
const DEFINITION = /(?<=(?:^|[^\s|][ \t]{0,8})\n):(?=[ \t]+\S)/g
/** Replaces the templates that programs fill in wherever they stand, with the fences of their code. */
export function withoutTemplates(text: string): string {
  const fill = (part: string) => withFences(part).replaceAll(SITE, '').replaceAll(ADDRESS, '$1')
  return splitBlocks(text, RAW)
    .map(({ before, content }) => fill(before) + content)
    .join('')
}

/** Writes the code of Jekyll, Hugo and Octopress as fences. Programs fill these in everywhere. */
function withFences(text: string): string {
  const code = findShortcodes(text).filter(({ name }) => name === 'highlight' || name === 'codeblock')
  return applyEdits(
    text,
    code.map((shortcode) => {
      // A block of HTML ends at an empty line.
      const isBelowHtml = />[ \t]*\n?[ \t]*$/.test(
        text.slice(Math.max(0, shortcode.from - 20), shortcode.from),
      )
      const breaks = isBelowHtml && !shortcode.isClosing ? '\n\n' : ''
      return { ...shortcode, replacement: breaks + fenceOf(shortcode) }
    }),
  )
}

function fenceOf({ name, isClosing, get }: Shortcode): string {
  if (isClosing) return '```'
  // Octopress: {% codeblock A title lang:python %}
  const words = [0, 1, 2, 3, 4, 5].map(get)
  const octopress = words.find((word) => word.startsWith('lang:'))?.slice('lang:'.length)
  const language = octopress ?? (get('lang') || (name === 'highlight' ? get(0) : ''))
  return `\`\`\`${language}`
}

/** Replaces the marks of other programs that stand for Markdown, in a text without code, formulas and shortcodes. Lines keep their numbers. */
export function withoutMarks(words: string): string {
  return splitBlocks(words, COMMENT)
    .map(({ before, content }) => before + content.replaceAll(/[^\n]/g, ''))
    .join('')
    .replaceAll(CONTENTS, '\n')
    .replaceAll(ATTRIBUTES, '')
    .replaceAll(HEADING_ATTRIBUTES, '$1')
    .replaceAll(ELEMENT_ATTRIBUTES, '')
    .replaceAll(ATTRIBUTES_AFTER_UNDERSCORE, '')
    .replaceAll(BLOCK_ATTRIBUTES, '')
    .replaceAll(VALUES, '')
    .replaceAll(HEADING_WITHOUT_BLANK, ' ')
    .replaceAll(DEFINITION, '-')
}

/** Removes the attributes that follow a code within a line. @param isInHeading whether they may be those of a heading */
export function withoutAttributesAfterCode(words: string, isInHeading: boolean): string {
  const withoutOwn = words.replace(ATTRIBUTES_AFTER_CODE, '')
  if (!isInHeading) return withoutOwn
  const [line = ''] = withoutOwn.split('\n', 1)
  return line.replace(HEADING_END, '$<words>') + withoutOwn.slice(line.length)
}

/**
 * Splits a text at blocks: each part is the text before a block and the content of the block, without its tags. The last part has no
 * block. After an opening tag without an end it looks for no more, so any text takes linear time.
 */
function splitBlocks(text: string, { opening, closing }: Block): { before: string; content: string }[] {
  const parts: { before: string; content: string }[] = []
  let end = 0
  for (let start = findFrom(text, opening, end); start; start = findFrom(text, opening, end)) {
    const close = findFrom(text, closing, start.end)
    if (!close) break
    parts.push({ before: text.slice(end, start.index), content: text.slice(start.end, close.index) })
    end = close.end
  }
  parts.push({ before: text.slice(end), content: '' })
  return parts
}

/** Finds the first match at or after an index. */
function findFrom(text: string, search: RegExp, from: number): { index: number; end: number } | null {
  search.lastIndex = from
  const match = search.exec(text)
  return match && { index: match.index, end: search.lastIndex }
}
