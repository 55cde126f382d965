import { FAILSAFE_SCHEMA, load, realMapTag, YAMLException } from 'js-yaml'
import * as v from 'valibot'
import { isMeant, lineOfField, saysDraft } from './block-lines.ts'
import { FIELD_RULES } from './field-rules.ts'
import { FIELD_NAMES, type Frontmatter, type FrontmatterProblem } from './frontmatter.ts'

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
    const expected = `at most ${MAX_BLOCK_LENGTH.toLocaleString('en')} characters`
    return unreadable(block, { line: 1, expected, found: block.length.toLocaleString('en') })
  }
  try {
    const value = load(block, { schema: SCHEMA, maxDepth: MAX_DEPTH, maxAliases: 0 })
    return value instanceof Map ? checked(value, block) : null
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
  for (const field of FIELD_NAMES) {
    const value = values.get(field)
    // A name without a value is a place to write one later.
    if (value === undefined || value === '') continue
    const result = v.safeParse(FIELD_RULES[field], value)
    if (result.success) fields[field] = result.output
    else {
      const [issue] = result.issues
      problems.push({ line: lineOfField(block, field), field, expected: issue.message, found: shown(value) })
    }
  }
  const known = new Set<unknown>(FIELD_NAMES)
  const unknown = [...values.keys()].filter((name) => !known.has(name)).map(shown)
  return { fields, problems, unknown }
}

/** A value in few words, for a line of the build's output. */
function shown(value: unknown): string {
  if (value instanceof Map) return 'a mapping'
  if (Array.isArray(value)) return `a list of ${value.length}`
  const text = String(value).replaceAll(/[\s\p{Cc}]+/gu, ' ')
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
