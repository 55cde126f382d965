import { FAILSAFE_SCHEMA, load, realMapTag, YAMLException } from 'js-yaml'
import type * as Toml from 'smol-toml'
import * as v from 'valibot'
import { lineIndexOf } from './line-of-field.ts'
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

/** What a block contains: any keys and values that YAML allows. */
type RawFields = ReadonlyMap<unknown, unknown>
/** Why a whole block cannot be read. */
type BlockFinding = Pick<FrontmatterFinding, 'line' | 'expected'> & { found: unknown }
type TomlParser = Pick<typeof Toml, 'parse' | 'TomlError'>

/** Characters. Real articles have at most about one thousand. */
const MAX_LENGTH = 10_000
const FIELDS = Object.keys(FRONTMATTER.entries)
const SCHEMA = FAILSAFE_SCHEMA.withTags(realMapTag)
const YAML = 'YAML (put a text that contains ": " or " #" in quotes)'

/** Fields whose mistakes are errors: nobody can take back a draft that was published. */
const HIDING_FIELDS: readonly string[] = ['draft', 'published']

/**
 * Reads the lines between two lines of dashes, or of plus signs (TOML). It never throws. All values are text (YAML 1.2, failsafe
 * schema), so a title can be a number; YAML's tags and aliases are errors. `null` means text below a thematic break: no line begins
 * with the name of a field, and the block either is not a list of fields or begins with an empty line.
 */
export function readFrontmatter(
  block: string,
  isClosed = true,
  toml?: TomlParser,
): FrontmatterReading | null {
  const namesField = toml !== undefined || FIELDS.some((field) => lineOf(field, block) > 1)
  // "Note: this is a text." between two thematic breaks.
  const beginsEmpty = /^[ \t]*[\r\n]/.test(block)
  if (!namesField && beginsEmpty) return null
  const result = readBlock(block, isClosed, toml)
  if (isRawFields(result)) return checkFields(result, block)
  if (!namesField) return null
  const { line, expected, found } = result
  const finding = { isError: true, line, field: 'frontmatter', expected, found: shorten(found) }
  return { fields: {}, findings: [finding], unknown: [] }
}

function isRawFields(result: RawFields | BlockFinding): result is RawFields {
  return result instanceof Map
}

/** Reads the fields of a block, with the names of ours in lower case. */
function readBlock(block: string, isClosed: boolean, toml: TomlParser | undefined): RawFields | BlockFinding {
  const signs = toml ? 'plus signs' : 'dashes'
  if (!isClosed) return { line: 1, expected: `a line of three ${signs} after the fields`, found: 'none' }
  if (block.length > MAX_LENGTH) return { line: 1, expected: 'at most 10,000 characters', found: 'more' }
  let value: unknown
  try {
    value = parseBlock(block, toml)
  } catch (error) {
    return syntaxFinding(error, toml)
  }
  if (!(value instanceof Map)) return { line: 2, expected: 'fields, each "name: value"', found: value }
  const fields = withTaxonomies(value)
  const named = new Map([...fields].map(([key, fieldValue]) => [knownName(key), fieldValue]))
  if (named.size < fields.size) return { line: 2, expected: 'each field once', found: 'a field in two cases' }
  return named
}

/** @throws YAMLException, TomlError, or an error of the parser */
function parseBlock(block: string, toml: TomlParser | undefined): unknown {
  // YAML also reads JSON, and every value as text; a date keeps its form.
  const yaml = toml ? JSON.stringify(toml.parse(block)) : block
  return load(yaml, { schema: SCHEMA, maxAliases: 0 })
}

function syntaxFinding(error: unknown, toml: TomlParser | undefined): BlockFinding {
  if (toml && error instanceof toml.TomlError) {
    const [found] = error.message.split('\n')
    return { line: 1 + error.line, expected: 'TOML', found }
  }
  if (!(error instanceof YAMLException)) return { line: 2, expected: YAML, found: error }
  // The dashes are line 1, and marks count from 0.
  const line = 2 + (error.mark?.line ?? 0)
  return { line, expected: YAML, found: error.reason }
}

