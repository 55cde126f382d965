/** Reads an argument of a shortcode, by its name or by its position from 0; empty if it is missing. */
type Arguments = (name: string | number) => string
/** The tags around a part of a text. Both patterns are global. */
type Block = { opening: RegExp; closing: RegExp }
type Shortcodes = ReadonlyMap<string, (get: Arguments) => string>

/**
 * How a shortcode is written: its name and its arguments. A search ends where the next one can begin, and after 2,000 characters, so it
 * takes linear time.
 */
const SHORTCODE_FORMS: readonly RegExp[] = [
  // `{% name … %}` of Liquid: https://jekyllrb.com/docs/liquid/tags/
  /\{%-?\s*(\w+)\b([^%\n]{0,2000}?)-?%\}/g,
  // `{{< name … >}}` and `{{% name … %}}` of Hugo: https://gohugo.io/content-management/shortcodes/
  /\{\{[<%]\s*(\/?\w+)\b((?:(?!\{\{)[^\n]){0,2000}?)\/?[>%]\}\}/g,
  // `{{ name(…) }}` of Zola: https://www.getzola.org/documentation/content/shortcodes/
  /\{\{\s*(\w+)\(((?:(?!\{\{)[^\n]){0,2000}?)\)\s*\}\}/g,
]
const ARGUMENT = /(?:(\w+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s,"'`]+))/g
/** The tags around what no template may change. */
const RAW = { opening: /\{%-?\s*raw\s*-?%\}/g, closing: /\{%-?\s*endraw\s*-?%\}/g }
const SITE = /\{\{-?\s*(?:site\.(?:base)?url|base_url|config\.base_url)\s*-?\}\}/g
const ADDRESS =
  /\{\{-?\s*["']([^"'\n]*)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:\s*site\.(?:base)?url)\s*-?\}\}/g
const COMMENTS: readonly Block[] = [
  // Liquid: https://shopify.github.io/liquid/tags/template/
  { opening: /\{%-?\s*comment\s*-?%\}/g, closing: /\{%-?\s*endcomment\s*-?%\}/g },
  // MDX: https://mdxjs.com/docs/what-is-mdx/
  { opening: /\{\/\*/g, closing: /\*\/\}/g },
]
/** kramdown's attributes, and ids of headings. */
const ATTRIBUTES =
  /\{:(?:[.#:]?[\w-]+(?:[ =][^{}\n]*)?| [^{}\n]*)\}|^(#{1,6}[ \t][^\n{]*?)[ \t]{0,8}\{#[\w-]+\}[ \t]*$/gm
/** Formulas of MathJax, in a line and as a block; `$$a$$` beside words is kramdown's formula in a line. */
const FORMULA = /\\\\\(((?:(?!\\\\[()])[^\n]){1,500})\\\\\)/g
const BLOCK = /\\\\\[((?:(?!\\\\\[)[^]){1,2000}?)\\\\\]/g
const IN_LINE = /\$\$(?<=\S[ \t]{0,8}\$\$)([^$\n]{1,500})\$\$|\$\$([^$\n]{1,500})\$\$(?=[ \t]{0,8}\S)/g

/** Programs fill these in everywhere, so their code has them as fences. */
const FENCES: Shortcodes = new Map<string, (get: Arguments) => string>([
  ['highlight', (get) => `\`\`\`${get(0)}`],
  ['endhighlight', () => '```'],
  ['/highlight', () => '```'],
])
const toPost = (get: Arguments) => `post:${encodeURI(get('path') || get(0))}`
const SHORTCODES: Shortcodes = new Map([
  ...['post_url', 'link', 'ref', 'relref'].map((name) => [name, toPost] as const),
  ...['figure', 'img', 'image'].map((name) => [name, figure] as const),
  ['youtube', (get) => `[Video](https://www.youtube.com/watch?v=${get('id') || get(0)})`],
  ['vimeo', (get) => `[Video](https://vimeo.com/${get('id') || get(0)})`],
])

/** Replaces the templates that programs fill in wherever they stand, with the fences of their code. */
export function withoutTemplates(text: string): string {
  const fill = (part: string) => expand(part, FENCES).replaceAll(SITE, '').replaceAll(ADDRESS, '$1')
  return splitBlocks(text, RAW)
    .map(({ before, content }) => fill(before) + content)
    .join('')
}

/** Replaces the shortcodes and marks of other programs that stand for Markdown, in a text without code. Lines keep their numbers. */
export function withoutShortcodes(words: string): string {
  const inLine = (_: string, ...forms: (string | undefined)[]) => `$${(forms[0] ?? forms[1] ?? '').trim()}$`
  const plain = COMMENTS.reduce(withoutComments, words)
  const formulas = plain
    .replaceAll(BLOCK, (_, formula: string) => `$$${formula}$$`)
    .replaceAll(FORMULA, inLine)
  return expand(formulas.replaceAll(IN_LINE, inLine).replaceAll(ATTRIBUTES, '$1'), SHORTCODES)
}

function withoutComments(text: string, block: Block): string {
  return splitBlocks(text, block)
    .map(({ before, content }) => before + content.replaceAll(/[^\n]/g, ''))
    .join('')
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

/** Replaces the shortcodes of these names. */
function expand(text: string, shortcodes: Shortcodes): string {
  const replace = (written: string, name: string, list: string): string => {
    const shortcode = shortcodes.get(name)
    return shortcode === undefined ? written : shortcode(readArguments(list))
  }
  return SHORTCODE_FORMS.reduce((result, form) => result.replaceAll(form, replace), text)
}

function readArguments(list: string): Arguments {
  const values = new Map<string | number, string>()
  let position = 0
  for (const [, name, ...forms] of list.matchAll(ARGUMENT)) {
    values.set(name ?? position, forms.find(Boolean) ?? '')
    if (name === undefined) position += 1
  }
  return (wanted) => values.get(wanted) ?? ''
}

function figure(get: Arguments): string {
  const caption = (get('caption') || get('title')).replaceAll('"', '’')
  const alt = (get('alt') || caption || get(1)).replaceAll(/[[\]]/g, '')
  return `![${alt}](<${get('src') || get(0)}>${caption ? ` "${caption}"` : ''})`
}
