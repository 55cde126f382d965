/** Reads an argument of a shortcode, by its name or by its position from 0; empty if it is missing. */
export type Arguments = (name: string | number) => string

/** A shortcode in a text, with its place in UTF-16 units. */
export type Shortcode = {
  from: number
  to: number
  name: string
  /** Whether it ends a block that another one begins. */
  isClosing: boolean
  /** Whether it is a component that has no body: `<Chart />`. */
  isVoid?: boolean
  syntax: 'shortcode' | 'component'
  get: Arguments
  written: string
}

/**
 * How a shortcode is written: its name and its arguments, which may go over lines. A search ends where the next one can begin, and after
 * 2,000 characters, so it takes linear time.
 */
const FORMS: readonly RegExp[] = [
  // `{% name … %}` of Liquid (https://jekyllrb.com/docs/liquid/tags/), and with a body of Zola. `{{%name%}}` is one of Hugo.
  /(?<!\{)\{%-?\s*(?<name>[\w-]+)(?<list>(?:(?!\{%|%\})[^]){0,2000}?)-?%\}/g,
  // `{{< name … >}}` and `{{% name … %}}` of Hugo: https://gohugo.io/content-management/shortcodes/
  /\{\{[<%]\s*(?<name>\/?\s*[\w./-]+)(?<list>(?:(?!\{\{)[^]){0,2000}?)\/?[>%]\}\}/g,
  // `{{ name(…) }}` of Zola: https://www.getzola.org/documentation/content/shortcodes/. `x^{{a(b)}}` is a part of a formula.
  /(?<![\^_}\w])\{\{\s*(?<name>\w+)(?<list>\((?:(?!\{\{)[^]){0,2000}?\))\s*\}\}/g,
]
/** A name, if the argument has one, and its value in quotes of one of three kinds or without any. */
const ARGUMENT = /(?:([\w-]+)\s*=\s*)?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s,"'`]+))/g
/** Names of blocks end so: `{% endhighlight %}` of Liquid, `{{< /figure >}}` of Hugo, `{% end %}` of Zola. */
const CLOSING = /^(?:\/\s*|end_?)(?=\w)/

/** Finds the shortcodes of Jekyll, Hugo, Zola and Pelican, in no order. */
export function findShortcodes(text: string): Shortcode[] {
  return FORMS.flatMap((form) =>
    Array.from(text.matchAll(form), (match) => {
      const [written] = match
      const { name = '', list = '' } = match.groups ?? {}
      return {
        from: match.index,
        to: match.index + written.length,
        name: name.replace(CLOSING, '').toLowerCase(),
        isClosing: CLOSING.test(name) || name === 'end',
        syntax: 'shortcode',
        get: readArguments(list.trim().replaceAll(/^\(|\)$/g, '')),
        written,
      }
    }),
  )
}

/** Reads the arguments of a shortcode, such as `src="a.png" 300`. Those without a name count as positions. */
function readArguments(list: string): Arguments {
  const values = new Map<string | number, string>()
  let position = 0
  for (const match of list.matchAll(ARGUMENT)) {
    const name = match[1]
    // Only one of the other groups matches: each is a way to quote the value.
    const written = match.slice(2).find(Boolean) ?? ''
    const value = written.replaceAll(/\\(["'])/g, '$1')
    values.set(name ?? position, value)
    if (name === undefined) position += 1
  }
  return (nameOrPosition) => values.get(nameOrPosition) ?? ''
}
