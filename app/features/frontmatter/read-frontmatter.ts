import { FAILSAFE_SCHEMA, load, realMapTag, YAMLException } from 'js-yaml'
import * as v from 'valibot'
import { isMeant, lineOfField, saysDraft } from './block-lines.ts'
import { FIELD_RULES } from './field-rules.ts'
import { oneLine } from '#app/shared/one-line.ts'
import { FIELD_NAMES, type Frontmatter, type FrontmatterProblem } from './frontmatter.ts'
import { plainLetters } from './plain-letters.ts'

export type FrontmatterReading = {
  fields: Frontmatter
  problems: FrontmatterProblem[]
  /** Fields that mean nothing here; other tools may know them. */
  unknown: string[]
}

/** Characters. The longest blocks of honest articles have about one thousand. */
const MAX_BLOCK_LENGTH = 10_000
/** A list in a mapping is two deep; what is deeper means nothing here. */
const MAX_DEPTH = 8
const SCHEMA = FAILSAFE_SCHEMA.withTags(realMapTag)

/**
 * Reads a block of frontmatter. It never throws: a field that is wrong is left out and reported, and so is a block that is
 * no YAML. Scalars stay the text they are (YAML 1.2, failsafe schema), so that a title of digits is a title; tags and
 * aliases of YAML are refused.
 *
 * @param block what stands between the two lines of dashes
 * @returns `null` when the block is no frontmatter but a part of the article
 */
export function readFrontmatter(block: string): FrontmatterReading | null {
  if (block.length > MAX_BLOCK_LENGTH) {
    const expected = `at most ${count(MAX_BLOCK_LENGTH)} (what is longer belongs in the article)`
    return unreadable(block, { line: 1, expected, found: count(block.length) })
  }
  try {
    const value = load(block, { schema: SCHEMA, maxDepth: MAX_DEPTH, maxAliases: 0 })
    if (value instanceof Map) return checked(value, block)
    return unreadable(block, { line: 2, expected: 'fields, each "name: value"', found: shown(value) })
  } catch (error) {
    const { line, reason } = explained(error)
    return unreadable(block, { line: line + 2, expected: YAML, found: reason })
  }
}

const YAML = 'YAML (a text with ": " or " #" in it, or with a sign in front, stands in quotes)'

function explained(error: unknown): { line: number; reason: string } {
  // Every exception of the parser is one of the block, whatever its class (js-yaml, "Safety").
  return error instanceof YAMLException
    ? { line: error.mark?.line ?? -1, reason: error.reason }
    : { line: -1, reason: 'something else' }
}

function unreadable(block: string, problem: Omit<FrontmatterProblem, 'field'>): FrontmatterReading | null {
  if (!isMeant(block)) return null
  const fields = saysDraft(block) ? { draft: true } : {}
  return { fields, problems: [{ field: null, ...problem }], unknown: [] }
}

function checked(values: ReadonlyMap<unknown, unknown>, block: string): FrontmatterReading {
  const fields: Record<string, unknown> = {}
  const problems: FrontmatterProblem[] = []
  const unknown: string[] = []
  for (const [name, value] of values) {
    const field = FIELD_NAMES.find((known) => known === plainLetters(String(name)).trim().toLowerCase())
    if (field === undefined) {
      unknown.push(shown(name))
      continue
    }
    // A name without a value is a place to write one later.
    if (value === undefined || value === '') continue
    const line = lineOfField(block, field)
    if (name !== field)
      problems.push({
        line,
        field,
        expected: `the name in small, plain letters, "${field}"`,
        found: shown(name),
      })
    const result = v.safeParse(FIELD_RULES[field], value)
    // In doubt an article is kept back: what was published by mistake cannot be taken back.
    if (field === 'draft') fields.draft = fields.draft === true || !result.success || result.output
    else if (result.success) fields[field] = result.output
    if (!result.success) {
      const [issue] = result.issues
      problems.push({ line, field, expected: issue.message, found: shown(value) })
    }
  }
  return { fields, problems: problems.toSorted((a, b) => a.line - b.line), unknown }
}

function count(characters: number): string {
  return `${characters.toLocaleString('en')} characters`
}

/** A value in few words, for a line of the build's output. */
function shown(value: unknown): string {
  if (value instanceof Map) return 'a mapping'
  if (Array.isArray(value)) return `a list of ${value.length}`
  const text = oneLine(String(value))
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
