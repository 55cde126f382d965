import { parse as parseToml, TomlDate } from 'smol-toml'
import { parse as parseYaml } from 'yaml'

/** A post without its frontmatter. Its fields have names in lower case. */
export type RawPost = {
  fields: Record<string, unknown>
  body: string
}

const BLOCKS = [
  {
    form: /^---[ \t]*\r?\n([^]*?)(?:^|\n)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/,
    read: (text: string): unknown =>
      parseYaml(text, { logLevel: 'error', uniqueKeys: false, maxAliasCount: 100 }),
  },
  {
    form: /^\+\+\+[ \t]*\r?\n([^]*?)(?:^|\n)\+\+\+[ \t]*(?:\r?\n|$)/,
    read: (text: string): unknown => parseToml(text),
  },
  { form: /^(\{[^]*?\r?\n\})[ \t]*(?:\r?\n|$)/, read: (text: string): unknown => JSON.parse(text) },
]

/**
 * Separates the frontmatter of a post, in YAML, TOML or JSON, from its text.
 *
 * @throws Error if it has a mistake
 */
export function readPost(text: string): RawPost {
  for (const { form, read } of BLOCKS) {
    const [block, inside = ''] = form.exec(text) ?? []
    if (block === undefined) continue
    const value = read(inside) ?? {}
    if (typeof value !== 'object' || Array.isArray(value))
      throw new Error('expected fields, each "name: value"')
    const named = Object.entries(value).map(([name, one]) => [name.toLowerCase(), one] as const)
    return {
      fields: Object.fromEntries(named),
      body: text.slice(block.length),
    }
  }
  if (/^(?:---|\+\+\+)[ \t]*\r?\n[\w-]+[ \t]*[:=]/.test(text))
    throw new Error('expected a line of three signs after the fields, found none')
  return { fields: {}, body: text }
}

/** A value as text; `undefined` for lists, objects and nothing. */
export function textOf(value: unknown): string | undefined {
  if (value instanceof TomlDate || value instanceof Date) return value.toISOString()
  if (typeof value === 'string') return value.trim() || undefined
  return typeof value === 'number' ? String(value) : undefined
}
