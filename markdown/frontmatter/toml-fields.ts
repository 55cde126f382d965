import { parse, TomlError } from 'smol-toml'

/** As YAML's failsafe schema reads a value: everything but lists and mappings is text. */
type Field = string | Field[] | Map<string, Field>

export { TomlError }

/** Reads frontmatter in TOML. @throws TomlError */
export function tomlFields(block: string): Field {
  return asText(parse(block))
}

function asText(value: unknown): Field {
  if (Array.isArray(value)) return value.map(asText)
  if (typeof value !== 'object' || value === null) return String(value)
  // A date keeps its form.
  if (value instanceof Date) return value.toISOString()
  return new Map(Object.entries(value).map(([name, one]) => [name, asText(one)]))
}
