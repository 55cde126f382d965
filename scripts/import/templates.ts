/** What a template becomes. Each keeps the number of lines. */
type Rule = [form: RegExp, by: string | ((...groups: string[]) => string)]

/** Programs fill in these everywhere, also in code. */
const EVERYWHERE: Rule[] = [
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, ''],
  [
    /\{%-?\s*highlight\s+([\w+-]+)[^%\n]*%\}|\{\{[<%]\s*highlight\s+"?([\w+-]+)"?[^\n]*?[>%]\}\}/g,
    (_, jekyll = '', hugo = '') => `\`\`\`${jekyll || hugo}`,
  ],
  [/\{%-?\s*endhighlight\s*-?%\}|\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g, '```'],
  [/\{\{-?\s*(?:site\.(?:base)?url|base_url|config\.base_url)\s*-?\}\}/g, ''],
  [
    /\{\{-?\s*["']([^"'\n]*)["']\s*\|\s*(?:relative_url|absolute_url|prepend:\s*site\.(?:base)?url)\s*-?\}\}/g,
    '$1',
  ],
]
const IN_WORDS: Rule[] = [
  [
    /\{%-?\s*comment\s*-?%\}([^]*?)\{%-?\s*endcomment\s*-?%\}/g,
    (_, inside = '') => inside.replaceAll(/[^\n]/g, ''),
  ],
  [/\{%-?\s*(?:post_url|link)\s+([^\s%]+)\s*-?%\}/g, (_, to = '') => `post:${encodeURI(to)}`],
  [
    /\{\{[<%]\s*(?:rel)?ref\s+(?:path=)?["']?([^"'\s>%]+)["']?[^\n]*?[>%]\}\}/g,
    (_, to = '') => `post:${encodeURI(to)}`,
  ],
  [/\{\{<\s*figure\s([^\n]*?)\/?>\}\}/g, (_, attributes = '') => figure(attributes)],
  [
    /\{\{<\s*youtube\s+(?:id=)?"?([\w-]+)"?[^\n]*?>\}\}|\{%-?\s*youtube\s+"?([\w-]+)"?[^%\n]*%\}|\{\{\s*youtube\(id="([\w-]+)"[^\n]*?\)\s*\}\}/g,
    (_, ...ids) => `[Video](https://www.youtube.com/watch?v=${ids.slice(0, 3).find(Boolean)})`,
  ],
  [/\{\{<\s*vimeo\s+"?(\d+)"?[^\n]*?>\}\}/g, '[Video](https://vimeo.com/$1)'],
  [/\{\{<\s*gist\s+"?([\w-]+)"?\s+"?(\w+)"?[^\n]*?>\}\}/g, '[Gist](https://gist.github.com/$1/$2)'],
  // kramdown's attributes, and its list of contents.
  [/^[ \t]*[*-][ \t]+TOC[ \t]*$(?=\r?\n\{:toc)/gim, ''],
  [/\{:(?:[.#:]?[\w-]+(?:[ =][^{}\n]*)?| [^{}\n]*)\}/g, ''],
  [/(?<=^[ \t]*#{1,6}[ \t].*?)[ \t]*\{#[\w-]+\}[ \t]*$/gm, ''],
  [/%%[^%]+%%/g, (comment) => comment.replaceAll(/[^\n]/g, '')],
  [/\\\\\(((?:[^\n\\]|\\(?!\\\)))+)\\\\\)/g, (_, formula = '') => `$${formula.trim()}$`],
  [/\\\\\[([^]+?)\\\\\]/g, (_, formula = '') => `$$${formula}$$`],
]
/** `$$a$$` beside words of the same line: kramdown's formula in a line. */
const FORMULA_IN_LINE = /(?<=\S[ \t]*)\$\$([^$\n]+)\$\$|\$\$([^$\n]+)\$\$(?=[ \t]*\S)/g

/** Replaces the templates that programs fill in wherever they stand, with the fences of their code. */
export function withoutTemplates(text: string): string {
  return replaced(text, EVERYWHERE)
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
