/** What a template becomes. Each keeps the number of lines. */
type Rule = [form: RegExp, by: string | ((...groups: string[]) => string)]

/** Programs fill in these everywhere, also in code. */
const EVERYWHERE: Rule[] = [
  [
    /\{%-?\s*highlight\s+([\w+-]+)[^%\n]*%\}|\{\{[<%]\s*highlight\s+"?([\w+-]+)"?[^\n]{0,200}?[>%]\}\}/g,
    (_, jekyll = '', hugo = '') => `\`\`\`${jekyll || hugo}`,
  ],
  [/\{%-?\s*endhighlight\s*-?%\}|\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g, '```'],
  [/\{\{-?\s*(?:site\.(?:base)?url|base_url|config\.base_url)\s*-?\}\}/g, ''],
  [
    /\{\{-?\s*["']([^"'\n]*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:\s*site\.(?:base)?url)\s*-?\}\}/g,
    '$1',
  ],
]
/** What no template may change, in parts with an odd index. */
const RAW = /\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/
/* The lengths have limits, so that a search takes linear time. */
const IN_WORDS: Rule[] = [
  [
    /\{%-?\s*comment\s*-?%\}([^]{0,20000}?)\{%-?\s*endcomment\s*-?%\}/g,
    (_, inside = '') => inside.replaceAll(/[^\n]/g, ''),
  ],
  [/\{%-?\s*(?:post_url|link)\s+([^\s%]+)\s*-?%\}/g, (_, to = '') => `post:${encodeURI(to)}`],
  [
    /\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["']?([^"'\s>%]+)["']?[^\n]{0,200}?[>%]\}\}/g,
    (_, to = '') => `post:${encodeURI(to)}`,
  ],
  [/\{\{<\s*figure\s([^\n]{0,2000}?)\/?>\}\}/g, (_, attributes = '') => figure(attributes)],
  [
    /\{\{<\s*youtube\s+(?:id=)?"?([\w-]+)"?[^\n]{0,200}?>\}\}|\{%-?\s*youtube\s+"?([\w-]+)"?[^%\n]*%\}|\{\{\s*youtube\(id="([\w-]+)"[^\n]{0,200}?\)\s*\}\}/g,
    (_, ...ids) => `[Video](https://www.youtube.com/watch?v=${ids.slice(0, 3).find(Boolean)})`,
  ],
  [/\{\{<\s*vimeo\s+"?(\d+)"?[^\n]{0,200}?>\}\}/g, '[Video](https://vimeo.com/$1)'],
  [/\{\{<\s*gist\s+"?([\w-]+)"?\s+"?(\w+)"?[^\n]{0,200}?>\}\}/g, '[Gist](https://gist.github.com/$1/$2)'],
  // kramdown's attributes, and its list of contents.
  [/^[ \t]*[*-][ \t]+TOC[ \t]*$(?=\r?\n\{:toc)/gim, ''],
  [/\{:(?:[.#:]?[\w-]+(?:[ =][^{}\n]*)?| [^{}\n]*)\}/g, ''],
  [/^([ \t]*#{1,6}[ \t][^\n{]*?)[ \t]{0,8}\{#[\w-]+\}[ \t]*$/gm, '$1'],
  [/(?<!\S)%%[^%]{1,2000}%%(?!\S)/g, (comment) => comment.replaceAll(/[^\n]/g, '')],
  [/\\\\\(((?:[^\n\\]|\\(?!\\\))){1,500})\\\\\)/g, (_, formula = '') => `$${formula.trim()}$`],
  [/\\\\\[([^]{1,2000}?)\\\\\]/g, (_, formula = '') => `$$${formula}$$`],
]
/** `$$a$$` beside words of the same line: kramdown's formula in a line. */
const FORMULA_IN_LINE =
  /\$\$(?<=\S[ \t]{0,8}\$\$)([^$\n]{1,500})\$\$|\$\$([^$\n]{1,500})\$\$(?=[ \t]{0,8}\S)/g

/** Replaces the templates that programs fill in wherever they stand, with the fences of their code. */
export function withoutTemplates(text: string): string {
  const parts = text.split(RAW)
  return parts.map((part, index) => (index % 2 === 0 ? replaced(part, EVERYWHERE) : part)).join('')
}

/** Replaces the shortcodes and marks of other programs that stand for Markdown, in a text without code. */
export function withoutShortcodes(words: string): string {
  return replaced(words, IN_WORDS).replaceAll(
    FORMULA_IN_LINE,
    (_, after?: string, before?: string) => `$${(after ?? before ?? '').trim()}$`,
  )
}

function replaced(text: string, rules: readonly Rule[]): string {
  return rules.reduce((before, [form, by]) => before.replaceAll(form, by as string), text)
}

function figure(attributes: string): string {
  const named = Object.fromEntries(
    [...attributes.matchAll(/(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)'|`([^`]*)`)/g)].map(
      ([, name = '', ...values]) => [name, values.find(Boolean) ?? ''],
    ),
  )
  const caption = (named['caption'] || named['title'] || '').replaceAll('"', '’')
  const alt = (named['alt'] || named['caption'] || named['title'] || '').replaceAll(/[[\]]/g, '')
  return `![${alt}](<${named['src'] ?? ''}>${caption ? ` "${caption}"` : ''})`
}
