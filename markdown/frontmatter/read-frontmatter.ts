import { FAILSAFE_SCHEMA, load, realMapTag, YAMLException } from 'js-yaml'
import type * as Toml from 'smol-toml'
import * as v from 'valibot'
import { oneLine } from './one-line.ts'
import { FRONTMATTER, type Frontmatter } from './frontmatter.ts'

/** A mistake for the author to correct. Lines count from 1, from the start of the file. */
export type FrontmatterFinding = {
  /** Whether the build leaves out the article because of it. */
  isError: boolean
  line: number
  /** The field; `frontmatter` for the whole block. */
  field: string
  expected: string
  found: string
}

/** A field with its shortened value, and its line in the file. */
export type UnknownField = { name: string; value: string; line: number }

export type FrontmatterReading = {
  fields: Frontmatter
  findings: FrontmatterFinding[]
  /** Fields that other tools may use, but articles do not have. */
  unknown: UnknownField[]
}

/** Characters. Real articles have at most about one thousand. */
const MAX_LENGTH = 10_000
const FIELDS = Object.keys(FRONTMATTER.entries)
const SCHEMA = FAILSAFE_SCHEMA.withTags(realMapTag)
const YAML = 'YAML (put a text that contains ": " or " #" in quotes)'

/**
 * Reads the lines between two lines of dashes, or of plus signs (TOML). It never throws. All values are text (YAML 1.2, failsafe
 * schema), so a title can be a number; YAML's tags and aliases are errors. `null` means text below a thematic break: no line begins
 * with the name of a field, and the block either is not a list of fields or begins with an empty line.
 */
export function readFrontmatter(
  block: string,
  isClosed = true,
  toml?: Pick<typeof Toml, 'parse' | 'TomlError'>,
): FrontmatterReading | null {
  const namesField = toml !== undefined || FIELDS.some((field) => lineOf(field, block) > 1)
  const unreadable = (line: number, expected: string, found: unknown) => {
    if (!namesField) return null
    const finding = { isError: true, line, field: 'frontmatter', expected, found: shorten(found) }
    return { fields: {}, findings: [finding], unknown: [] }
  }
  const signs = toml ? 'plus signs' : 'dashes'
  if (!isClosed) return unreadable(1, `a line of three ${signs} after the fields`, 'none')
  if (block.length > MAX_LENGTH) return unreadable(1, 'at most 10,000 characters', 'more')
  try {
    // YAML also reads JSON, and every value as text; a date keeps its form.
    const source = toml ? JSON.stringify(toml.parse(block)) : block
    const value = load(source, { schema: SCHEMA, maxAliases: 0 })
    if (!(value instanceof Map)) return unreadable(2, 'fields, each "name: value"', value)
    // "Note: this is a text." between two thematic breaks.
    if (!namesField && /^[ \t]*[\r\n]/.test(block)) return null
    // Zola has tags among the taxonomies.
    const taxonomies = value.get('taxonomies')
    const fields = taxonomies instanceof Map ? new Map([...taxonomies, ...value]) : value
    if (taxonomies instanceof Map) fields.delete('taxonomies')
    const named = new Map([...fields].map(([key, one]) => [knownName(key), one]))
    if (named.size < fields.size) return unreadable(2, 'each field once', 'a field in two cases')
    return checkFields(named, block)
  } catch (error) {
    if (toml && error instanceof toml.TomlError)
      return unreadable(1 + error.line, 'TOML', error.message.split('\n')[0])
    const { reason, mark } = error instanceof YAMLException ? error : { reason: error, mark: null }
    // The dashes are line 1, and marks count from 0.
    return unreadable(2 + (mark?.line ?? 0), YAML, reason)
  }
}

/** Known fields in lower case: Hugo ignores the case, and an article with `Draft: true` must not be published. */
function knownName(key: unknown): unknown {
  const name = String(key).toLowerCase()
  return FIELDS.includes(name) ? name : key
}

function checkFields(values: ReadonlyMap<unknown, unknown>, block: string): FrontmatterReading {
  // A field without a value counts as missing.
  const given = new Map([...values].flatMap(([key, value]) => (value === '' ? [] : [[String(key), value]])))
  const findings = new Map<string, FrontmatterFinding>()
  const report = (field: string, expected: string, value: unknown, isError = false) =>
    findings.set(field, { isError, line: lineOf(field, block), field, expected, found: shorten(value) })
  for (const { path, message } of v.safeParse(FRONTMATTER, Object.fromEntries(given)).issues ?? []) {
    const field = String(path?.[0].key)
    const value = path?.[1] ? path[1].value : given.get(field)
    report(field, message, value, field === 'draft' || field === 'published')
  }
  const right = Object.fromEntries([...given].filter(([name]) => !findings.has(name)))
  const { published = true, redirect_from: former, ...fields } = v.parse(FRONTMATTER, right)
  if (former) fields.aliases = [...(fields.aliases ?? []), ...former]
  if (!published || findings.has('draft') || findings.has('published')) fields.draft = true
  const tags = given.get('tags')
  // The author may mean a single tag, so it stays one.
  if (fields.tags && typeof tags === 'string' && tags.includes(','))
    report('tags', `[${shorten(tags)}]`, tags)
  return {
    fields,
    findings: [...findings.values()].toSorted((a, b) => a.line - b.line),
    unknown: [...values].flatMap(([key, value]) => {
      const name = shorten(key)
      return FIELDS.includes(name) ? [] : [{ name, value: shorten(value), line: lineOf(name, block) }]
    }),
  }
}

/** @returns the line of the file, from 1; 1 if no line begins with the field */
function lineOf(field: string, block: string): number {
  // Names are hostile, so they are compared and not part of an expression.
  const names = block.split(/\r\n|\n|\r/).map((line) => line.slice(0, line.search(/[:=]/)))
  const name = field.toLowerCase()
  return (
    2 + names.findIndex((one) => one.replaceAll(/^[ \t{]*["']?|["']?[ \t]*$/g, '').toLowerCase() === name)
  )
}

/** Shortens a value for a message of one line. */
function shorten(value: unknown): string {
  if (value instanceof Map) return 'a mapping'
  if (Array.isArray(value)) return `a list of ${value.length}`
  const text = oneLine(String(value))
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
