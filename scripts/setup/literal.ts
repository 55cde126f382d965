/**
 * A value as TypeScript source, in the style of `content/site.ts`.
 *
 * @param indent spaces before the lines of a value that takes several
 */
export function literal(value: unknown, indent = 0): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, indent + 2))
    : Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : [`${key}: ${literal(item, indent + 2)}`],
      )
  if (parts.length === 0) return open + close
  const space = open === '{' ? ' ' : ''
  const line = open + space + parts.join(', ') + space + close
  if (line.length + indent <= 100 && !line.includes('\n')) return line
  const lines = parts.map((part) => `${' '.repeat(indent + 2)}${part},\n`)
  return `${open}\n${lines.join('')}${' '.repeat(indent)}${close}`
}

/** JSON escapes everything that ends a string or a line; only the quotes are others. */
function quoted(text: string): string {
  const json = JSON.stringify(text)
  if (text.includes("'") && !text.includes('"')) return json
  return `'${json
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`
}