/** Zola has tags among the taxonomies. */
function withTaxonomies(fields: RawFields): RawFields {
  const taxonomies = fields.get('taxonomies')
  if (!(taxonomies instanceof Map)) return fields
  const merged = new Map([...taxonomies, ...fields])
  merged.delete('taxonomies')
  return merged
}

/** Known fields in lower case: Hugo ignores the case, and an article with `Draft: true` must not be published. */
function knownName(key: unknown): unknown {
  const name = String(key).toLowerCase()
  return FIELDS.includes(name) ? name : key
}

/** Checks the value of each field: those with a right value are the article's, the others are findings. */
function checkFields(rawFields: RawFields, block: string): FrontmatterReading {
  // A field without a value counts as missing.
  const filledFields = [...rawFields].filter(([, value]) => value !== '')
  const values = new Map(filledFields.map(([key, value]) => [String(key), value]))
  const findings = wrongValues(values, block)
  const wrongFields = new Set(findings.map(({ field }) => field))
  const rightValues = [...values].filter(([name]) => !wrongFields.has(name))
  const {
    published = true,
    redirect_from: formerPaths,
    ...fields
  } = v.parse(FRONTMATTER, Object.fromEntries(rightValues))
  if (formerPaths) fields.aliases = [...(fields.aliases ?? []), ...formerPaths]
  // Publishing cannot be taken back, so a wrong value hides the article.
  const mayBeHidden = HIDING_FIELDS.some((field) => wrongFields.has(field))
  if (!published || mayBeHidden) fields.draft = true
  for (const translation of fields.translations ?? [])
    translation.line = lineOfTranslation(translation.lang, block)
  if (fields.tags) findings.push(...tagsInOneText(values.get('tags'), block))
  return {
    fields,
    findings: findings.toSorted((a, b) => a.line - b.line),
    unknown: unknownFields(rawFields, block),
  }
}

/** The line of a translation's language. If all are on one line, as in `translations: { de: a }`, that of the field. */
function lineOfTranslation(lang: string, block: string): number {
  const line = lineOf(lang, block)
  const hasLine = line > 1
  return hasLine ? line : lineOf('translations', block)
}

/** A finding for `tags: a, b`. This is one tag, because the author may mean it, but more likely two without brackets. */
function tagsInOneText(tags: unknown, block: string): FrontmatterFinding[] {
  const isLikelyList = typeof tags === 'string' && tags.includes(',')
  return isLikelyList ? [findingOf('tags', `[${shorten(tags)}]`, tags, block)] : []
}

/** The fields with a wrong value: one finding for each, about its last mistake. */
function wrongValues(values: ReadonlyMap<string, unknown>, block: string): FrontmatterFinding[] {
  const { issues = [] } = v.safeParse(FRONTMATTER, Object.fromEntries(values))
  const findings = new Map<string, FrontmatterFinding>()
  for (const { path, message } of issues) {
    const field = String(path?.[0].key)
    // Of a list, the wrong item; of a mapping, the wrong value.
    const value = path?.[1] ? path.at(-1)?.value : values.get(field)
    findings.set(field, findingOf(field, message, value, block))
  }
  return [...findings.values()]
}

function findingOf(field: string, expected: string, value: unknown, block: string): FrontmatterFinding {
  const isError = HIDING_FIELDS.includes(field)
  return { isError, line: lineOf(field, block), field, expected, found: shorten(value) }
}

function unknownFields(rawFields: RawFields, block: string): UnknownField[] {
  const named = [...rawFields].map(([key, value]) => ({ name: shorten(key), value: shorten(value) }))
  const unknown = named.filter(({ name }) => !FIELDS.includes(name))
  return unknown.map(({ name, value }) => ({ name, value, line: lineOf(name, block) }))
}

/** @returns the line of the file, from 1; 1, which is that of the dashes, if no line begins with the field */
function lineOf(field: string, block: string): number {
  return 2 + lineIndexOf(field, block)
}

/** Shortens a value for a message of one line. */
function shorten(value: unknown): string {
  if (value instanceof Map) return 'a mapping'
  if (Array.isArray(value)) return `a list of ${value.length}`
  const text = oneLine(String(value))
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
