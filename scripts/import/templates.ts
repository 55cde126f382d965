/** Reads an argument of a shortcode, by its name or by its position from 0; empty if it is missing. */
type Arguments = (name: string | number) => string
type Shortcodes = ReadonlyMap<string, (get: Arguments) => string>

/** `{% name … %}` of Liquid, `{{< name … >}}` of Hugo, `{{ name(…) }}` of Zola. The limits keep a search linear. */
const SHORTCODE =
  /\{%-?\s*(\w+)\b([^%\n]{0,2000}?)-?%\}|\{\{[<%]\s*(\/?\w+)\b([^\n]{0,2000}?)\/?[>%]\}\}|\{\{\s*(\w+)\(([^\n]{0,2000}?)\)\s*\}\}/g
const ARGUMENT = /(?:(\w+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|`([^`]*)`|([^\s,"'`]+))/g
/** What no template may change, in parts with an odd index. */
const RAW = /\{%-?\s*raw\s*-?%\}([^]{0,20000}?)\{%-?\s*endraw\s*-?%\}/
const SITE = /\{\{-?\s*(?:site\.(?:base)?url|base_url|config\.base_url)\s*-?\}\}/g
const ADDRESS =
  /\{\{-?\s*["']([^"'\n]*)["']\s*\|\s*(?:relative_url|absolute_url|url|prepend:\s*site\.(?:base)?url)\s*-?\}\}/g
/** Comments of Liquid and of MDX. */
const COMMENT = /\{%-?\s*comment\s*-?%\}[^]{0,20000}?\{%-?\s*endcomment\s*-?%\}|\{\/\*[^]{0,20000}?\*\/\}/g
/** kramdown's attributes, and ids of headings. */
const ATTRIBUTES =
  /\{:(?:[.#:]?[\w-]+(?:[ =][^{}\n]*)?| [^{}\n]*)\}|^(#{1,6}[ \t][^\n{]*?)[ \t]{0,8}\{#[\w-]+\}[ \t]*$/gm
/** Formulas of MathJax, in a line and as a block; `$$a$$` beside words is kramdown's formula in a line. */
const FORMULA = /\\\\\(((?:[^\n\\]|\\(?!\\\))){1,500})\\\\\)/g
const BLOCK = /\\\\\[([^]{1,2000}?)\\\\\]/g
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
  const parts = text.split(RAW)
  const filled = (part: string) => expand(part, FENCES).replaceAll(SITE, '').replaceAll(ADDRESS, '$1')
  return parts.map((part, index) => (index % 2 === 0 ? filled(part) : part)).join('')
}

/** Replaces the shortcodes and marks of other programs that stand for Markdown, in a text without code. Lines keep their numbers. */
export function withoutShortcodes(words: string): string {
  const inLine = (_: string, ...forms: (string | undefined)[]) => `$${(forms[0] ?? forms[1] ?? '').trim()}$`
  const plain = words.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ''))
  const formulas = plain
    .replaceAll(BLOCK, (_, formula: string) => `$$${formula}$$`)
    .replaceAll(FORMULA, inLine)
  return expand(formulas.replaceAll(IN_LINE, inLine).replaceAll(ATTRIBUTES, '$1'), SHORTCODES)
}

function expand(text: string, shortcodes: Shortcodes): string {
  return text.replaceAll(SHORTCODE, (whole, ...groups: (string | undefined)[]) => {
    const [name = '', written = ''] = groups.slice(0, 6).filter((one) => one !== undefined)
    const values = new Map<string | number, string>()
    let position = 0
    for (const [, key = position++, ...forms] of written.matchAll(ARGUMENT))
      values.set(key, forms.find(Boolean) ?? '')
    return shortcodes.get(name)?.((wanted) => values.get(wanted) ?? '') ?? whole
  })
}

function figure(get: Arguments): string {
  const caption = (get('caption') || get('title')).replaceAll('"', '’')
  const alt = (get('alt') || caption || get(1)).replaceAll(/[[\]]/g, '')
  return `![${alt}](<${get('src') || get(0)}>${caption ? ` "${caption}"` : ''})`
}
